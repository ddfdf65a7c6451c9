const decimal = new Intl.NumberFormat('pl-PL', { useGrouping: 'always', maximumFractionDigits: 2 });

/** A number or decimal string as Polish text: 1234.5 becomes "1 234,5". */
export function formatNumber(value: number | string): string {
  return decimal.format(Number(value));
}
