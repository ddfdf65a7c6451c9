import { toSaveOutcome, type Edited, type SaveOutcome } from '../kit/form/save-outcome';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import type { PriceEntry } from './price-lists';
import { entriesOf, valuesOf, type DraftValues } from './draft-values';
import { SavePriceListDraftDocument } from './price-list-mutations.generated';
import { PriceListPageDocument } from './price-list-page.generated';

/** Saves the figures of the draft with these entries. */
export function useSaveDraft(entries: readonly PriceEntry[]) {
  const [save] = useStaffMutation(SavePriceListDraftDocument, {
    done: 'Szkic cennika został zapisany',
    failed: 'Nie udało się zapisać szkicu cennika',
    refetch: [PriceListPageDocument],
  });
  return async ({ values, version }: Edited<DraftValues>): Promise<SaveOutcome<DraftValues>> => {
    const outcome = await save({
      input: { version: version ?? 0, entries: entriesOf(entries, values) },
    });
    if (outcome.kind === 'refused') return { ...outcome, problems: outcome.problems.map(atField) };
    return toSaveOutcome(
      outcome,
      ({ draft }) => draft && { values: valuesOf(draft), version: draft.version },
    );
  };
}

/** The server names an entry by the parts of its key. */
function atField(problem: { path: readonly string[]; message: string }) {
  return { ...problem, path: [problem.path.join('_')] };
}
