import { Button } from 'antd';

import { formatDateTime } from '../../lib/format-date';
import { formatMoney } from '../../lib/format-money';
import { formatPhone } from '../../lib/format-phone';
import { phoneLink } from '../../lib/phone-link';
import styles from './order-cells.module.css';
import type { OrderRowFragment } from './orders-page.generated';
import { StatusSelect } from './status-select';

interface OrderCellProps {
  order: OrderRowFragment;
  onOpen: (token: string) => void;
}

export function OrderNumber({ order, onOpen }: OrderCellProps) {
  return (
    <Button
      type="link"
      size="small"
      styles={{ root: { paddingInline: 0, fontWeight: 600 } }}
      aria-label={`Pokaż zamówienie ${order.id}`}
      onClick={() => onOpen(order.token)}
    >
      #{order.id}
    </Button>
  );
}

export function Customer({ order }: { order: OrderRowFragment }) {
  return (
    <div className={styles.customer}>
      <strong>{order.customerName}</strong>
      <a href={`mailto:${order.customerEmail}`}>{order.customerEmail}</a>
      <a href={phoneLink(order.customerPhone)}>{formatPhone(order.customerPhone)}</a>
    </div>
  );
}

/** An order on the phone. */
export function CompactOrder({ order, onOpen }: OrderCellProps) {
  return (
    <div className={styles.compact}>
      <div className={styles.customer}>
        <span>
          <OrderNumber order={order} onOpen={onOpen} /> <b>{formatMoney(order.totalAmount)}</b>
        </span>
        <strong>{order.customerName}</strong>
        <a href={phoneLink(order.customerPhone)}>{formatPhone(order.customerPhone)}</a>
        <span>{formatDateTime(order.createdAt)}</span>
      </div>
      <StatusSelect order={order} />
    </div>
  );
}
