import { Segmented, Select } from 'antd';
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '#engine/trade/shop/order-status';
import {
  PAYMENT_STATES,
  PAYMENT_STATE_LABELS,
  type PaymentState,
} from '#engine/trade/shop/payment-labels';
import type { OrderStatus, OrderSort } from '../../../apollo/schema.generated';
import { DayRange } from '../../kit/list/day-range';
import { Counted } from '../../kit/list/link-filter';
import { date, oneOf, text } from '../../kit/list/list-filters';
import { listSpec, type ViewOf } from '../../kit/list/list-view';
import styles from './orders-filter.module.css';

export const ordersList = listSpec({
  filters: {
    status: oneOf(ORDER_STATUSES),
    payment: oneOf(PAYMENT_STATES),
    text,
    from: date,
    to: date,
  },
  sorts: ['newest', 'oldest', 'total_desc', 'total_asc'] satisfies OrderSort[],
  defaultSort: 'newest',
});

export type OrdersView = ViewOf<typeof ordersList>;

const PAYMENTS = [
  { value: 'all' as const, label: 'Każda płatność' },
  ...PAYMENT_STATES.map((value) => ({ value, label: PAYMENT_STATE_LABELS[value] })),
];

interface OrdersFilterProps {
  view: OrdersView;
  /** Undefined until they are loaded. */
  counts: readonly { status: OrderStatus; count: number; isExact: boolean }[] | undefined;
  onChange: (change: Partial<OrdersView>) => void;
}

/** Filters by status, with the number of orders in each, by payment, and by the days on which orders were placed. */
export function OrdersFilter({ view, counts, onChange }: OrdersFilterProps) {
  const exact = counts?.every(({ isExact }) => isExact) ? counts : undefined;
  const countOf = (code: OrderStatus) =>
    exact && (exact.find(({ status }) => status === code)?.count ?? 0);
  const total = exact?.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <div className={styles.statuses}>
        <Segmented<OrderStatus | 'all'>
          aria-label="Filtr statusu"
          value={view.status ?? 'all'}
          onChange={(value) => onChange({ status: value === 'all' ? null : value })}
          options={[
            { value: 'all', label: <Counted label="Wszystkie" count={total} /> },
            ...ORDER_STATUSES.map((code) => ({
              value: code,
              label: <Counted label={ORDER_STATUS_LABELS[code]} count={countOf(code)} />,
            })),
          ]}
        />
      </div>
      <Select<PaymentState | 'all'>
        aria-label="Filtr płatności"
        className={styles.payment}
        value={view.payment ?? 'all'}
        options={PAYMENTS}
        onChange={(value) => onChange({ payment: value === 'all' ? null : value })}
      />
      <DayRange from={view.from} to={view.to} onChange={onChange} />
    </>
  );
}
