import { readAmount, typedAmount } from '../../lib/form/typed-amount';
import type { FieldTexts } from '../kit/edit-dialog/versions-table';
import type { PriceEntry } from './price-lists';
import { showValue } from './price-units';

/** The figures of a draft as typed, by the key of the entry. */
export type DraftValues = Record<string, string>;

interface Entries {
  entries: readonly Pick<PriceEntry, 'key' | 'value'>[];
}

export function valuesOf({ entries }: Entries): DraftValues {
  return Object.fromEntries(entries.map(({ key, value }) => [key, typedAmount(value)]));
}

/** The form's values as a mutation's input; `seen` is the stored value from which each was changed. */
export function entriesOf(entries: readonly PriceEntry[], values: DraftValues, base: DraftValues) {
  return entries.map(({ key }) => ({
    key,
    value: readAmount(values[key] ?? ''),
    seen: readAmount(base[key] ?? ''),
  }));
}

export function textsOf(entries: readonly PriceEntry[]): FieldTexts<DraftValues> {
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
