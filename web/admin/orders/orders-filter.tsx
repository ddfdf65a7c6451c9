import { Input, Segmented } from 'antd';

import type { OrderStatus } from '../../apollo/schema.generated';
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '../../lib/order-status';
import styles from './orders-filter.module.css';
import type { OrdersView } from './orders-url';

interface OrdersFilterProps {
  view: OrdersView;
  counts: readonly { status: OrderStatus; count: number }[];
  onChange: (change: Partial<OrdersView>) => void;
}

/** Search, and the statuses with the number of their orders. */
export function OrdersFilter({ view, counts, onChange }: OrdersFilterProps) {
  const countOf = (status: OrderStatus) => counts.find((c) => c.status === status)?.count ?? 0;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <search className={styles.filter}>
      <Input.Search
        key={view.text}
        defaultValue={view.text}
        allowClear
        placeholder="Numer, nazwisko, e-mail lub telefon"
        aria-label="Szukaj zamówień"
        className={styles.search}
        onSearch={(text) => onChange({ text: text.trim() })}
      />
      <div className={styles.statuses}>
        <Segmented<OrderStatus | 'all'>
          aria-label="Filtr statusu"
          value={view.status ?? 'all'}
          onChange={(value) => onChange({ status: value === 'all' ? null : value })}
          options={[
            { value: 'all', label: <Counted label="Wszystkie" count={total} /> },
            ...ORDER_STATUSES.map((status) => ({
              value: status,
              label: <Counted label={ORDER_STATUS_LABELS[status]} count={countOf(status)} />,
            })),
          ]}
        />
      </div>
    </search>
  );
}

function Counted({ label, count }: { label: string; count: number }) {
  return (
    <span>
      {label} <span className={styles.count}>{count}</span>
    </span>
  );
}
