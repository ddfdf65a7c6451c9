import { Form, Input } from 'antd';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { type SaveOutcome, toSaveOutcome } from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { OrdersPageDocument, OrderDrawerDocument } from '../orders-page.generated';
import {
  type ChangeableOrderFragment,
  WithdrawOrderChangeDocument,
} from './order-change.generated';

interface WithdrawalValues {
  reason: string;
}

const TEXTS = { reason: 'Powód (zobaczy go klient)' };

interface WithdrawalDialogProps {
  order: ChangeableOrderFragment;
  version: ChangeableOrderFragment['versions'][number];
  onClose: () => void;
}

/** Withdraws a proposed version before the customer has decided. */
export function WithdrawalDialog({ order, version, onClose }: WithdrawalDialogProps) {
  const [withdraw] = useStaffMutation(WithdrawOrderChangeDocument, {
    done: 'Propozycja została wycofana',
    failed: 'Nie udało się wycofać propozycji',
    refetch: [OrderDrawerDocument, OrdersPageDocument],
  });
  const save = async ({ reason }: WithdrawalValues): Promise<SaveOutcome<WithdrawalValues>> => {
    const orderVersion = {
      orderId: order.id,
      version: order.version,
      versionNumber: version.number,
    };
    return toSaveOutcome(await withdraw({ input: { ...orderVersion, reason } }));
  };
  return (
    <EditDialog<WithdrawalValues>
      title={`Wycofaj wersję ${version.number}`}
      initial={{ values: { reason: '' } }}
      texts={TEXTS}
      saveLabel="Wycofaj propozycję"
      save={({ values }) => save(values)}
      onClose={onClose}
    >
      <p>Klient dostanie wiadomość, że zamówienie obowiązuje bez zmian.</p>
      <Form.Item name="reason" label={TEXTS.reason}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </EditDialog>
  );
}
