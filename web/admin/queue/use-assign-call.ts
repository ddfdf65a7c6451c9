import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { ReleaseCallDocument, TakeCallDocument } from './call-actions.generated';
import { QueueBadgeDocument } from './queue-badge.generated';
import { QueuePageDocument, type CallEntryFragment } from './queue-page.generated';

const refetch = [QueuePageDocument, QueueBadgeDocument];

/** Assigns a call to the viewer (`takeOver`: even from somebody else), or releases it. */
export function useAssignCall({ kind, number }: Pick<CallEntryFragment, 'kind' | 'number'>) {
  const [take, { loading: taking }] = useStaffMutation(TakeCallDocument, {
    done: 'Sprawa jest Twoja',
    failed: 'Nie udało się przejąć sprawy',
    refetch,
  });
  const [release, { loading: releasing }] = useStaffMutation(ReleaseCallDocument, {
    done: 'Sprawę może przejąć każdy',
    failed: 'Nie udało się oddać sprawy',
    refetch,
  });
  return {
    take: (takeOver: boolean) => void take({ input: { kind, number, takeOver } }),
    release: () => void release({ input: { kind, number } }),
    taking,
    releasing,
  };
}
