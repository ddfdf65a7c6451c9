import { formatNumber } from './format';

/** Polish forms of a noun for 1, for numbers like 2 to 4, and for others: ['produkt', 'produkty', 'produktów']. */
export type PluralForms = readonly [one: string, few: string, many: string];

/** The form that goes with a whole number: plural(22, ['produkt', 'produkty', 'produktów']) is "produkty". */
export function plural(n: number, [one, few, many]: PluralForms): string {
  if (n === 1) return one;
  const isTeen = n % 100 >= 12 && n % 100 <= 14;
  return n % 10 >= 2 && n % 10 <= 4 && !isTeen ? few : many;
}

/** A number with its noun: "1 234 produkty". */
export const pluralCount = (n: number, forms: PluralForms): string =>
  `${formatNumber(n)} ${plural(n, forms)}`;

/** A name in the locative case, as after "o": "Cieniomacie"; any other name than the demo's follows "firmie". */
export const locative = (name: string): string =>
  name === 'Cieniomat' ? 'Cieniomacie' : `firmie ${name}`;
