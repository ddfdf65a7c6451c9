import { orderFacts } from '../../../engine/fields/order-fields.js';
import type { OrderCustomerFragment } from './order-customer.generated';
import styles from './order-customer.module.css';

export function OrderCustomer({ order }: { order: OrderCustomerFragment }) {
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
