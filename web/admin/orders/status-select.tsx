import { Select } from 'antd';

import type { OrderStatus } from '../../apollo/schema.generated';
import { ORDER_STATUSES } from '../../lib/order-status';
import styles from './status-select.module.css';
import { StatusTag } from './status-tag';
import { useChangeStatus } from './use-change-status';

const OPTIONS = ORDER_STATUSES.map((status) => ({
  value: status,
  label: <StatusTag status={status} />,
}));

/** The status of one order; choosing another one sets it at once. */
export function StatusSelect({ orderId, status }: { orderId: number; status: OrderStatus }) {
  const { changeStatus, loading } = useChangeStatus(orderId);
  return (
    <Select
      aria-label={`Status zamówienia ${orderId}`}
      className={styles.select}
      value={status}
      options={OPTIONS}
      loading={loading}
      disabled={loading}
      onChange={(next) => void changeStatus({ status: next })}
    />
  );
}
