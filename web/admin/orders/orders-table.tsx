import { Button, Empty, Grid, Table, type TableColumnsType, type TableProps } from 'antd';

import type { OrderSort } from '../../apollo/schema.generated';
import { formatDateTime } from '../../lib/format-date';
import { formatMoney } from '../../lib/format-money';
import { formatPhone } from '../../lib/format-phone';
import { phoneLink } from '../../lib/phone-link';
import type { OrderRowFragment } from './orders-page.generated';
import styles from './orders-table.module.css';
import { ORDERS_PER_PAGE, type OrdersView } from './orders-url';
import { StatusSelect } from './status-select';

interface OrdersTableProps {
  orders: readonly OrderRowFragment[];
  total: number;
  loading: boolean;
  view: OrdersView;
  onChange: (change: Partial<OrdersView>) => void;
  onOpen: (token: string) => void;
}

const STATUS_COLUMN: TableColumnsType<OrderRowFragment>[number] = {
  title: 'Status',
  key: 'status',
  width: 176,
  render: (_, { id, status }) => <StatusSelect orderId={id} status={status} />,
};

/** One page of orders. Sorting and paging happen on the server. */
export function OrdersTable({ orders, total, loading, view, onChange, onOpen }: OrdersTableProps) {
  const { md: wide } = Grid.useBreakpoint();
  return (
    <Table<OrderRowFragment>
      rowKey="id"
      size="small"
      sticky
      className={styles.table}
      columns={wide ? wideColumns(view.sort, onOpen) : narrowColumns(onOpen)}
      dataSource={orders}
      loading={loading}
      onChange={({ current }, _filters, sorter, { action }) => {
        if (action === 'sort') onChange({ sort: sortOf(sorter) });
        else onChange({ page: current ?? 1 });
      }}
      pagination={{
        current: view.page,
        total,
        pageSize: ORDERS_PER_PAGE,
        showSizeChanger: false,
        hideOnSinglePage: true,
      }}
      locale={{ emptyText: <Empty description="Brak zamówień dla tych filtrów" /> }}
    />
  );
}

function narrowColumns(onOpen: (token: string) => void): TableColumnsType<OrderRowFragment> {
  return [
    {
      title: 'Zamówienie',
      key: 'order',
      render: (_, order) => <CompactOrder order={order} onOpen={onOpen} />,
    },
    STATUS_COLUMN,
  ];
}

function wideColumns(
  sort: OrderSort,
  onOpen: (token: string) => void,
): TableColumnsType<OrderRowFragment> {
  return [
    {
      title: 'Numer',
      key: 'id',
      width: 96,
      render: (_, order) => <OrderNumber order={order} onOpen={onOpen} />,
    },
    {
      title: 'Klient',
      key: 'customer',
      render: (_, order) => <Customer order={order} />,
    },
    {
      title: 'Data',
      key: 'date',
      width: 220,
      sorter: true,
      sortOrder: sort === 'newest' ? 'descend' : sort === 'oldest' ? 'ascend' : null,
      render: (_, { createdAt }) => formatDateTime(createdAt),
    },
    {
      title: 'Kwota',
      key: 'total',
      width: 140,
      align: 'right',
      sorter: true,
      sortOrder: sort === 'total_desc' ? 'descend' : sort === 'total_asc' ? 'ascend' : null,
      render: (_, { totalAmount }) => formatMoney(totalAmount),
    },
    STATUS_COLUMN,
  ];
}

type Sorter = Parameters<NonNullable<TableProps<OrderRowFragment>['onChange']>>[2];

function sortOf(sorter: Sorter): OrderSort {
  const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
  if (columnKey === 'total' && order) return order === 'ascend' ? 'total_asc' : 'total_desc';
  return columnKey === 'date' && order === 'ascend' ? 'oldest' : 'newest';
}

interface OrderCellProps {
  order: OrderRowFragment;
  onOpen: (token: string) => void;
}

function OrderNumber({ order, onOpen }: OrderCellProps) {
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

function Customer({ order }: { order: OrderRowFragment }) {
  return (
    <div className={styles.customer}>
      <strong>{order.customerName}</strong>
      <a href={`mailto:${order.customerEmail}`}>{order.customerEmail}</a>
      <a href={phoneLink(order.customerPhone)}>{formatPhone(order.customerPhone)}</a>
    </div>
  );
}

function CompactOrder({ order, onOpen }: OrderCellProps) {
  return (
    <div className={styles.customer}>
      <span>
        <OrderNumber order={order} onOpen={onOpen} /> <b>{formatMoney(order.totalAmount)}</b>
      </span>
      <strong>{order.customerName}</strong>
      <a href={phoneLink(order.customerPhone)}>{formatPhone(order.customerPhone)}</a>
      <span>{formatDateTime(order.createdAt)}</span>
    </div>
  );
}
