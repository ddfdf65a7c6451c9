import { useQuery } from '@apollo/client/react';
import { Drawer, Empty, type TableColumnsType } from 'antd';
import { useState, type ReactNode } from 'react';
import type { StockMovementKind } from '../../apollo/schema.generated';
import { formatDateTime } from '../../lib/dates/format-date';
import { formatNumber } from '../../lib/text/format';
import { Link } from '../../ui/button/link';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { shownData } from '../kit/page/use-staff-query';
import { ScrollTable, CellLines } from '../kit/table/scroll-table';
import { Available, itemName } from './inventory-columns';
import { StockLedgerDocument, type StockLedgerQuery } from './stock-ledger.generated';
import styles from './stock-ledger.module.css';

/** A drawer with the quantities and movements of one item. */
export function StockLedger({ itemId, onClose }: { itemId: number | null; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const { data, previousData, error, loading, refetch } = useQuery(StockLedgerDocument, {
    variables: {
      id: itemId ?? 0,
      page: { limit: LEDGER_PAGE_SIZE, offset: (page - 1) * LEDGER_PAGE_SIZE },
    },
    skip: itemId === null,
    fetchPolicy: 'cache-and-network',
  });
  const shownItem = shownData({ data, previousData, error })?.inventoryItem;
  const isClosing = itemId === null;
  // While the drawer closes, it still shows its item; while another item loads, it does not show the previous one.
  const item = isClosing || shownItem?.id === itemId ? shownItem : undefined;
  const missing = shownItem === null && (isClosing || data !== undefined);
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
      {missing && <Empty description="Nie ma takiej pozycji magazynowej" />}
      {!item && !error && !missing && <Loading rows={8} />}
      {item && <Quantities item={item} />}
      {item && (
        <MovementsTable
          movements={item.movements}
          page={page}
          loading={loading && !data}
          onPage={setPage}
        />
      )}
    </Drawer>
  );
}

interface QuantitiesProps {
  item: NonNullable<StockLedgerQuery['inventoryItem']>;
}

function Quantities({ item }: QuantitiesProps) {
  return (
    <dl className={styles.figures}>
      <Figure label="Na stanie">{formatNumber(item.stockQuantity)}</Figure>
      <Figure label="Zarezerwowane">{formatNumber(item.reserved)}</Figure>
      <Figure label="Dostępne">
        <Available available={item.available} />
      </Figure>
      <Figure label="Minimum">{formatNumber(item.minStockLevel)}</Figure>
    </dl>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type Movements = NonNullable<StockLedgerQuery['inventoryItem']>['movements'];
type Movement = Movements['items'][number];

const LEDGER_PAGE_SIZE = 20;

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
function MovementsTable({ movements, page, loading, onPage }: MovementsTableProps) {
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
