import { formatAmount, parseAmount } from '#engine/goods/price/money';
import type { PriceList } from '#engine/goods/price/price-list';
import {
  ENTRY_LIMITS,
  type PriceListEntry as EntryOf,
  priceListEntries,
  entriesOf,
  withEntries,
} from '#engine/goods/price/price-list-entries';
import { polishNumber } from '#engine/locale/polish-number';
import { AppError, type FieldProblem } from '../../shared/errors.js';
import type { DraftEntryInput, PriceListEntry, PriceListEntryInput } from './pricing.inputs.js';

export type PriceListData = Omit<PriceList, 'version'>;

const ENTRIES_BY_KEY = new Map(priceListEntries().map((entry) => [entry.key, entry]));

/** Every figure of a price list as the API returns it. */
export function entriesOnTheWire(data: PriceListData): PriceListEntry[] {
  const values = entriesOf(data);
  return priceListEntries().map((entry) => ({
    ...entry,
    value: formatAmount(values.get(entry.key)!),
  }));
}

/** The figures of `data` that differ from those of `other`. */
export function differing(data: PriceListData, other: PriceListData): PriceListEntry[] {
  const values = entriesOf(other);
  return entriesOnTheWire(data).filter(({ key, value }) => parseAmount(value) !== values.get(key));
}

/**
 * Whether each figure still has the value that the caller saw when changing it. Figures sent without `seen`, and those
 * that the list does not have, are not checked.
 */
export function haveSeenValues(data: PriceListData, entries: readonly DraftEntryInput[]): boolean {
  const values = entriesOf(data);
  return entries.every(
    ({ key, seen }) => seen == null || !values.has(key) || parseAmount(seen) === values.get(key),
  );
}

/**
 * The list with these figures changed; throws BAD_USER_INPUT that names each unknown, repeated or impossible one by its
 * path, `entries.0.value` for example.
 */
export function changedList(
  data: PriceListData,
  entries: readonly PriceListEntryInput[],
): PriceListData {
  const keys = entries.map(({ key }) => key);
  const problems = entries.flatMap(({ key, value }, index) => {
    const path = `entries.${index}`;
    return keys.indexOf(key) === index
      ? problemOf(path, key, value)
      : [{ path: `${path}.key`, message: 'Ta pozycja jest podana dwa razy.' }];
  });
  if (problems.length > 0) throw new AppError('BAD_USER_INPUT', undefined, problems);
  return withEntries(data, new Map(entries.map(({ key, value }) => [key, parseAmount(value)])));
}

function problemOf(path: string, key: string, value: string): FieldProblem[] {
  const entry = ENTRIES_BY_KEY.get(key);
  if (!entry) return [{ path: `${path}.key`, message: 'Cennik nie ma takiej pozycji.' }];
  const [min, max] = ENTRY_LIMITS[entry.unit];
  const amount = parseAmount(value);
  if (amount >= min && amount <= max) return [];
  return [{ path: `${path}.value`, value, ...outOfRange(entry, min, max) }];
}

function outOfRange({ label, unit }: EntryOf, min: number, max: number) {
  const [lowest, highest] = [min / 100, max / 100];
  const range = `od ${polishNumber(lowest)} do ${polishNumber(highest)}`;
  const message =
    unit === 'factor'
      ? `${label}: mnożnik może wynosić ${range}.`
      : `${label}: cena może wynosić ${range}\u00a0zł.`;
  return { message, min: lowest, max: highest };
}
