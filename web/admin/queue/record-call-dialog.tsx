import { Checkbox, Form, Input, Radio, Select } from 'antd';

import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '#engine/trade/shop/order-status';
import { INQUIRY_STATUS_LABELS } from '#engine/trade/shop/inquiry-labels';
import type { CallOutcome } from '../../apollo/schema.generated';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { INQUIRY_STATUSES } from '../trade/inquiry-tags';
import { QUIET_LABEL } from '../trade/order-status';
import { CALL_OUTCOME_LABELS } from '../trade/labels';
import type { CallEntryFragment } from './queue-page.generated';
import { useRecordCall, type CallValues } from './use-record-call';

const OUTCOMES = Object.entries(CALL_OUTCOME_LABELS).map(([value, label]) => ({ value, label }));
const ORDER_OPTIONS = ORDER_STATUSES.map((value) => ({
  value,
  label: ORDER_STATUS_LABELS[value],
}));
const INQUIRY_OPTIONS = INQUIRY_STATUSES.map((value) => ({
  value,
  label: INQUIRY_STATUS_LABELS[value],
}));
const INITIAL: CallValues = {
  outcome: 'answered',
  callBackAt: '',
  orderStatus: 'confirmed',
  quiet: false,
  inquiryStatus: 'in_progress',
  note: '',
};

interface RecordCallDialogProps {
  entry: CallEntryFragment;
  onClose: () => void;
}

/** Records the outcome of a call: reached, not reached, or to be called back at another time. */
export function RecordCallDialog({ entry, onClose }: RecordCallDialogProps) {
  const save = useRecordCall(entry);
  return (
    <EditDialog<CallValues>
      title={`Telefon: ${entry.customerName}`}
      texts={TEXTS}
      initial={{ values: INITIAL }}
      save={save}
      onClose={onClose}
    >
      <Form.Item name="outcome" label="Wynik telefonu">
        <Radio.Group options={OUTCOMES} vertical />
      </Form.Item>
      <Form.Item noStyle dependencies={['outcome']}>
        {({ getFieldValue }) => (
          <OutcomeField kind={entry.kind} outcome={getFieldValue('outcome')} />
        )}
      </Form.Item>
      <Form.Item name="note" label="Notatka (widzi ją tylko obsługa)">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={2000} />
      </Form.Item>
    </EditDialog>
  );
}

const TEXTS = {
  outcome: 'Wynik telefonu',
  callBackAt: 'Kiedy oddzwonić',
  orderStatus: 'Status zamówienia',
  quiet: QUIET_LABEL,
  inquiryStatus: 'Status zapytania',
  note: 'Notatka',
};

function OutcomeField({
  kind,
  outcome,
}: Pick<CallEntryFragment, 'kind'> & { outcome: CallOutcome }) {
  if (outcome === 'call_back') {
    return (
      <Form.Item
        name="callBackAt"
        label={TEXTS.callBackAt}
        rules={[{ required: true, message: 'Podaj, kiedy oddzwonić.' }]}
      >
        <Input type="datetime-local" />
      </Form.Item>
    );
  }
  if (outcome !== 'answered' || kind === 'question') return null;
  return kind === 'order' ? (
    <>
      <Form.Item name="orderStatus" label={TEXTS.orderStatus}>
        <Select options={ORDER_OPTIONS} />
      </Form.Item>
      <Form.Item name="quiet" valuePropName="checked">
        <Checkbox>{TEXTS.quiet}</Checkbox>
      </Form.Item>
    </>
  ) : (
    <Form.Item name="inquiryStatus" label={TEXTS.inquiryStatus}>
      <Select options={INQUIRY_OPTIONS} />
    </Form.Item>
  );
}
