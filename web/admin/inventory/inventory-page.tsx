import { App } from 'antd';
import { useState } from 'react';
import { pluralCount } from '../../lib/text/grammar';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { ImportDialog } from '../kit/import/import-dialog';
import { useOpened, readId } from '../kit/list/rows';
import { useListView } from '../kit/list/use-list-view';
import { AdminPage } from '../kit/page/admin-page';
import { AdminFailure } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { AdjustDialog } from './adjust-dialog';
import { itemName } from './inventory-columns';
import { DeleteInventoryItemDocument } from './inventory-mutations.generated';
import { InventoryPageDocument, type InventoryRowFragment } from './inventory-page.generated';
import { InventoryTable, inventoryList } from './inventory-table';
import { ItemDialog } from './item-dialog';
import { StockLedger } from './stock-ledger';

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

/** Deletes a stock item after asking. */
function useDeleteItem(): (item: InventoryRowFragment) => void {
  const { modal } = App.useApp();
  const [remove] = useStaffMutation(DeleteInventoryItemDocument, {
    done: 'Pozycja magazynowa została usunięta',
    failed: 'Nie udało się usunąć pozycji magazynowej',
    refetch: [InventoryPageDocument],
  });
  return (item) =>
    void modal.confirm({
      title: 'Czy na pewno chcesz usunąć tę pozycję magazynową?',
      content: itemName(item),
      okText: 'Usuń',
      okButtonProps: { danger: true },
      onOk: () => remove({ input: { id: item.id } }),
    });
}

/** The dialog that is open over the list. */
type InventoryDialog =
  | { kind: 'add' | 'import' }
  | { kind: 'edit' | 'adjust'; item: InventoryRowFragment };

interface InventoryDialogsProps {
  dialog: InventoryDialog | null;
  onClose: () => void;
}

function InventoryDialogs({ dialog, onClose }: InventoryDialogsProps) {
  switch (dialog?.kind) {
    case 'add':
      return <ItemDialog onClose={onClose} />;
    case 'edit':
      return <ItemDialog item={dialog.item} onClose={onClose} />;
    case 'adjust':
      return <AdjustDialog item={dialog.item} onClose={onClose} />;
    case 'import':
      return <InventoryImport onClose={onClose} />;
    default:
      return null;
  }
}

function InventoryImport({ onClose }: { onClose: () => void }) {
  return (
    <ImportDialog
      title="Import magazynu"
      path="/api/admin/inventory/import"
      noun="Pozycja"
      done={'Stan z\u00a0pliku został zapisany'}
      refetch={[InventoryPageDocument]}
      onClose={onClose}
    >
      Plik CSV z&nbsp;kolumnami takimi jak w&nbsp;eksporcie. Wiersz z&nbsp;numerem zmienia pozycję,
      bez numeru dodaje nową. Różnica ilości zapisze się jako ruch magazynowy; jego powód podaj
      w&nbsp;kolumnie „Powód”.
    </ImportDialog>
  );
}
