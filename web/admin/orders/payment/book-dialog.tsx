import { Form, Input } from 'antd';
import { useState } from 'react';
import { polishClock } from '#engine/locale/polish-time';
import type { TransferDirection } from '../../../apollo/schema.generated';
import { randomKey } from '../../../lib/browser/request-keys';
import { readAmount, typedAmount } from '../../../lib/form/text-control';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { toSaveOutcome, type SaveOutcome, fieldRule } from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { OrdersPageDocument } from '../orders-page.generated';
import { BookTransferDocument, type OrderMoneyFragment } from './order-money.generated';

interface BookValues {
  amount: string;
  day: string;
  note: string;
}

const TEXTS = { amount: 'Kwota', day: 'Data operacji', note: 'Notatka' };
const AMOUNT = fieldRule<string>(
  'Podaj kwotę, np. 1467 albo 1467,50.',
  (typed) => Number(readAmount(typed)) > 0,
);
const WORDS: Record<TransferDirection, { title: string; done: string; failed: string }> = {
  received: {
    title: 'Przelew od klienta',
    done: 'Przelew został zaksięgowany',
    failed: 'Nie udało się zaksięgować przelewu',
  },
  refunded: {
    title: 'Zwrot dla klienta',
    done: 'Zwrot został zaksięgowany',
    failed: 'Nie udało się zaksięgować zwrotu',
  },
};

interface BookDialogProps {
  order: OrderMoneyFragment;
  direction: TransferDirection;
  onClose: () => void;
}

/**
 * Books a transfer that staff have seen at the bank, received or sent; the server books it once, however often it is
 * submitted.
 */
export function BookDialog({ order, direction, onClose }: BookDialogProps) {
  const { title, done, failed } = WORDS[direction];
  const [key] = useState(randomKey);
  const [today] = useState(() => polishClock(new Date()).day);
  const [book] = useStaffMutation(BookTransferDocument, {
    done,
    failed,
    refetch: [OrdersPageDocument],
  });
  const save = async ({ amount, day, note }: BookValues): Promise<SaveOutcome<BookValues>> => {
    const values = { amount: readAmount(amount), day, note: note.trim() || null };
    return toSaveOutcome(await book({ input: { key, orderId: order.id, direction, ...values } }));
  };
  return (
    <EditDialog<BookValues>
      title={`${title}: zamówienie nr\u00a0${order.id}`}
      initial={{ values: { amount: expectedAmount(order, direction), day: today, note: '' } }}
      texts={TEXTS}
      saveLabel="Zaksięguj"
      save={({ values }) => save(values)}
      onClose={onClose}
    >
      <p>Klient dostanie wiadomość. Wpisu nie da się usunąć; pomyłkę naprawisz, wycofując wpis.</p>
      <Form.Item
        name="amount"
        label="Kwota (zł)"
        rules={[{ required: true, message: 'Podaj kwotę.' }, AMOUNT]}
      >
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="day"
        label="Data operacji w&nbsp;banku"
        rules={[{ required: true, message: 'Podaj datę.' }]}
      >
        <Input type="date" max={today} />
      </Form.Item>
      <Form.Item name="note" label="Notatka (widzi ją tylko obsługa)">
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </EditDialog>
  );
}

/** The most likely amount of the next entry, as people type it. */
function expectedAmount({ payment }: OrderMoneyFragment, direction: TransferDirection): string {
  const { instalments, toRefund } = payment;
  if (direction === 'refunded') return Number(toRefund) > 0 ? typedAmount(toRefund) : '';
  const open = instalments.find(({ remaining }) => Number(remaining) > 0);
  return open ? typedAmount(open.remaining) : '';
}
