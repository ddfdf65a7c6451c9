import type { FragmentType } from '@apollo/client';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { OrderSort, OrderStatus } from '../../../apollo/schema.generated';
import { formatDateTime } from '../../../lib/dates/format-date';
import { formatMoney } from '../../../lib/text/format';
import { ListSearch } from '../../kit/list/list-search';
import { useRows } from '../../kit/list/rows';
import { PhoneLink } from '../../kit/page/inline-parts';
import { ListTable } from '../../kit/table/list-table';
import { ContactLines, CellLines } from '../../kit/table/scroll-table';
import type { ListColumn } from '../../kit/table/use-columns';
import { OrderRowFragmentDoc, type OrderRowFragment } from '../orders-page.generated';
import { StatusSelect } from '../status/status-select';
import type { SeenOrder } from '../status/use-change-statuses';
import { OrdersFilter, ordersList, type OrdersView } from './orders-filter';
import styles from './orders-table.module.css';

interface OrdersTableProps {
  orders: FragmentType<OrderRowFragment>[] | undefined;
  total: number;
  counts: readonly { status: OrderStatus; count: number; isExact: boolean }[] | undefined;
  loading: boolean;
  view: OrdersView;
  onChange: (change: Partial<OrdersView>) => void;
  onOpen: (id: string) => void;
  selection: {
    rows: readonly SeenOrder[];
    select: (rows: readonly SeenOrder[]) => void;
  };
  tools: ReactNode;
}

/** One page of orders with search and filters. */
export function OrdersTable(props: OrdersTableProps) {
  const { orders, counts, view, onChange, onOpen, selection, ...list } = props;
  const rows = useRows(OrderRowFragmentDoc, 'OrderRow', orders);
  return (
    <ListTable<OrderRowFragment, OrderSort>
      {...list}
      list="orders"
      columns={orderColumns(onOpen)}
      rows={rows}
      view={view}
      defaultSort={ordersList.defaultSort}
      onChange={onChange}
      onOpen={({ id }) => onOpen(String(id))}
      narrow={(order) => <CompactOrder order={order} onOpen={onOpen} />}
      selection={{ ...selection, name: ({ id }) => `zamówienie ${id}` }}
      empty="Brak zamówień"
      search={
        <ListSearch
          label="Szukaj zamówień"
          placeholder="Numer, nazwisko, adres, e-mail, telefon"
          value={view.text}
          onSearch={(text) => onChange({ text })}
        />
      }
      filters={<OrdersFilter view={view} counts={counts} onChange={onChange} />}
    />
  );
}

type Column = ListColumn<OrderRowFragment, OrderSort>;

const FACTS: readonly Column[] = [
  {
    key: 'customer',
    title: 'Klient',
    render: ({ customerName, customerEmail, customerPhone }) => (
      <ContactLines name={customerName} email={customerEmail} phone={customerPhone} />
    ),
  },
  {
    key: 'date',
    title: 'Data',
    width: 220,
    sort: { ascend: 'oldest', descend: 'newest' },
    render: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    key: 'total',
    title: 'Kwota',
    width: 140,
    align: 'right',
    sort: { ascend: 'total_asc', descend: 'total_desc' },
    render: ({ totalAmount }) => formatMoney(totalAmount),
  },
  {
    key: 'status',
    title: 'Status',
    width: 176,
    render: (order) => <StatusSelect order={order} />,
  },
];

function orderColumns(onOpen: (id: string) => void): Column[] {
  return [
    {
      key: 'id',
      title: 'Numer',
      width: 96,
      shown: 'always',
      render: (order) => <OrderNumber order={order} onOpen={onOpen} />,
    },
    ...FACTS,
  ];
}

interface OrderCellProps {
  order: OrderRowFragment;
  onOpen: (id: string) => void;
}

function OrderNumber({ order, onOpen }: OrderCellProps) {
  return (
    <Button
      type="link"
      size="small"
      styles={{ root: { paddingInline: 0, fontWeight: 600 } }}
      aria-label={`Pokaż zamówienie nr ${order.id}`}
      onClick={() => onOpen(String(order.id))}
    >
      Nr&nbsp;{order.id}
    </Button>
  );
}

function CompactOrder({ order, onOpen }: OrderCellProps) {
  return (
    <div className={styles.compact}>
      <CellLines>
        <span>
          <OrderNumber order={order} onOpen={onOpen} /> <b>{formatMoney(order.totalAmount)}</b>
        </span>
        <strong>{order.customerName}</strong>
        <PhoneLink phone={order.customerPhone} />
        <span>{formatDateTime(order.createdAt)}</span>
      </CellLines>
      <StatusSelect order={order} />
    </div>
  );
}
