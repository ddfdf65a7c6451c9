import type { FieldProblem } from '../kit/form/field-problems';
import { toSaveOutcome, type Edited, type SaveOutcome } from '../kit/form/save-outcome';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import type { PriceEntry } from './price-lists';
import { entriesOf, valuesOf, type DraftValues } from './draft-values';
import { SavePriceListDraftDocument } from './price-list-mutations.generated';
import { PriceListPageDocument } from './price-list-page.generated';

/** Returns a function that saves the figures of the form; `entries` are those of the draft that is being edited. */
export function useSaveDraft(entries: readonly PriceEntry[]) {
  const [save] = useStaffMutation(SavePriceListDraftDocument, {
    done: 'Szkic cennika został zapisany',
    failed: 'Nie udało się zapisać szkicu cennika',
    refetch: [PriceListPageDocument],
  });
  return async (
    { values, version }: Edited<DraftValues>,
    base: DraftValues,
  ): Promise<SaveOutcome<DraftValues>> => {
    const outcome = await save({
      input: { version: version ?? 0, entries: entriesOf(entries, values, base) },
    });
    if (outcome.kind === 'refused')
      return { ...outcome, problems: outcome.problems.map(atFieldOf(entries)) };
    return toSaveOutcome(
      outcome,
      ({ draft }) => draft && { values: valuesOf(draft), version: draft.version },
    );
  };
}

/** Puts a problem at its field: the server names an entry by its index in the input, the form by its key. */
const atFieldOf =
  (entries: readonly PriceEntry[]) =>
  (problem: FieldProblem): FieldProblem => {
    const [, index] = problem.path;
    const entry = entries[Number(index)];
    return entry ? { ...problem, path: [entry.key] } : problem;
  };
