import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { parseAmount } from '#engine/goods/price/money';
import { discountLabel } from '#engine/goods/price/receipt';
import { orderFacts } from '#engine/trade/fields/order-fields';
import { vatLabel } from '#engine/trade/invoices/labels';
import { formatDate } from '../../lib/dates/format-date';
import { formatMoney } from '../../lib/text/format';
import {
  type OrderTotalsFragment,
  OrderTotalsFragmentDoc,
  type OrderCustomerFragment,
  OrderCustomerFragmentDoc,
} from './order-totals.generated';
import styles from './order-totals.module.css';

export function OrderTotals(props: { order: FragmentType<OrderTotalsFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderTotalsFragmentDoc,
    from: props.order,
  });
  return (
    <dl className={styles.totals}>
      <div>
        <dt>Dostawa, podstawowy montaż i&nbsp;dojazd ekipy do 100&nbsp;km</dt>
        <dd>w&nbsp;cenie</dd>
      </div>
      {parseAmount(order.discount) > 0 && (
        <div>
          <dt>{discountLabel(order.discountReason)}</dt>
          <dd>{`−${formatMoney(order.discount)}`}</dd>
        </div>
      )}
      <div>
        <dt>Netto</dt>
        <dd>{formatMoney(order.net)}</dd>
      </div>
      {order.vatSums.map(({ rate, vat }) => (
        <div key={rate}>
          <dt>{vatLabel(rate, order.vatSums)}</dt>
          <dd>{formatMoney(vat)}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>Razem</dt>
        <dd>{formatMoney(order.totalAmount)}</dd>
      </div>
    </dl>
  );
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
