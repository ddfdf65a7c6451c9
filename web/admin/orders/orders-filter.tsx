import { Segmented } from 'antd';

import type { OrderStatus } from '../../apollo/schema.generated';
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '../../lib/order-status';
import styles from './orders-filter.module.css';

interface OrdersFilterProps {
  status: OrderStatus | null;
  counts: readonly { status: OrderStatus; count: number }[];
  onChange: (status: OrderStatus | null) => void;
}

/** The statuses with the number of their orders. */
export function OrdersFilter({ status, counts, onChange }: OrdersFilterProps) {
  const countOf = (code: OrderStatus) => counts.find((c) => c.status === code)?.count ?? 0;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.statuses}>
      <Segmented<OrderStatus | 'all'>
        aria-label="Filtr statusu"
        value={status ?? 'all'}
        onChange={(value) => onChange(value === 'all' ? null : value)}
        options={[
          { value: 'all', label: <Counted label="Wszystkie" count={total} /> },
          ...ORDER_STATUSES.map((code) => ({
            value: code,
            label: <Counted label={ORDER_STATUS_LABELS[code]} count={countOf(code)} />,
          })),
        ]}
      />
    </div>
  );
}

function Counted({ label, count }: { label: string; count: number }) {
  return (
    <span>
      {label} <span className={styles.count}>{count}</span>
    </span>
  );
}
