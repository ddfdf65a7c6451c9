import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { includedLabel } from '#engine/goods/price/receipt';
import { goodsText } from '../../goods/goods-text';
import { joinClasses } from '../../lib/join-classes';
import { formatMoney } from '../../lib/text/format';
import { useShop } from '../../ui/layout/page-context';
import {
  type CartSummaryFragment,
  CartSummaryFragmentDoc,
  type CartSummaryLineFragment,
  CartSummaryLineFragmentDoc,
} from './cart-summary.generated';
import styles from './cart-summary.module.css';

/** The goods with their main features and the total, directly before the order button as the law requires. */
export function CartSummary({
  stale,
  asksReducedVat,
  ...props
}: {
  cart: FragmentType<CartSummaryFragment>;
  stale: boolean;
  /** Whether the buyer asks for the reduced rate: how much VAT the price contains then depends on the building. */
  asksReducedVat: boolean;
}) {
  const { data: cart } = useSuspenseFragment({
    fragment: CartSummaryFragmentDoc,
    fragmentName: 'CartSummary',
    from: props.cart,
  });
  const { installation } = useShop();
  return (
    <section className={styles.summary} aria-labelledby="cart-summary-title">
      <h2 className={styles.title} id="cart-summary-title">
        Podsumowanie
      </h2>
      <ul className={styles.lines}>
        {cart.lines.map((line) => (
          <CartSummaryLine key={line.id} line={line} stale={stale} />
        ))}
        <li className={styles.line}>
          <span>{includedLabel(cart.lines, installation)}</span>
          <span className={styles.amount}>w&nbsp;cenie</span>
        </li>
      </ul>
      <p className={styles.total} aria-live="polite">
        <span>Razem</span>
        <strong className={joinClasses(styles.sum, stale && styles.stale)}>
          {formatMoney(cart.total)}
        </strong>
      </p>
      <p className={styles.vat}>
        Cena zawiera VAT
        <span>
          {asksReducedVat
            ? '. Kwotę VAT podamy w\u00a0potwierdzeniu zamówienia.'
            : `${cart.mayHaveReducedVat ? ' 23%' : ''}: ${formatMoney(cart.vat)}`}
        </span>
      </p>
      {cart.lines.some(({ withdrawal }) => withdrawal === 'none') && <NoWithdrawal />}
    </section>
  );
}

function NoWithdrawal() {
  return (
    <p className={styles.law}>
      Produkty na wymiar nie podlegają prawu odstąpienia w&nbsp;14&nbsp;dni (art.&nbsp;38
      ust.&nbsp;1 pkt&nbsp;3 ustawy o&nbsp;prawach konsumenta). Do rozpoczęcia produkcji możesz
      bezpłatnie zmienić wymiary.
    </p>
  );
}

interface CartSummaryLineProps {
  line: FragmentType<CartSummaryLineFragment>;
  stale: boolean;
}

/**
 * A line of the cart in the summary: name, quantity, main features and price; without a price if it cannot be ordered.
 */
function CartSummaryLine({ stale, ...props }: CartSummaryLineProps) {
  const { data: line } = useSuspenseFragment({
    fragment: CartSummaryLineFragmentDoc,
    from: props.line,
  });
  const { label, quantity, lineTotal, configuration, issues } = line;
  return (
    <li className={styles.line}>
      <span
        className={styles.name}
      >{`${label ? `${label}: ` : ''}${configuration.product.name}${quantity > 1 ? ` ×\u00a0${quantity}` : ''}`}</span>
      <span className={joinClasses(styles.amount, stale && styles.stale)}>
        {issues.length > 0 ? 'nie wliczono' : formatMoney(lineTotal)}
      </span>
      <span className={styles.features}>{goodsText(configuration)}</span>
    </li>
  );
}
