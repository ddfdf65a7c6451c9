import { Select } from 'antd';

import { ORDER_STATUSES } from '../../../engine/order-status.js';
import styles from './status-select.module.css';
import { StatusTag } from './status-tag';
import { useChangeStatus, type StatusedOrder } from './use-change-status';

const OPTIONS = ORDER_STATUSES.map((status) => ({
  value: status,
  label: <StatusTag status={status} />,
}));

/** The status of one order; choosing another one sets it at once. */
export function StatusSelect({ order }: { order: StatusedOrder }) {
  const { changeStatus, loading } = useChangeStatus(order);
  return (
    <Select
      aria-label={`Status zamówienia ${order.id}`}
      className={styles.select}
      value={order.status}
      options={OPTIONS}
      loading={loading}
      disabled={loading}
      onChange={(next) => void changeStatus({ status: next })}
    />
  );
}
