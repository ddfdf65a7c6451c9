import { Checkbox, Form, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { INQUIRY_STATUS_LABELS } from '#engine/trade/shop/inquiry-labels';
import { CALL_OUTCOME_LABELS } from '#engine/trade/shop/inquiry-labels';
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '#engine/trade/shop/order-status';
import type {
  CallOutcome,
  InquiryStatus,
  OrderStatus,
  TaskAboutInput,
} from '../../apollo/schema.generated';
import { randomKey } from '../../lib/browser/request-keys';
import { type PolishTime, readPolishTime } from '../../lib/dates/warsaw-time';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { toSaveOutcome, type Edited, type SaveOutcome } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { QUIET_LABEL, INQUIRY_STATUSES } from '../trade/status-tags';
import { useNextStep } from '../trade/tasks/next-step';
import { useAskToCancel } from '../trade/use-ask-to-cancel';
import { RecordCallDocument } from './call-actions.generated';
import { QueueBadgeDocument } from './queue-badge.generated';
import { type CallEntryFragment, QueuePageDocument } from './queue-page.generated';

const OUTCOMES = Object.entries(CALL_OUTCOME_LABELS).map(([value, label]) => ({ value, label }));
const ORDER_OPTIONS = ORDER_STATUSES.map((value) => ({
  value,
  label: ORDER_STATUS_LABELS[value],
}));
const INQUIRY_OPTIONS = INQUIRY_STATUSES.map((value) => ({
  value,
  label: INQUIRY_STATUS_LABELS[value],
}));
const TEXTS = {
  outcome: 'Wynik telefonu',
  callBackAt: 'Kiedy oddzwonić',
  orderStatus: 'Status zamówienia',
  quiet: QUIET_LABEL,
  inquiryStatus: 'Status zapytania',
  note: 'Notatka',
};

interface CallValues {
  outcome: CallOutcome;
  callBackAt: PolishTime;
  orderStatus: OrderStatus;
  /** Whether the status change sends no mail. */
  quiet: boolean;
  inquiryStatus: InquiryStatus;
  note: string;
}

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

/** What the next step after a call is about: a question about an offer leads to the offer. */
const subjectOf = ({
  kind,
  number,
  offerId,
}: Pick<CallEntryFragment, 'kind' | 'number' | 'offerId'>): TaskAboutInput =>
  kind === 'question' ? { kind: 'offer', number: offerId ?? 0 } : { kind, number };

/**
 * Records a call, once however often it is submitted; of the form's values only those that belong to the outcome are
 * sent.
 */
function useRecordCall({
  kind,
  number,
  offerId,
}: Pick<CallEntryFragment, 'kind' | 'number' | 'offerId'>) {
  const askNextStep = useNextStep();
  const [idempotencyKey] = useState(randomKey);
  const { askToCancel } = useAskToCancel();
  const [record] = useStaffMutation(RecordCallDocument, {
    done: 'Wynik telefonu został zapisany',
    failed: 'Nie udało się zapisać wyniku telefonu',
    refetch: [QueuePageDocument, QueueBadgeDocument],
  });
  return async ({ values }: Edited<CallValues>): Promise<SaveOutcome<CallValues>> => {
    const { outcome, note, callBackAt, inquiryStatus } = values;
    const answered = outcome === 'answered';
    const orderStatus = answered && kind === 'order' ? values.orderStatus : null;
    if (orderStatus === 'cancelled' && !(await askToCancel([number])))
      return { kind: 'refused', problems: [] };
    const result = await record({
      input: {
        kind,
        number,
        outcome,
        note: note || null,
        callBackAt: outcome === 'call_back' ? readPolishTime(callBackAt) : null,
        orderStatus,
        sendsMail: orderStatus && values.quiet ? false : null,
        inquiryStatus: answered && kind === 'inquiry' ? inquiryStatus : null,
        idempotencyKey,
      },
    });
    if (result.kind === 'done' && answered) askNextStep(subjectOf({ kind, number, offerId }));
    return toSaveOutcome(result);
  };
}
