import { Form, Radio } from 'antd';
import { readPolishTime } from '../../../lib/dates/warsaw-time';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { type SaveOutcome, toSaveOutcome } from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { CALL_TEXTS, CallFields, type CallValues } from '../../trade/customer-decision';
import { OrdersPageDocument, OrderDrawerDocument } from '../orders-page.generated';
import {
  type ChangeableOrderFragment,
  RecordOrderDecisionDocument,
} from './order-change.generated';

interface DecisionValues extends CallValues {
  accepts: boolean;
}

const TEXTS = {
  accepts: {
    label: 'Decyzja',
    show: (accepts: boolean) => (accepts ? 'zgoda' : 'odmowa'),
  },
  ...CALL_TEXTS,
  note: 'Notatka (widzi ją tylko obsługa)',
};

interface DecisionDialogProps {
  order: ChangeableOrderFragment;
  version: ChangeableOrderFragment['versions'][number];
  onClose: () => void;
}

/** Records what the customer said on the telephone about a version. */
export function DecisionDialog({ order, version, onClose }: DecisionDialogProps) {
  const [record] = useStaffMutation(RecordOrderDecisionDocument, {
    done: 'Decyzja klienta została zapisana',
    failed: 'Nie udało się zapisać decyzji',
    refetch: [OrderDrawerDocument, OrdersPageDocument],
  });
  const save = async ({ at, ...values }: DecisionValues): Promise<SaveOutcome<DecisionValues>> => {
    const orderVersion = {
      orderId: order.id,
      version: order.version,
      versionNumber: version.number,
    };
    return toSaveOutcome(
      await record({ input: { ...orderVersion, ...values, at: readPolishTime(at) } }),
    );
  };
  return (
    <EditDialog<DecisionValues>
      title={`Wersja ${version.number}: decyzja z\u00a0rozmowy`}
      initial={{
        values: {
          accepts: true,
          name: version.customerName,
          at: '',
          note: '',
        },
      }}
      texts={TEXTS}
      saveLabel="Zapisz decyzję"
      save={({ values }) => save(values)}
      onClose={onClose}
    >
      <DecisionFields />
    </EditDialog>
  );
}

function DecisionFields() {
  return (
    <>
      <Form.Item name="accepts" label={TEXTS.accepts.label}>
        <Radio.Group
          options={[
            { value: true, label: 'Klient przyjmuje zmianę' },
            { value: false, label: 'Klient odmawia' },
          ]}
        />
      </Form.Item>
      <CallFields noteLabel={TEXTS.note} />
    </>
  );
}
