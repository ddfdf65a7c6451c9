import { Form, Input } from 'antd';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { toSaveOutcome, type SaveOutcome } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { SetBankTransferAsideDocument } from './decide-transfer.generated';
import { PaymentsPageDocument, type BankTransferRowFragment } from './payments-page.generated';
import { TransferLine, payoutText } from './transfer-cells';

const MAX_NOTE = 500;

interface Reason {
  note: string;
}

interface AsideDialogProps {
  transfer: BankTransferRowFragment;
  onClose: () => void;
}

/** Sets aside a transfer that pays no order, with the reason. */
export function AsideDialog({ transfer, onClose }: AsideDialogProps) {
  const [setAside] = useStaffMutation(SetBankTransferAsideDocument, {
    done: 'Przelew został odłożony',
    failed: 'Nie udało się odłożyć przelewu',
    refetch: [PaymentsPageDocument],
  });
  const save = async ({ note }: Reason): Promise<SaveOutcome<Reason>> => {
    const { id, version } = transfer;
    return toSaveOutcome(await setAside({ input: { id, version, note } }));
  };
  return (
    <EditDialog<Reason>
      title="Odłożenie przelewu"
      initial={{
        values: { note: transfer.payout ? payoutText(transfer.payout).slice(0, MAX_NOTE) : '' },
      }}
      texts={{ note: 'Powód' }}
      saveLabel="Odłóż"
      save={({ values }) => save(values)}
      onClose={onClose}
    >
      <TransferLine transfer={transfer} />
      <Form.Item
        name="note"
        label="Powód"
        extra={
          transfer.currency === 'PLN'
            ? 'Odłożony przelew możesz później zaksięgować.'
            : 'Po przewalutowaniu zaksięguj kwotę w\u00a0złotych przy zamówieniu.'
        }
        rules={[{ required: true, min: 2, message: 'Napisz, czego dotyczy ten przelew.' }]}
      >
        <Input.TextArea maxLength={MAX_NOTE} rows={3} />
      </Form.Item>
    </EditDialog>
  );
}
