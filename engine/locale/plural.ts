/** Polish forms of a noun for 1, for numbers like 2 to 4, and for others: ['produkt', 'produkty', 'produktów']. */
export type PluralForms = readonly [one: string, few: string, many: string];

/** The form that goes with a whole number: plural(22, ['produkt', 'produkty', 'produktów']) is "produkty". */
export function plural(n: number, [one, few, many]: PluralForms): string {
  if (n === 1) return one;
  const isTeen = n % 100 >= 12 && n % 100 <= 14;
  return n % 10 >= 2 && n % 10 <= 4 && !isTeen ? few : many;
}

/** A number of years: "5 lat". */
export const yearsText = (count: number): string =>
  `${count} ${plural(count, ['rok', 'lata', 'lat'])}`;
