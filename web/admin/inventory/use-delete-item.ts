import { App } from 'antd';

import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { itemName } from './inventory-cells';
import { DeleteInventoryItemDocument } from './inventory-mutations.generated';
import { InventoryPageDocument, type InventoryRowFragment } from './inventory-page.generated';

/** Deletes a stock item after asking. */
export function useDeleteItem(): (item: InventoryRowFragment) => void {
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
