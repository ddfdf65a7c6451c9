import type { ReactNode } from 'react';
import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { formatDateTime } from '../../../lib/dates/format-date';
import { formatMoney } from '../../../lib/text/format';
import { VisuallyHidden } from '../../../ui/content/visually-hidden';
import { Skeleton } from '../../../ui/layout/skeleton';
import type { ComparedConfiguration } from './compared-configurations';
import type { TodaysPrice as Price } from './use-todays-prices';
import styles from './todays-price.module.css';

interface TodaysPriceProps {
  price: Price;
  /** The lowest of the prices compared, a decimal string; null where they do not differ. */
  cheapest: string | null;
  compared: ComparedConfiguration;
  onRetry: () => void;
}

/** Today's price, compared with the cheapest configuration and with the price when this one was kept. */
export function TodaysPrice({ price, cheapest, compared, onRetry }: TodaysPriceProps) {
  switch (price.state) {
    case 'pending':
      return (
        <div aria-busy="true">
          <Skeleton width="6rem" height="1.75rem" />
        </div>
      );
    case 'failed':
      return (
        <>
          <p className={styles.failed}>Nie udało się obliczyć ceny.</p>
          <button type="button" className={styles.retry} onClick={onRetry}>
            Spróbuj ponownie
          </button>
        </>
      );
    case 'none':
      return <p className={styles.failed}>Tej konfiguracji już nie wykonujemy.</p>;
    case 'available':
      return (
        <>
          <strong className={styles.amount}>{formatMoney(price.amount)}</strong>
          {cheapest !== null && <p className={styles.aside}>{against(cheapest, price.amount)}</p>}
          {compared.price !== null && compared.price !== price.amount && (
            <p className={styles.aside}>
              <span>{formatDateTime(compared.keptAt)}</span>: <s>{formatMoney(compared.price)}</s>
            </p>
          )}
        </>
      );
  }
}

/** How much more this costs than the cheapest configuration: "+ 890 zł", or "najtaniej" if it is the cheapest. */
function against(cheapest: string, amount: string): string {
  const more = parseAmount(amount) - parseAmount(cheapest);
  return more === 0 ? 'najtaniej' : `+\u00a0${formatZloty(more)}`;
}

/** A row of the comparison with its row header, marked where the configurations differ. */
export function ComparedRow({
  label,
  isLabelHidden = false,
  differs = false,
  children,
}: {
  label: string;
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean;
  differs?: boolean;
  /** The cells, one for each configuration. */
  children: ReactNode;
}) {
  return (
    <tr className={styles.row} data-differs={differs || undefined}>
      <th scope="row" className={styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
        {differs && (
          <>
            <span className={styles.mark} aria-hidden="true">
              ≠
            </span>
            <VisuallyHidden> (różni się)</VisuallyHidden>
          </>
        )}
      </th>
      {children}
    </tr>
  );
}
