import { Form, Input } from 'antd';

import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { toSaveOutcome, type SaveOutcome } from '../../kit/form/save-outcome';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { OrdersPageDocument } from '../orders-page.generated';
import { entryTitle, type Entry } from './entry-title';
import { ReverseLedgerEntryDocument } from './order-money.generated';

interface Reason {
  reason: string;
}

/** Reverses a wrong entry, with the reason. */
export function ReverseDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const [reverse] = useStaffMutation(ReverseLedgerEntryDocument, {
    done: 'Wpis został wycofany',
    failed: 'Nie udało się wycofać wpisu',
    refetch: [OrdersPageDocument],
  });
  const save = async ({ reason }: Reason): Promise<SaveOutcome<Reason>> =>
    toSaveOutcome(await reverse({ input: { entryId: entry.id, reason } }));
  return (
    <EditDialog<Reason>
      title={`Wycofanie wpisu: ${entryTitle(entry)}`}
      initial={{ values: { reason: '' } }}
      texts={{ reason: 'Powód' }}
      saveLabel="Wycofaj wpis"
      save={({ values }) => save(values)}
      onClose={onClose}
    >
      <p>
        Wpis zostanie w&nbsp;księdze, a&nbsp;pod nim pojawi się wycofanie.
        {entry.method !== 'opening' && ' Klient dostanie sprostowanie.'}
      </p>
      {entry.kind === 'paid' && (
        <p>
          Jeśli ta wpłata pochodzi z&nbsp;wyciągu, przelew wróci do decyzji w&nbsp;„Przelewach”.
          Jeśli wpłata ma już fakturę zaliczkową, skoryguj także fakturę.
        </p>
      )}
      <Form.Item
        name="reason"
        label="Powód (widzi go tylko obsługa)"
        rules={[{ required: true, min: 2, message: 'Napisz, co się nie zgadza.' }]}
      >
        <Input.TextArea maxLength={500} rows={3} />
      </Form.Item>
    </EditDialog>
  );
}
