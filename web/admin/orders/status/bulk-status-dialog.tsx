import { Form, Input, Radio, Select } from 'antd';

import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '../../../../engine/shop/order-status.js';
import type { OrderStatus } from '../../../apollo/schema.generated';
import { formatNumber } from '../../../lib/text/format-number';
import { plural } from '../../../lib/text/plural';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import type { Edited, SaveOutcome } from '../../kit/form/save-outcome';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { ORDER_NOUNS } from '../../kit/parts/order-nouns';
import { ChangeOrderStatusesDocument } from './change-order-statuses.generated';
import { OrdersPageDocument, type OrderRowFragment } from '../orders-page.generated';
import { useAskToCancel } from '../../kit/parts/use-ask-to-cancel';
import type { StatusChanges } from './use-selected-orders';
import { undoableToast, useUndoStatus } from './use-undo-status';

/** default: unless the order moves back. */
type Mailing = 'default' | 'all' | 'none';

interface BulkValues {
  status: OrderStatus | null;
  mailing: Mailing;
  note: string;
}

interface BulkStatusDialogProps {
  /** As they were seen. */
  orders: readonly OrderRowFragment[];
  onChanged: (changes: StatusChanges) => void;
  onClose: () => void;
}

const SENDS_MAIL: Record<Mailing, boolean | null> = { default: null, all: true, none: false };

const MAILINGS: { value: Mailing; label: string }[] = [
  { value: 'default', label: 'Wyślij, chyba że zamówienie wraca do wcześniejszego statusu' },
  { value: 'all', label: 'Wyślij do wszystkich' },
  { value: 'none', label: 'Nie wysyłaj wiadomości' },
];

const OPTIONS = ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABELS[value] }));

/** One status for many orders; what a colleague has changed meanwhile stays as it is. */
export function BulkStatusDialog({ orders, onChanged, onClose }: BulkStatusDialogProps) {
  const { undoStatus } = useUndoStatus();
  const { askToCancel } = useAskToCancel();
  const [change] = useStaffMutation(ChangeOrderStatusesDocument, {
    done: ({ orders: changed, refused }) =>
      changed.length === 0
        ? { title: 'Żadne zamówienie się nie zmieniło', tone: 'destructive' }
        : undoableToast(changedText(changed.length, refused.length), changed, undoStatus),
    failed: 'Nie udało się zmienić statusów',
    refetch: [OrdersPageDocument],
  });
  const save = async ({ values }: Edited<BulkValues>): Promise<SaveOutcome<BulkValues>> => {
    const { status, mailing, note } = values;
    const isMeant =
      status !== 'cancelled' || (await askToCancel(orders.map(({ id: orderId }) => orderId)));
    if (!status || !isMeant) return { kind: 'refused', problems: [] };
    const seen = orders.map(({ id, version }) => ({ orderId: id, version }));
    const input = { status, sendsMail: SENDS_MAIL[mailing], note: note.trim() || null };
    const outcome = await change({ input: { orders: seen, ...input } });
    if (outcome.kind === 'done') onChanged(outcome.payload);
    return outcome.kind === 'conflict' ? { kind: 'refused', problems: [] } : outcome;
  };
  const { length } = orders;
  return (
    <EditDialog<BulkValues>
      title={`Status: ${formatNumber(length)} ${plural(length, ORDER_NOUNS)}`}
      texts={{ status: 'Nowy status', mailing: 'Wiadomości do klientów', note: 'Notatka' }}
      initial={{ values: { status: null, mailing: 'default', note: '' } }}
      saveLabel="Zmień status"
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="status"
        label="Nowy status"
        rules={[{ required: true, message: 'Wybierz status.' }]}
      >
        <Select options={OPTIONS} placeholder="Wybierz" />
      </Form.Item>
      <Form.Item name="mailing" label="Wiadomości do&nbsp;klientów">
        <Radio.Group vertical options={MAILINGS} />
      </Form.Item>
      <Form.Item name="note" label="Notatka w historii (widzi ją tylko obsługa)">
        <Input.TextArea rows={2} maxLength={2000} />
      </Form.Item>
    </EditDialog>
  );
}

function changedText(changed: number, refused: number): string {
  if (refused > 0)
    return `Zmieniono status ${formatNumber(changed)} z\u00a0${formatNumber(changed + refused)} zamówień`;
  return changed === 1
    ? 'Status zamówienia został zaktualizowany'
    : `Zmieniono status: ${formatNumber(changed)} ${plural(changed, ORDER_NOUNS)}`;
}
