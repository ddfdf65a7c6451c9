import { Form, Input, Select } from 'antd';

import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '../../../engine/order-status.js';
import type { OrderStatus } from '../../apollo/schema.generated';
import { formatNumber } from '../../lib/format-number';
import { plural } from '../../lib/plural';
import type { Toast } from '../../ui/toast';
import { EditDialog } from '../form/edit-dialog';
import type { Edited, SaveOutcome } from '../form/save-outcome';
import { useStaffMutation } from '../form/use-staff-mutation';
import { ORDER_NOUNS } from './order-nouns';
import { ChangeOrderStatusesDocument } from './change-order-statuses.generated';
import { OrdersPageDocument, type OrderRowFragment } from './orders-page.generated';
import type { StatusChanges } from './use-selected-orders';

interface BulkValues {
  status: OrderStatus | null;
  note: string;
}

interface BulkStatusDialogProps {
  /** As they were seen. */
  orders: readonly OrderRowFragment[];
  onChanged: (changes: StatusChanges) => void;
  onClose: () => void;
}

const OPTIONS = ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABELS[value] }));

/** One status for many orders; what a colleague has changed meanwhile stays as it is. */
export function BulkStatusDialog({ orders, onChanged, onClose }: BulkStatusDialogProps) {
  const [change] = useStaffMutation(ChangeOrderStatusesDocument, {
    done: ({ orders: changed, refused }) => changedToast(changed.length, refused.length),
    failed: 'Nie udało się zmienić statusów',
    refetch: [OrdersPageDocument],
  });
  const save = async ({ values }: Edited<BulkValues>): Promise<SaveOutcome<BulkValues>> => {
    const { status, note } = values;
    if (!status) return { kind: 'refused', problems: [] };
    const seen = orders.map(({ id, version }) => ({ orderId: id, version }));
    const outcome = await change({ input: { orders: seen, status, note: note.trim() || null } });
    if (outcome.kind === 'done') onChanged(outcome.payload);
    return outcome.kind === 'conflict' ? { kind: 'refused', problems: [] } : outcome;
  };
  const { length } = orders;
  return (
    <EditDialog<BulkValues>
      title={`Status: ${formatNumber(length)} ${plural(length, [...ORDER_NOUNS])}`}
      texts={{ status: 'Nowy status', note: 'Notatka' }}
      initial={{ values: { status: null, note: '' } }}
      saveLabel="Zmień status"
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="status"
        label="Nowy status"
        extra="Każdy z klientów dostanie wiadomość o zmianie."
        rules={[{ required: true, message: 'Wybierz status.' }]}
      >
        <Select options={OPTIONS} placeholder="Wybierz" />
      </Form.Item>
      <Form.Item name="note" label="Notatka w historii (widzi ją tylko obsługa)">
        <Input.TextArea rows={2} maxLength={2000} />
      </Form.Item>
    </EditDialog>
  );
}

function changedToast(changed: number, refused: number): string | Toast {
  if (refused === 0) {
    return changed === 1
      ? 'Status zamówienia został zaktualizowany'
      : `Zmieniono status: ${formatNumber(changed)} ${plural(changed, [...ORDER_NOUNS])}`;
  }
  if (changed === 0) return { title: 'Żadne zamówienie się nie zmieniło', tone: 'destructive' };
  return `Zmieniono status ${formatNumber(changed)} z\u00a0${formatNumber(changed + refused)} zamówień`;
}
