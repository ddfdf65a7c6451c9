import { ImportDialog } from '../kit/import/import-dialog';
import { AdjustDialog } from './adjust-dialog';
import { InventoryPageDocument, type InventoryRowFragment } from './inventory-page.generated';
import { ItemDialog } from './item-dialog';

/** The dialog that is open over the list. */
export type InventoryDialog =
  | { kind: 'add' | 'import' }
  | { kind: 'edit' | 'adjust'; item: InventoryRowFragment };

interface InventoryDialogsProps {
  dialog: InventoryDialog | null;
  onClose: () => void;
}

export function InventoryDialogs({ dialog, onClose }: InventoryDialogsProps) {
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
