import { polishInstant } from '../../../engine/polish-time.js';
import type { Edited, SaveOutcome } from '../form/save-outcome';
import { useStaffMutation } from '../form/use-staff-mutation';
import { RecordCallDocument } from './call-actions.generated';
import { QueueBadgeDocument } from './queue-badge.generated';
import { QueuePageDocument, type CallEntryFragment } from './queue-page.generated';
import type { CallValues } from './record-call-dialog';

const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;

/** Sends what came of a call: of the form only what goes with the outcome. */
export function useRecordCall({ kind, number }: Pick<CallEntryFragment, 'kind' | 'number'>) {
  const [record] = useStaffMutation(RecordCallDocument, {
    done: 'Rozmowa została zapisana',
    failed: 'Nie udało się zapisać rozmowy',
    refetch: [QueuePageDocument, QueueBadgeDocument],
  });
  return async ({ values }: Edited<CallValues>): Promise<SaveOutcome<CallValues>> => {
    const { outcome, note, callBackAt, orderStatus, inquiryStatus } = values;
    const answered = outcome === 'answered';
    const result = await record({
      input: {
        kind,
        number,
        outcome,
        note: note || null,
        callBackAt: outcome === 'call_back' ? readPolishTime(callBackAt) : null,
        orderStatus: answered && kind === 'order' ? orderStatus : null,
        inquiryStatus: answered && kind === 'inquiry' ? inquiryStatus : null,
      },
    });
    // Nothing is edited here that a colleague could have edited meanwhile.
    return result.kind === 'conflict' ? { kind: 'refused', problems: [] } : result;
  };
}

/** "2026-11-23T10:30" on a clock in Poland as an instant; null for what is no time. */
function readPolishTime(text: string): string | null {
  const parts = LOCAL_TIME.exec(text)?.slice(1).map(Number);
  if (!parts) return null;
  const [year, month, day, hour, minute] = parts as [number, number, number, number, number];
  return polishInstant({ year, month, day }, hour * 60 + minute).toISOString();
}
