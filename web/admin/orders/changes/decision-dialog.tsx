import { Form, Input, Radio } from 'antd';
import { ORDER_FIELDS } from '#engine/trade/fields/order-fields';
import { type PolishTime, readPolishTime } from '../../../lib/dates/warsaw-time';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { type SaveOutcome, toSaveOutcome } from '../../kit/form/field-problems';
import { CallTimeField } from '../../kit/form/number-input';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { OrdersPageDocument, OrderDrawerDocument } from '../orders-page.generated';
import {
  type ChangeableOrderFragment,
  RecordOrderDecisionDocument,
} from './order-change.generated';

interface DecisionValues {
  accepts: boolean;
  name: string;
  at: PolishTime;
  note: string;
}

const TEXTS = {
  accepts: {
    label: 'Decyzja',
    show: (accepts: boolean) => (accepts ? 'zgoda' : 'odmowa'),
  },
  name: 'Z\u00a0kim była rozmowa',
  at: { label: 'Kiedy', show: (at: string) => at.replace('T', ', ') },
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
  const { minLength, maxLength } = ORDER_FIELDS.customerName;
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
      <Form.Item
        name="name"
        label={TEXTS.name}
        rules={[{ required: true, min: minLength.value, message: minLength.message }]}
      >
        <Input maxLength={maxLength.value} />
      </Form.Item>
      <CallTimeField label={TEXTS.at.label} />
      <Form.Item name="note" label={TEXTS.note}>
        <Input.TextArea maxLength={1000} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </>
  );
}
