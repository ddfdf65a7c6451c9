import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Fragment } from 'react';

import { vatLabel } from '#engine/trade/invoices/labels';
import { discountLabel } from '#engine/goods/price/receipt';
import { parseAmount } from '#engine/goods/price/money';
import type { OrderStatus } from '../../../apollo/schema.generated';
import { formatMoney } from '../../../lib/text/format-money';
import { OrderLinesFragmentDoc, type OrderLinesFragment } from './order-lines.generated';
import styles from './order-lines.module.css';
import { OrderedLine } from './ordered-line';

/** Statuses in which the goods are not finished: only then a shortage of stock matters. */
const UNMADE: ReadonlySet<OrderStatus> = new Set(['pending', 'confirmed', 'in_production']);

/** The lines of an order and its totals. */
export function OrderLines({ order: from }: { order: FragmentType<OrderLinesFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderLinesFragmentDoc,
    fragmentName: 'OrderLines',
    from,
  });
  const rulings = rulingsOf(order);
  return (
    <>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <OrderedLine orderId={order.id} line={line} showsShortage={UNMADE.has(order.status)} />
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        {parseAmount(order.discount) > 0 && (
          <>
            <dt>{discountLabel(order.discountReason)}</dt>
            <dd>−{formatMoney(order.discount)}</dd>
          </>
        )}
        <dt>Netto</dt>
        <dd>{formatMoney(order.net)}</dd>
        {order.vatSums.map(({ rate, vat }) => (
          <Fragment key={rate}>
            <dt>{vatLabel(rate, order.vatSums)}</dt>
            <dd>{formatMoney(vat)}</dd>
          </Fragment>
        ))}
        {rulings.length > 0 && (
          <>
            <dt>Interpretacja (VAT 8%)</dt>
            <dd>{rulings.join(', ')}</dd>
          </>
        )}
        <dt>Razem</dt>
        <dd>
          <strong>{formatMoney(order.totalAmount)}</strong>
        </dd>
      </dl>
    </>
  );
}

/** The numbers of the tax rulings by which 8 % VAT applies; none where no part of the price has that rate. */
function rulingsOf({ lines, vatSums }: OrderLinesFragment): string[] {
  if (!vatSums.some(({ rate }) => rate === 8)) return [];
  return [...new Set(lines.flatMap(({ vatRuling }) => vatRuling ?? []))];
}
