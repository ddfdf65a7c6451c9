import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { parseAmount } from '#engine/goods/price/money';
import { creditExample, creditOffer } from '#engine/trade/shop/credit';
import { type DeliveryTerm, deliverySpan } from '#engine/trade/shop/delivery-term';
import { paymentSteps } from '#engine/trade/shop/payment-terms';
import { joinClasses } from '../lib/join-classes';
import { type PaymentBoxFragment, PaymentBoxFragmentDoc } from './payment-box.generated';
import styles from './payment-box.module.css';

interface PaymentBoxProps {
  company: FragmentType<PaymentBoxFragment>;
  /** A decimal string in złoty. */
  price: string;
  /** The families of the goods. */
  categories: readonly string[];
  /** Whether the price may belong to earlier settings. */
  stale: boolean;
}

/** When a buyer pays how much, and when the goods come; the instalments, with what the law wants beside them. */
export function PaymentBox({ price, categories, stale, ...props }: PaymentBoxProps) {
  const { data: company } = useSuspenseFragment({
    fragment: PaymentBoxFragmentDoc,
    from: props.company,
  });
  const terms = company.termsOfSale;
  const total = parseAmount(price);
  if (total === 0) return null;
  const delivery = deliverySpan(latestOf(terms.deliveries, categories));
  return (
    <section
      className={joinClasses(styles.box, stale && styles.stale)}
      aria-label="Płatność i&nbsp;termin"
    >
      <dl className={styles.steps}>
        {paymentSteps(total, terms).map(({ label, amount, when }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{amount}</strong> <span>{when}</span>
            </dd>
          </div>
        ))}
        <div>
          <dt>Dostawa</dt>
          <dd>
            <strong>{delivery}</strong> <span>zwykle, gdy zamówisz dziś</span>
          </dd>
        </div>
      </dl>
      {terms.credit && (
        <div className={styles.credit}>
          <p className={styles.offer}>{creditOffer(total, terms.credit)}</p>
          <p>{creditExample(total, terms.credit)}</p>
        </div>
      )}
    </section>
  );
}

/** When all goods of these families are there. */
function latestOf(
  deliveries: readonly (DeliveryTerm & { category: string })[],
  categories: readonly string[],
): DeliveryTerm {
  const own = deliveries.filter(({ category }) => categories.includes(category));
  const last = (days: readonly string[]) => days.toSorted().at(-1) ?? '';
  return { from: last(own.map(({ from }) => from)), until: last(own.map(({ until }) => until)) };
}
