import { Form } from 'antd';

import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { NumberInput, whole } from '../kit/form/number-input';
import { toSaveOutcome, type SaveOutcome } from '../kit/form/save-outcome';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { BookBankTransferDocument } from './decide-transfer.generated';
import { PaymentsPageDocument, type BankTransferRowFragment } from './payments-page.generated';
import { TransferLine } from './transfer-cells';

interface Booking {
  orderId: number | null;
}

interface BookDialogProps {
  transfer: BankTransferRowFragment;
  /** The suggested order that was chosen; null: staff enter the number of an order. */
  orderId: number | null;
  onClose: () => void;
}

/** Books a transfer for an order. */
export function BookDialog({ transfer, orderId, onClose }: BookDialogProps) {
  const [book] = useStaffMutation(BookBankTransferDocument, {
    done: ({ transfer: booked }) => `Zaksięgowano: zamówienie nr\u00a0${booked?.orderId}`,
    failed: 'Nie udało się zaksięgować przelewu',
    refetch: [PaymentsPageDocument],
  });
  const save = async ({ orderId: chosen }: Booking): Promise<SaveOutcome<Booking>> => {
    const { id, version } = transfer;
    return toSaveOutcome(await book({ input: { id, version, orderId: chosen ?? 0 } }));
  };
  return (
    <EditDialog<Booking>
      title="Księgowanie przelewu"
      initial={{ values: { orderId } }}
      texts={{ orderId: 'Numer zamówienia' }}
      saveLabel="Zaksięguj"
      save={({ values }) => save(values)}
      onClose={onClose}
    >
      <TransferLine transfer={transfer} />
      <Form.Item
        name="orderId"
        label="Numer zamówienia"
        extra="Kwota od razu będzie się liczyć jako wpłata za to zamówienie."
        rules={[{ required: true, message: 'Podaj numer zamówienia.' }, whole()]}
      >
        <NumberInput />
      </Form.Item>
    </EditDialog>
  );
}
