import { useState } from 'react';

import type { CallOutcome, InquiryStatus, OrderStatus } from '../../apollo/schema.generated';
import { randomKey } from '../../lib/browser/random-key';
import { readPolishTime } from '../../lib/dates/polish-time-field';
import { toSaveOutcome, type Edited, type SaveOutcome } from '../kit/form/save-outcome';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { useAskToCancel } from '../trade/use-ask-to-cancel';
import { RecordCallDocument } from './call-actions.generated';
import { QueueBadgeDocument } from './queue-badge.generated';
import { QueuePageDocument, type CallEntryFragment } from './queue-page.generated';

export interface CallValues {
  outcome: CallOutcome;
  /** The value of `<input type="datetime-local">`, in Polish time. */
  callBackAt: string;
  orderStatus: OrderStatus;
  /** Whether the status change sends no mail. */
  quiet: boolean;
  inquiryStatus: InquiryStatus;
  note: string;
}

/**
 * Records a call, once however often it is submitted; of the form's values only those that belong to the outcome are
 * sent.
 */
export function useRecordCall({ kind, number }: Pick<CallEntryFragment, 'kind' | 'number'>) {
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
    return toSaveOutcome(result);
  };
}
