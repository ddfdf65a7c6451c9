import { CATEGORIES, type Category } from '../families/categories.js';
import type { PriceList } from './price-list.js';
import { PRODUCT_TYPES, type OptionUnit } from '../families/product-types.js';

/** What an entry is the price of; a factor multiplies base and area. */
export type EntryUnit = OptionUnit | 'factor';

/** One figure of a price list. */
export interface PriceListEntry {
  /** "electric", "pergole.option.zipGuides", "pergole.factor.wolnostojace" */
  readonly key: string;
  /** Null for what is the same in all of them. */
  readonly category: Category | null;
  readonly label: string;
  readonly unit: EntryUnit;
}

/** Least and greatest value by unit, in hundredths: grosze, or hundredths of a factor. */
export const ENTRY_LIMITS: Readonly<Record<EntryUnit, readonly [min: number, max: number]>> = {
  once: [0, 100_000_00],
  each: [0, 100_000_00],
  per_sqm: [0, 100_000_00],
  factor: [50, 300],
};

/** Every figure that a price list has, in the order of the families. */
export const PRICE_LIST_ENTRIES: readonly PriceListEntry[] = [
  { key: 'electric', category: null, label: 'Sterowanie elektryczne', unit: 'once' },
  ...CATEGORIES.flatMap((category) => [
    ...PRODUCT_TYPES[category].options.map(({ code, label, unit }) => ({
      key: `${category}.option.${code}`,
      category,
      label,
      unit,
    })),
    ...PRODUCT_TYPES[category].variants.map(({ code, label }) => ({
      key: `${category}.factor.${code}`,
      category,
      label: `Wariant: ${label}`,
      unit: 'factor' as const,
    })),
  ]),
];

type PriceListData = Omit<PriceList, 'version'>;

/** The figures of a price list by their keys, in hundredths: grosze, or hundredths of a factor. */
export function entriesOf({ electric, options, factors }: PriceListData): Map<string, number> {
  const entries = new Map([['electric', electric]]);
  for (const category of CATEGORIES) {
    for (const [code, amount] of Object.entries(options[category]))
      entries.set(`${category}.option.${code}`, amount);
    for (const [code, factor] of Object.entries(factors[category]))
      entries.set(`${category}.factor.${code}`, factor);
  }
  return entries;
}

/** The price list with these figures in place of its own. */
export function withEntries(
  { vatRate, ...data }: PriceListData,
  values: ReadonlyMap<string, number>,
): PriceListData {
  const all = new Map([...entriesOf({ ...data, vatRate }), ...values]);
  const part = (kind: string) =>
    Object.fromEntries(
      CATEGORIES.map((category) => {
        const prefix = `${category}.${kind}.`;
        const own = [...all].filter(([key]) => key.startsWith(prefix));
        return [
          category,
          Object.fromEntries(own.map(([key, it]) => [key.slice(prefix.length), it])),
        ];
      }),
    ) as Record<Category, Record<string, number>>;
  return {
    electric: all.get('electric')!,
    options: part('option'),
    factors: part('factor'),
    vatRate,
  };
}
