/** A typed amount ("1 500", "1500,50 zł") as digits with a point; empty if it is not an amount. */
export function readAmount(text: string | null): string {
  const amount = (text ?? '').replaceAll(/\s/gu, '').replace(/zł$/u, '').replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(amount) ? amount : '';
}

/** An amount as people type it: "2490,50" for "2490.50", and whole złoty without decimals. */
export function typedAmount(amount: string): string {
  return amount.replace(/\.00$/, '').replace('.', ',');
}
