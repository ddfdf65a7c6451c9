import { useQuery } from '@apollo/client/react';
import { Drawer, Empty, type TableColumnsType } from 'antd';
import { useState } from 'react';

import type { StockMovementKind } from '../../apollo/schema.generated';
import { formatDateTime } from '../../lib/dates/format-date';
import { formatNumber } from '../../lib/text/format-number';
import { Link } from '../../ui/button/link';
import { AdminFailure } from '../kit/page/admin-failure';
import { CellLines } from '../kit/table/cell-lines';
import { Loading } from '../kit/page/loading';
import { ScrollTable } from '../kit/table/scroll-table';
import { Available, itemName } from './inventory-cells';
import styles from './stock-ledger.module.css';
import { StockLedgerDocument, type LedgerEntryFragment } from './stock-ledger.generated';

const PER_PAGE = 20;
const KINDS: Record<StockMovementKind, string> = {
  opening: 'Stan początkowy',
  adjusted: 'Korekta',
  consumed: 'Wydanie do zamówienia',
  returned: 'Zwrot z\u00a0zamówienia',
};

const COLUMNS: TableColumnsType<LedgerEntryFragment> = [
  { title: 'Kiedy', key: 'at', render: (_, { at }) => formatDateTime(at) },
  { title: 'Zmiana', key: 'delta', align: 'right', render: (_, { delta }) => signed(delta) },
  { title: 'Co', key: 'kind', render: (_, entry) => <What {...entry} /> },
  {
    title: 'Stan po',
    key: 'after',
    align: 'right',
    render: (_, { quantityAfter }) => formatNumber(quantityAfter),
  },
  { title: 'Kto', key: 'who', render: (_, { actorName }) => actorName ?? 'sklep' },
];

/** The movements of one item beside the list. */
export function StockLedger({ itemId, onClose }: { itemId: number | null; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const { data, previousData, error, loading, refetch } = useQuery(StockLedgerDocument, {
    variables: {
      id: itemId ?? 0,
      page: { limit: PER_PAGE, offset: (page - 1) * PER_PAGE },
    },
    skip: itemId === null,
    fetchPolicy: 'cache-and-network',
  });
  const known = (data ?? previousData)?.inventoryItem;
  // While it closes it shows what it showed; of another item, nothing.
  const item = itemId === null || known?.id === itemId ? known : undefined;
  return (
    <Drawer
      open={itemId !== null}
      onClose={onClose}
      afterOpenChange={() => setPage(1)}
      size="min(46rem, 100vw)"
      title={item ? itemName(item) : 'Ruchy magazynowe'}
      destroyOnHidden
    >
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {!item && !error && <Loading rows={8} />}
      {item && (
        <>
          <dl className={styles.figures}>
            <Figure label="Na stanie">{formatNumber(item.stockQuantity)}</Figure>
            <Figure label="Zarezerwowane">{formatNumber(item.reserved)}</Figure>
            <Figure label="Dostępne">
              <Available available={item.available} />
            </Figure>
            <Figure label="Minimum">{formatNumber(item.minStockLevel)}</Figure>
          </dl>
          <ScrollTable<LedgerEntryFragment>
            label="Ruchy magazynowe"
            rowKey="id"
            columns={COLUMNS}
            dataSource={item.movements.items}
            loading={loading && !data}
            pagination={{
              current: page,
              pageSize: PER_PAGE,
              total: item.movements.totalCount,
              onChange: setPage,
              hideOnSinglePage: true,
              showSizeChanger: false,
            }}
            locale={{ emptyText: <Empty description="Nic się jeszcze nie działo" /> }}
          />
        </>
      )}
    </Drawer>
  );
}

/** The kind of movement with its order, and the reason that staff gave. */
function What({ kind, reason, orderId }: LedgerEntryFragment) {
  return (
    <CellLines>
      <span>
        {KINDS[kind]}
        {orderId !== null && orderId !== undefined && (
          <>
            {' '}
            <Link to={`/admin/orders?q=${orderId}`}>#{orderId}</Link>
          </>
        )}
      </span>
      {reason && <span>{reason}</span>}
    </CellLines>
  );
}

function Figure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** With a true minus, and a plus for what came. */
function signed(delta: number): string {
  return delta > 0 ? `+${formatNumber(delta)}` : `−${formatNumber(-delta)}`;
}
