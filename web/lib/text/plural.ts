import { formatNumber } from './format-number';

const rules = new Intl.PluralRules('pl-PL');

/** Polish forms of a noun for 1, 2-4 and 5 or more: ['produkt', 'produkty', 'produktów']. */
export type PluralForms = readonly [one: string, few: string, many: string];

/** The form that goes with n: plural(22, ['produkt', 'produkty', 'produktów']) is "produkty". */
export function plural(n: number, [one, few, many]: PluralForms): string {
  const rule = rules.select(n);
  if (rule === 'one') return one;
  return rule === 'few' ? few : many;
}

/** A number with its noun: "1 234 produkty". */
export const pluralCount = (n: number, forms: PluralForms): string =>
  `${formatNumber(n)} ${plural(n, forms)}`;
