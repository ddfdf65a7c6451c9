import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { formatNumber } from '../../lib/text/format-number';
import { plural } from '../../lib/text/plural';
import { AdminFailure } from '../kit/page/admin-failure';
import { AdminPage } from '../kit/page/admin-page';
import { ImportDialog } from '../kit/import/import-dialog';
import { useListView } from '../kit/list/use-list-view';
import { useOpened } from '../kit/list/use-opened';
import { AdjustDialog } from './adjust-dialog';
import { inventoryList } from './inventory-list';
import { InventoryPageDocument, type InventoryRowFragment } from './inventory-page.generated';
import { InventoryTable } from './inventory-table';
import { ItemDialog } from './item-dialog';
import { StockLedger } from './stock-ledger';
import { useDeleteItem } from './use-delete-item';

type Dialog = { kind: 'add' | 'import' } | { kind: 'edit' | 'adjust'; item: InventoryRowFragment };

/** The stock: what is there, what orders have reserved of it, and how it came about. */
export function InventoryPage() {
  const { view, variables, change } = useListView(inventoryList);
  const [opened, open] = useOpened('item');
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { data, previousData, loading, error, refetch } = useQuery(InventoryPageDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const askToDelete = useDeleteItem();
  const close = () => setDialog(null);
  const shown = data ?? previousData;
  const total = shown?.inventory.totalCount ?? 0;

  return (
    <AdminPage
      title="Magazyn"
      remark={shown && `${formatNumber(total)} ${plural(total, ['pozycja', 'pozycje', 'pozycji'])}`}
    >
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <InventoryTable
        items={shown?.inventory.items}
        total={total}
        loading={loading && !data}
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
      <StockLedger itemId={opened === null ? null : Number(opened)} onClose={() => open(null)} />
      {dialog?.kind === 'add' && <ItemDialog onClose={close} />}
      {dialog?.kind === 'import' && (
        <ImportDialog
          title="Import magazynu"
          path="/api/admin/inventory/import"
          noun="Pozycja"
          done={'Stan z\u00a0pliku został zapisany'}
          refetch={[InventoryPageDocument]}
          onClose={close}
        >
          Plik CSV z&nbsp;kolumnami takimi jak w&nbsp;eksporcie. Wiersz z&nbsp;numerem zmienia
          pozycję, bez numeru dodaje nową. Różnica ilości to ruch magazynowy z&nbsp;powodem
          z&nbsp;kolumny „powod”.
        </ImportDialog>
      )}
      {dialog?.kind === 'edit' && <ItemDialog item={dialog.item} onClose={close} />}
      {dialog?.kind === 'adjust' && <AdjustDialog item={dialog.item} onClose={close} />}
    </AdminPage>
  );
}
