import { Form, Input } from 'antd';

import { readAmount, typedAmount } from '../../lib/form/typed-amount';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { fieldRule } from '../kit/form/field-rule';
import type { SaveOutcome } from '../kit/form/save-outcome';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import styles from './draft-dialog.module.css';
import { groupsOf } from './entry-table';
import { SavePriceListDraftDocument } from './price-list-mutations.generated';
import {
  PriceListPageDocument,
  type PriceDraftFragment,
  type PriceEntryFragment,
} from './price-list-page.generated';
import { showValue, unitText } from './price-units';

const FIGURE = fieldRule<string>(
  'Podaj liczbę, np. 490 albo 1,15.',
  (typed) => readAmount(typed) !== '',
);

/** What is no figure yet is shown as it was typed. */
function showTyped(unit: PriceEntryFragment['unit'], typed: string): string {
  const value = readAmount(typed);
  return value ? showValue({ unit, value }) : typed;
}

/** Figures as they are typed, by position: antd would take the dots of a key for a path. */
type Values = Record<string, string>;

/** All figures of the draft in one form. */
export function DraftDialog({
  draft,
  onClose,
}: {
  draft: PriceDraftFragment;
  onClose: () => void;
}) {
  const [save] = useStaffMutation(SavePriceListDraftDocument, {
    done: 'Szkic cennika został zapisany',
    failed: 'Nie udało się zapisać szkicu cennika',
    refetch: [PriceListPageDocument],
  });
  const saveValues = async (values: Values, version = 0): Promise<SaveOutcome<Values>> => {
    const entries = draft.entries.map(({ key }) => ({
      key,
      value: readAmount(values[fieldOf(key)] ?? ''),
    }));
    const outcome = await save({ input: { version, entries } });
    if (outcome.kind === 'done') return outcome;
    if (outcome.kind === 'refused') return { ...outcome, problems: outcome.problems.map(atField) };
    const current = outcome.payload.draft;
    if (!current) return { kind: 'refused', problems: [] };
    return { kind: 'conflict', current: { values: valuesOf(current), version: current.version } };
  };
  return (
    <EditDialog<Values>
      long
      title="Szkic cennika"
      initial={{ values: valuesOf(draft), version: draft.version }}
      texts={textsOf(draft.entries)}
      saveLabel="Zapisz szkic"
      save={({ values, version }) => saveValues(values, version)}
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

function EntryField({ entry: { key, label, unit } }: { entry: PriceEntryFragment }) {
  return (
    <Form.Item
      name={fieldOf(key)}
      label={`${label} (${unitText(unit)})`}
      rules={[{ required: true, message: 'Podaj wartość.' }, FIGURE]}
    >
      <Input inputMode="decimal" autoComplete="off" />
    </Form.Item>
  );
}

const fieldOf = (key: string): string => key.replaceAll('.', '_');

function atField(problem: { path: readonly string[]; message: string }) {
  return { ...problem, path: [problem.path.join('_')] };
}

function valuesOf({ entries }: Pick<PriceDraftFragment, 'entries'>): Values {
  return Object.fromEntries(entries.map(({ key, value }) => [fieldOf(key), typedAmount(value)]));
}

function textsOf(entries: readonly PriceEntryFragment[]) {
  return Object.fromEntries(
    entries.map(({ key, label, unit }) => [
      fieldOf(key),
      { label, show: (typed = '') => showTyped(unit, typed) },
    ]),
  );
}
