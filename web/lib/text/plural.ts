const rules = new Intl.PluralRules('pl-PL');

/** The form that goes with n: plural(22, ['produkt', 'produkty', 'produktów']) is "produkty". */
export function plural(
  n: number,
  [one, few, many]: [one: string, few: string, many: string],
): string {
  const rule = rules.select(n);
  if (rule === 'one') return one;
  return rule === 'few' ? few : many;
}
