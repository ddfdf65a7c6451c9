import { formatPhone } from '../../../engine/locale/phone.js';
import type { OrderCustomerFragment } from './order-customer.generated';
import styles from './order-customer.module.css';

export function OrderCustomer({ order }: { order: OrderCustomerFragment }) {
  return (
    <dl className={styles.customer}>
      <div>
        <dt>Zamawiający</dt>
        <dd>{order.customerName}</dd>
      </div>
      <div>
        <dt>E-mail</dt>
        <dd>{order.customerEmail}</dd>
      </div>
      <div>
        <dt>Telefon</dt>
        <dd>{formatPhone(order.customerPhone)}</dd>
      </div>
      <div>
        <dt>Adres dostawy</dt>
        <dd className={styles.address}>{order.customerAddress}</dd>
      </div>
    </dl>
  );
}
