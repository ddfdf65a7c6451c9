import type { OrderStatus } from '../../apollo/schema.generated';
import { joinClasses } from '../../lib/join-classes';
import { ORDER_STATUS_LABELS } from '../../lib/order-status';
import styles from './status-tag.module.css';

export function StatusTag({ status }: { status: OrderStatus }) {
  return (
    <span className={joinClasses(styles.tag, styles[status])}>{ORDER_STATUS_LABELS[status]}</span>
  );
}
