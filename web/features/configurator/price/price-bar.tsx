import { type ReactNode, useEffect, useRef, useState } from 'react';
import { joinClasses } from '../../../lib/join-classes';
import { formatMoney } from '../../../lib/text/format';
import { VisuallyHidden } from '../../../ui/content/visually-hidden';
import type { PriceState } from './use-price-quote';
import styles from './price-bar.module.css';

/** The notes, the price and the button beside it, which stay in view while the settings scroll if there is room. */
export function PriceBar({
  shown,
  notes,
  children,
}: {
  /** The price. */
  shown: ReactNode;
  notes: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.box}>
      {notes}
      <div className={styles.bar}>
        {shown}
        {children}
      </div>
    </div>
  );
}

/** The price, or why there is none. */
export function ShownPrice({ price }: { price: PriceState }) {
  const { quote, pending, failed, isProductGone, retry } = price;
  const amount = quote?.calculatedPrice ?? null;
  return (
    <div>
      <div className={styles.price}>
        <Status price={price} />
        {amount !== null && <Amount amount={amount} stale={pending || failed} />}
        {failed && !isProductGone && (
          <button type="button" className={styles.retry} onClick={retry}>
            Spróbuj ponownie
          </button>
        )}
      </div>
      <VisuallyHidden>
        <output>{amount !== null && !pending && !failed && `Cena: ${formatMoney(amount)}`}</output>
      </VisuallyHidden>
    </div>
  );
}

function Status({ price }: { price: PriceState }) {
  const { quote, pending, failed, isOffline, isProductGone } = price;
  const amount = quote?.calculatedPrice ?? null;
  if (isProductGone) {
    return (
      <span className={styles.failed}>Tego produktu nie ma już w&nbsp;ofercie. Wybierz inny.</span>
    );
  }
  if (isOffline) return <span className={styles.failed}>Brak połączenia z&nbsp;internetem.</span>;
  if (failed) return <span className={styles.failed}>Nie udało się obliczyć ceny.</span>;
  if (pending) return <span className={styles.status}>Obliczanie ceny...</span>;
  if (amount === null) return <span className={styles.failed}>Popraw zaznaczone ustawienia.</span>;
  return <span className={styles.status}>{`Cena z\u00a0VAT ${quote?.vatRate ?? ''}%`}</span>;
}

function Amount({ amount, stale }: { amount: string; stale: boolean }) {
  const shown = useCountingAmount(amount);
  return (
    <strong className={joinClasses(styles.amount, stale && styles.stale)} aria-hidden="true">
      {formatMoney(shown)}
    </strong>
  );
}

const DURATION = 220;

/** The amount to show, a decimal string: it counts up or down to a new value, or jumps where motion is reduced. */
function useCountingAmount(amount: string): string {
  const [shown, setShown] = useState(amount);
  const from = useRef(Number(amount));
  useEffect(() => {
    const start = from.current;
    const end = Number(amount);
    from.current = end;
    if (start === end || !window.matchMedia('(prefers-reduced-motion: no-preference)').matches) {
      setShown(amount);
      return;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(1, (now - startedAt) / DURATION);
      const eased = 1 - (1 - progress) ** 3;
      setShown(progress === 1 ? amount : String(Math.round(start + (end - start) * eased)));
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return shown;
}
