import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { orderFacts } from '#engine/trade/fields/order-fields';
import { PriceTotals } from '../../goods/price-totals';
import { formatDate } from '../../lib/dates/format-date';
import {
  type OrderTotalsFragment,
  OrderTotalsFragmentDoc,
  type OrderCustomerFragment,
  OrderCustomerFragmentDoc,
} from './order-summary.generated';
import styles from './order-summary.module.css';

export function OrderTotals(props: { order: FragmentType<OrderTotalsFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderTotalsFragmentDoc,
    fragmentName: 'OrderTotals',
    from: props.order,
  });
  return <PriceTotals agreed={order} totalLabel="Razem" />;
}

/** What the customer entered, or when it was deleted. */
export function OrderCustomer(props: { order: FragmentType<OrderCustomerFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderCustomerFragmentDoc,
    fragmentName: 'OrderCustomer',
    from: props.order,
  });
  if (order.anonymisedAt)
    return (
      <p>{`Twoje dane usunęliśmy ${formatDate(order.anonymisedAt)}, po okresie przechowywania.`}</p>
    );
  return (
    <dl className={styles.customer}>
      {orderFacts(order).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
