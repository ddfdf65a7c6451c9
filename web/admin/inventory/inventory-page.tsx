import { useState } from 'react';

import { pluralCount } from '../../lib/text/plural';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { useListView } from '../kit/list/use-list-view';
import { readId } from '../kit/list/read-id';
import { useOpened } from '../kit/list/use-opened';
import { AdminFailure } from '../kit/page/admin-failure';
import { AdminPage } from '../kit/page/admin-page';
import { InventoryDialogs, type InventoryDialog } from './inventory-dialogs';
import { inventoryList } from './inventory-list';
import { InventoryPageDocument } from './inventory-page.generated';
import { InventoryTable } from './inventory-table';
import { StockLedger } from './stock-ledger';
import { useDeleteItem } from './use-delete-item';

const SETS = 'liczone w\u00a0kompletach: przygotowana tkanina i\u00a0profile na jedną sztukę';

/** The stock: quantities, reservations of orders, and the movements of each item. */
export function InventoryPage() {
  const { view, variables, change } = useListView(inventoryList);
  const [opened, open] = useOpened('item');
  const [dialog, setDialog] = useState<InventoryDialog | null>(null);
  const { data, loading, error, refetch } = useStaffQuery(InventoryPageDocument, variables);
  const askToDelete = useDeleteItem();
  const total = data?.inventory.totalCount ?? 0;
  const remark = `${pluralCount(total, ['pozycja', 'pozycje', 'pozycji'])}, ${SETS}`;
  return (
    <AdminPage title="Magazyn" remark={data && remark}>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <InventoryTable
        items={data?.inventory.items}
        total={total}
        loading={loading}
        view={view}
        filter={variables.filter}
        onChange={change}
        onOpen={({ id }) => open(String(id))}
        onAdd={() => setDialog({ kind: 'add' })}
        onImport={() => setDialog({ kind: 'import' })}
        actions={{
          onEdit: (item) => setDialog({ kind: 'edit', item }),
          onAdjust: (item) => setDialog({ kind: 'adjust', item }),
          onDelete: askToDelete,
        }}
      />
      <StockLedger itemId={readId(opened)} onClose={() => open(null)} />
      <InventoryDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </AdminPage>
  );
}
