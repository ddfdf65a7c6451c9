import { readAmount, typedAmount } from '../../lib/form/typed-amount';
import type { FieldTexts } from '../kit/edit-dialog/versions-table';
import type { PriceEntryFragment } from './price-list-page.generated';
import { showValue } from './price-units';

/** The figures of a draft as typed, by field name. */
export type DraftValues = Record<string, string>;

/** The form's name of an entry: antd would read the dots of a key as a path. */
export const fieldOf = (key: string): string => key.replaceAll('.', '_');

export function valuesOf({ entries }: { entries: readonly PriceEntryFragment[] }): DraftValues {
  return Object.fromEntries(entries.map(({ key, value }) => [fieldOf(key), typedAmount(value)]));
}

/** The input of a mutation for the values of the form. */
export function entriesOf(entries: readonly PriceEntryFragment[], values: DraftValues) {
  return entries.map(({ key }) => ({ key, value: readAmount(values[fieldOf(key)] ?? '') }));
}

export function textsOf(entries: readonly PriceEntryFragment[]): FieldTexts<DraftValues> {
  return Object.fromEntries(
    entries.map(({ key, label, unit }) => [
      fieldOf(key),
      { label, show: (typed = '') => showTyped(unit, typed) },
    ]),
  );
}

/** Formats a typed figure; text that is no number stays as it is. */
function showTyped(unit: PriceEntryFragment['unit'], typed: string): string {
  const value = readAmount(typed);
  return value ? showValue({ unit, value }) : typed;
}
