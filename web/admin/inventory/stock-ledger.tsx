import { useQuery } from '@apollo/client/react';
import { Drawer, Empty } from 'antd';
import { useState, type ReactNode } from 'react';

import { formatNumber } from '../../lib/text/format-number';
import { shownData } from '../kit/page/use-staff-query';
import { AdminFailure } from '../kit/page/admin-failure';
import { Loading } from '../kit/page/loading';
import { Available, itemName } from './inventory-cells';
import { LEDGER_PAGE_SIZE, MovementsTable } from './movements-table';
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
  const known = shownData({ data, previousData, error })?.inventoryItem;
  const isClosing = itemId === null;
  // While the drawer closes, it still shows its item; while another item loads, it does not show the previous one.
  const item = isClosing || known?.id === itemId ? known : undefined;
  const missing = known === null && (isClosing || data !== undefined);
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
