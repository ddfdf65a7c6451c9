import { CATEGORIES, type Category } from '../families/categories.js';
import { familyOf } from '../families/families.js';
import type { OptionUnit } from '../families/family.js';
import {
  factorOf,
  figuresOf,
  optionPriceOf,
  type PriceList,
  MAX_PRICE_PER_SQM,
} from './price-list.js';

/** The unit of an entry; a factor multiplies the price of base and area. */
export type EntryUnit = OptionUnit | 'factor';

/** What one figure of a price list is: its key, label and unit, without the figure itself. */
export interface PriceListEntry {
  /** "electric", or category, kind and code: "pergole.option.zipGuides", "zaluzje.factor.z90" */
  readonly key: string;
  /** Null for an entry that all families share. */
  readonly category: Category | null;
  readonly label: string;
  readonly unit: EntryUnit;
}

/** Least and greatest value by unit, in hundredths: grosze, or hundredths of a factor. */
export const ENTRY_LIMITS: Readonly<Record<EntryUnit, readonly [min: number, max: number]>> = {
  once: [0, 100_000_00],
  each: [0, 100_000_00],
  per_sqm: [0, MAX_PRICE_PER_SQM],
  factor: [50, 300],
};

/** All entries of a price list: the one that all families share, then those of each family. */
export function priceListEntries(): PriceListEntry[] {
  return [
    { key: 'electric', category: null, label: 'Sterowanie elektryczne', unit: 'once' },
    ...CATEGORIES.flatMap((category) => [
      ...familyOf(category).options.map(({ code, label, unit }) => ({
        key: optionKey(category, code),
        category,
        label,
        unit,
      })),
      ...familyOf(category).variants.map(({ code, label }) => ({
        key: factorKey(category, code),
        category,
        label: `Wariant: ${label}`,
        unit: 'factor' as const,
      })),
    ]),
  ];
}

type PriceListData = Omit<PriceList, 'version'>;

/** The figures of a price list by their keys, in grosze or hundredths of a factor. */
export function entriesOf(list: PriceListData): Map<string, number> {
  const entries = new Map([['electric', list.electric]]);
  for (const category of CATEGORIES) {
    const { options, variants } = familyOf(category);
    for (const option of options)
      entries.set(optionKey(category, option.code), optionPriceOf(list, category, option));
    for (const variant of variants)
      entries.set(factorKey(category, variant.code), factorOf(list, category, variant));
  }
  return entries;
}

/** The price list with these figures in place of its own. */
export function withEntries(
  list: PriceListData,
  values: ReadonlyMap<string, number>,
): PriceListData {
  return {
    electric: values.get('electric') ?? list.electric,
    options: figuresOf((category) =>
      familyOf(category).options.map((option) => [
        option.code,
        values.get(optionKey(category, option.code)) ?? optionPriceOf(list, category, option),
      ]),
    ),
    factors: figuresOf((category) =>
      familyOf(category).variants.map((variant) => [
        variant.code,
        values.get(factorKey(category, variant.code)) ?? factorOf(list, category, variant),
      ]),
    ),
    vatRate: list.vatRate,
  };
}

function optionKey(category: Category, code: string): string {
  return `${category}.option.${code}`;
}

function factorKey(category: Category, code: string): string {
  return `${category}.factor.${code}`;
}
