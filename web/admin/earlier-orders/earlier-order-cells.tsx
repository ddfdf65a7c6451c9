import { Button, Popconfirm } from 'antd';
import { EARLIER_STATUS_LABELS } from '#engine/trade/shop/earlier-orders';
import type { EarlierOrderSort } from '../../apollo/schema.generated';
import { formatDate } from '../../lib/dates/format-date';
import { formatMoney } from '../../lib/text/format';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { PhoneLink } from '../kit/page/inline-parts';
import type { ListColumn } from '../kit/table/use-columns';
import {
  type EarlierOrderRowFragment,
  EarlierOrdersPageDocument,
  PayEarlierOrderDocument,
} from './earlier-orders-page.generated';
import styles from './earlier-order-cells.module.css';

interface CellProps {
  order: EarlierOrderRowFragment;
}

export const EARLIER_ORDER_COLUMNS: ListColumn<EarlierOrderRowFragment, EarlierOrderSort>[] = [
  {
    key: 'number',
    title: 'Numer',
    shown: 'always',
    width: 170,
    render: ({ number }) => <strong>{number}</strong>,
  },
  {
    key: 'date',
    title: 'Data',
    width: 130,
    sort: { ascend: 'oldest', descend: 'newest' },
    render: ({ orderedOn }) => formatDate(orderedOn),
  },
  { key: 'customer', title: 'Klient', render: (order) => <Customer order={order} /> },
  { key: 'description', title: 'Opis', render: ({ description }) => description },
  {
    key: 'status',
    title: 'Status',
    width: 120,
    render: ({ status }) => EARLIER_STATUS_LABELS[status],
  },
  {
    key: 'total',
    title: 'Wartość',
    width: 120,
    align: 'right',
    render: ({ totalAmount }) => formatMoney(totalAmount),
  },
  {
    key: 'owed',
    title: 'Do zapłaty',
    width: 130,
    align: 'right',
    sort: { descend: 'owed_desc' },
    render: ({ owed }) => formatMoney(owed),
  },
  {
    key: 'actions',
    title: 'Działania',
    shown: 'always',
    width: 130,
    render: (order) => <Pay order={order} />,
  },
];

function Customer({ order: { customerName, customerEmail, customerPhone } }: CellProps) {
  return (
    <div className={styles.lines}>
      <span>{customerName}</span>
      {customerEmail && <a href={`mailto:${customerEmail}`}>{customerEmail}</a>}
      {customerPhone && <PhoneLink phone={customerPhone} />}
    </div>
  );
}

export function CompactEarlierOrder({ order }: CellProps) {
  const { number, orderedOn, description, status, totalAmount, owed } = order;
  return (
    <div className={styles.lines}>
      <strong>{`${number}, ${formatDate(orderedOn)}`}</strong>
      <Customer order={order} />
      <span>{description}</span>
      <span>{`${EARLIER_STATUS_LABELS[status]}, ${formatMoney(totalAmount)}, do zapłaty ${formatMoney(owed)}`}</span>
      <Pay order={order} />
    </div>
  );
}

/** Records that all of an order is paid; nothing where nothing is owed. */
function Pay({ order: { id, version, number, totalAmount, paidAmount, owed } }: CellProps) {
  const [restore] = useStaffMutation(PayEarlierOrderDocument, {
    done: 'Wpłata została wycofana',
    failed: 'Nie udało się wycofać wpłaty',
    refetch: [EarlierOrdersPageDocument],
  });
  const [pay, { loading }] = useStaffMutation(PayEarlierOrderDocument, {
    done: `Zamówienie ${number} jest zapłacone`,
    failed: 'Nie udało się zapisać wpłaty',
    refetch: [EarlierOrdersPageDocument],
    undo: ({ earlierOrder }) =>
      void restore({ input: { id, version: earlierOrder?.version ?? version, paidAmount } }),
  });
  if (Number(owed) === 0) return null;
  return (
    <Popconfirm
      title={`Zapłacono ${formatMoney(owed)} za ${number}?`}
      okText="Zapłacono"
      cancelText="Anuluj"
      onConfirm={() => void pay({ input: { id, version, paidAmount: totalAmount } })}
    >
      <Button size="small" loading={loading} aria-label={`Zapłacono: ${number}`}>
        Zapłacono
      </Button>
    </Popconfirm>
  );
}
