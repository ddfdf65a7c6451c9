import type { ReactNode } from 'react';

import type { OrderSort, OrderStatus } from '../../../apollo/schema.generated';
import { formatDateTime } from '../../../lib/dates/format-date';
import { formatMoney } from '../../../lib/text/format-money';
import { ListSearch } from '../../kit/list/list-search';
import { ListTable } from '../../kit/table/list-table';
import type { ListColumn } from '../../kit/table/use-columns';
import { CompactOrder, OrderNumber } from './order-cells';
import { ContactLines } from '../../kit/table/cell-lines';
import { ordersList, type OrdersView } from './orders-list';
import { OrdersFilter } from './orders-filter';
import type { OrderRowFragment } from '../orders-page.generated';
import { StatusSelect } from '../status/status-select';

interface OrdersTableProps {
  orders: readonly OrderRowFragment[] | undefined;
  total: number;
  counts: readonly { status: OrderStatus; count: number; isExact: boolean }[];
  loading: boolean;
  view: OrdersView;
  onChange: (change: Partial<OrdersView>) => void;
  onOpen: (token: string) => void;
  selection: {
    rows: readonly OrderRowFragment[];
    select: (rows: readonly OrderRowFragment[]) => void;
  };
  tools: ReactNode;
}

/** One page of orders with its search and filters. */
export function OrdersTable(props: OrdersTableProps) {
  const { orders, counts, view, onChange, onOpen, selection, ...list } = props;
  return (
    <ListTable<OrderRowFragment, OrderSort>
      {...list}
      list="orders"
      columns={columns(onOpen)}
      rows={orders}
      view={view}
      defaultSort={ordersList.defaultSort}
      onChange={onChange}
      onOpen={({ token }) => onOpen(token)}
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

function columns(onOpen: (token: string) => void): ListColumn<OrderRowFragment, OrderSort>[] {
  return [
    {
      key: 'id',
      title: 'Numer',
      width: 96,
      shown: 'always',
      render: (order) => <OrderNumber order={order} onOpen={onOpen} />,
    },
    {
      key: 'customer',
      title: 'Klient',
      render: (order) => (
        <ContactLines
          name={order.customerName}
          email={order.customerEmail}
          phone={order.customerPhone}
        />
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
}
