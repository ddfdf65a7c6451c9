import { Form, Input } from 'antd';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { toSaveOutcome, type SaveOutcome } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { UndoBankTransferDocument } from './decide-transfer.generated';
import { PaymentsPageDocument, type BankTransferRowFragment } from './payments-page.generated';
import { TransferLine } from './transfer-cells';

interface Reason {
  reason: string;
}

interface UndoDialogProps {
  transfer: BankTransferRowFragment;
  onClose: () => void;
}

/** Reverses the booking of a transfer, with the reason; it then waits for a decision again. */
export function UndoDialog({ transfer, onClose }: UndoDialogProps) {
  const [undo] = useStaffMutation(UndoBankTransferDocument, {
    done: 'Przelew wrócił do decyzji',
    failed: 'Nie udało się cofnąć księgowania',
    refetch: [PaymentsPageDocument],
  });
  const save = async ({ reason }: Reason): Promise<SaveOutcome<Reason>> => {
    const { id, version } = transfer;
    return toSaveOutcome(await undo({ input: { id, version, reason } }));
  };
  return (
    <EditDialog<Reason>
      title={`Cofnięcie księgowania: zamówienie nr\u00a0${transfer.orderId}`}
      initial={{ values: { reason: '' } }}
      texts={{ reason: 'Powód' }}
      saveLabel="Cofnij księgowanie"
      save={({ values }) => save(values)}
      onClose={onClose}
    >
      <TransferLine transfer={transfer} />
      <Form.Item
        name="reason"
        label="Powód (widzi go tylko obsługa)"
        extra={
          'Klient dostanie sprostowanie, a\u00a0ta kwota przestanie się liczyć jako wpłata za to zamówienie. Jeśli ta wpłata ma już fakturę zaliczkową, skoryguj także fakturę.'
        }
        rules={[{ required: true, min: 2, message: 'Napisz, co się nie zgadza.' }]}
      >
        <Input.TextArea maxLength={500} rows={3} />
      </Form.Item>
    </EditDialog>
  );
}
