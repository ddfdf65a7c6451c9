import { Empty, type TableColumnsType } from 'antd';

import type { StockMovementKind } from '../../apollo/schema.generated';
import { formatDateTime } from '../../lib/dates/format-date';
import { formatNumber } from '../../lib/text/format-number';
import { Link } from '../../ui/button/link';
import { CellLines } from '../kit/table/cell-lines';
import { ScrollTable } from '../kit/table/scroll-table';
import type { StockLedgerQuery } from './stock-ledger.generated';

type Movements = NonNullable<StockLedgerQuery['inventoryItem']>['movements'];
type Movement = Movements['items'][number];

export const LEDGER_PAGE_SIZE = 20;

const KINDS: Record<StockMovementKind, string> = {
  opening: 'Stan początkowy',
  adjusted: 'Korekta',
  consumed: 'Wydanie do zamówienia',
  returned: 'Zwrot z\u00a0zamówienia',
};

const COLUMNS: TableColumnsType<Movement> = [
  { title: 'Kiedy', key: 'at', render: (_, { at }) => formatDateTime(at) },
  { title: 'Zmiana', key: 'delta', align: 'right', render: (_, { delta }) => signed(delta) },
  { title: 'Co', key: 'kind', render: (_, entry) => <KindAndReason {...entry} /> },
  {
    title: 'Stan po',
    key: 'after',
    align: 'right',
    render: (_, { quantityAfter }) => formatNumber(quantityAfter),
  },
  { title: 'Kto', key: 'who', render: (_, { actorName }) => actorName ?? 'system' },
];

interface MovementsTableProps {
  movements: Movements;
  /** The number of the page, from 1. */
  page: number;
  loading: boolean;
  onPage: (page: number) => void;
}

/** One page of an item's stock movements. */
export function MovementsTable({ movements, page, loading, onPage }: MovementsTableProps) {
  return (
    <ScrollTable<Movement>
      label="Ruchy magazynowe"
      rowKey="id"
      columns={COLUMNS}
      dataSource={movements.items}
      loading={loading}
      pagination={{
        current: page,
        pageSize: LEDGER_PAGE_SIZE,
        total: movements.totalCount,
        onChange: onPage,
        hideOnSinglePage: true,
        showSizeChanger: false,
      }}
      locale={{ emptyText: <Empty description="Nie było jeszcze żadnych ruchów" /> }}
    />
  );
}

function KindAndReason({ kind, reason, orderId }: Movement) {
  return (
    <CellLines>
      <span>
        {KINDS[kind]}
        {orderId !== null && orderId !== undefined && (
          <>
            {' '}
            <Link to={`/admin/orders?q=${orderId}`}>nr&nbsp;{orderId}</Link>
          </>
        )}
      </span>
      {reason && <span>{reason}</span>}
    </CellLines>
  );
}

/** "+3" or "−3", with a typographic minus. */
function signed(delta: number): string {
  return delta > 0 ? `+${formatNumber(delta)}` : `−${formatNumber(-delta)}`;
}
