import type { OrderSort } from '../../../apollo/schema.generated';
import { formatDateTime } from '../../../lib/dates/format-date';
import { formatMoney } from '../../../lib/text/format-money';
import { ContactLines } from '../../kit/table/cell-lines';
import type { ListColumn } from '../../kit/table/use-columns';
import type { OrderRowFragment } from '../orders-page.generated';
import { StatusSelect } from '../status/status-select';
import { OrderNumber } from './order-cells';

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

export function orderColumns(onOpen: (id: string) => void): Column[] {
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
