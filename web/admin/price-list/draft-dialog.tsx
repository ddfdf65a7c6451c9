import { Form, Input } from 'antd';
import { readAmount, typedAmount } from '../../lib/form/text-control';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import type { FieldTexts } from '../kit/edit-dialog/versions-table';
import {
  type FieldProblem,
  toSaveOutcome,
  type Edited,
  type SaveOutcome,
  fieldRule,
} from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { groupsOf, unitText, showValue, type PriceDraft, type PriceEntry } from './price-entries';
import { SavePriceListDraftDocument } from './price-list-mutations.generated';
import { PriceListPageDocument } from './price-list-page.generated';
import styles from './draft-dialog.module.css';

const FIGURE = fieldRule<string>(
  'Podaj liczbę, np. 490 albo 1,15.',
  (typed) => readAmount(typed) !== '',
);

interface DraftDialogProps {
  draft: PriceDraft;
  onClose: () => void;
}

/** A form of all figures of the draft. */
export function DraftDialog({ draft, onClose }: DraftDialogProps) {
  const save = useSaveDraft(draft.entries);
  return (
    <EditDialog<DraftValues>
      long
      title="Szkic cennika"
      initial={{ values: valuesOf(draft), version: draft.version }}
      texts={textsOf(draft.entries)}
      saveLabel="Zapisz szkic"
      save={save}
      onClose={onClose}
    >
      {groupsOf(draft.entries).map(({ label, own }) => (
        <fieldset key={label} className={styles.group}>
          <legend>{label}</legend>
          <div className={styles.fields}>
            {own.map((entry) => (
              <EntryField key={entry.key} entry={entry} />
            ))}
          </div>
        </fieldset>
      ))}
    </EditDialog>
  );
}

function EntryField({ entry: { key, label, unit } }: { entry: PriceEntry }) {
  return (
    <Form.Item
      name={key}
      label={`${label} (${unitText(unit)})`}
      rules={[{ required: true, message: 'Podaj wartość.' }, FIGURE]}
    >
      <Input inputMode="decimal" autoComplete="off" />
    </Form.Item>
  );
}

/** Returns a function that saves the figures of the form; `entries` are those of the draft that is being edited. */
function useSaveDraft(entries: readonly PriceEntry[]) {
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

/** The figures of a draft as typed, by the key of the entry. */
type DraftValues = Record<string, string>;

interface Entries {
  entries: readonly Pick<PriceEntry, 'key' | 'value'>[];
}

function valuesOf({ entries }: Entries): DraftValues {
  return Object.fromEntries(entries.map(({ key, value }) => [key, typedAmount(value)]));
}

/** The form's values as a mutation's input; `seen` is the stored value from which each was changed. */
function entriesOf(entries: readonly PriceEntry[], values: DraftValues, base: DraftValues) {
  return entries.map(({ key }) => ({
    key,
    value: readAmount(values[key] ?? ''),
    seen: readAmount(base[key] ?? ''),
  }));
}

function textsOf(entries: readonly PriceEntry[]): FieldTexts<DraftValues> {
  return Object.fromEntries(
    entries.map(({ key, label, unit }) => [
      key,
      { label, show: (typed = '') => showTyped(unit, typed) },
    ]),
  );
}

/** Formats a typed figure; text that is not a number stays as it is. */
function showTyped(unit: PriceEntry['unit'], typed: string): string {
  const value = readAmount(typed);
  return value ? showValue({ unit, value }) : typed;
}
