import { useChangedGoods } from '../../trade/goods/use-changed-goods';
import { type FieldProblem, problemsOf } from '../../kit/form/field-problems';
import { type Edited, type SaveOutcome, toSaveOutcome } from '../../kit/form/save-outcome';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import type {
  StaffOfferFragment,
  StaffOfferVersionFragment,
} from '../details/staff-offer.generated';
import { OffersPageDocument } from '../offers-page.generated';
import { draftInput, draftOf, draftValues, type DraftValues, storedLines } from './draft-values';
import { SaveOfferDraftDocument } from './save-draft.generated';

/** Saves the draft of an offer; first saves a configuration for goods that were changed in the form. */
export function useSaveDraft(offer: StaffOfferFragment, draft: StaffOfferVersionFragment) {
  const findGoods = useChangedGoods(storedLines(draft));
  const [saveDraft] = useStaffMutation(SaveOfferDraftDocument, {
    done: 'Szkic oferty zapisany',
    failed: 'Nie udało się zapisać szkicu',
    refetch: [OffersPageDocument],
  });
  return async ({
    values,
    version = offer.version,
  }: Edited<DraftValues>): Promise<SaveOutcome<DraftValues>> => {
    const goods = await findGoods(values.lines).catch(failed);
    if ('problems' in goods) return { kind: 'refused', problems: goods.problems };
    const input = draftInput(offer, version, values, goods.configurationIds);
    return toSaveOutcome(
      await saveDraft({ input }),
      ({ offer: current }) => current && editedOf(current),
    );
  };
}

/** The draft as it is now; null where it was sent meanwhile. */
function editedOf(offer: StaffOfferFragment): Edited<DraftValues> | null {
  const draft = draftOf(offer);
  return draft ? { values: draftValues(draft), version: offer.version } : null;
}

function failed(error: unknown): { problems: FieldProblem[] } {
  const problems = problemsOf(error);
  const none = { path: [], message: 'Nie udało się zapisać konfiguracji. Spróbuj ponownie.' };
  return { problems: problems.length > 0 ? problems : [none] };
}
