import type { OrderStatus } from '../../../apollo/schema.generated';
import { formatMoney } from '../../../lib/text/format-money';
import type { OrderDetailsFragment } from './order-drawer.generated';
import styles from './order-lines.module.css';
import { OrderedLine } from './ordered-line';

/** Statuses before the goods are made: only then a shortage of stock matters. */
const UNMADE: ReadonlySet<OrderStatus> = new Set(['pending', 'confirmed', 'in_production']);

/** The lines of an order and its totals. */
export function OrderLines({ order }: { order: OrderDetailsFragment }) {
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
        <dt>Netto</dt>
        <dd>{formatMoney(order.net)}</dd>
        <dt>VAT</dt>
        <dd>{formatMoney(order.vat)}</dd>
        <dt>Razem</dt>
        <dd>
          <strong>{formatMoney(order.totalAmount)}</strong>
        </dd>
      </dl>
    </>
  );
}
