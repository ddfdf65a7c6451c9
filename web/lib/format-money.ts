const whole = new Intl.NumberFormat('pl-PL', { useGrouping: 'always', maximumFractionDigits: 0 });
const withGrosze = new Intl.NumberFormat('pl-PL', {
  useGrouping: 'always',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** A decimal string in złoty ("4890.00") as Polish text ("4 890 zł"); grosze only when there are any. */
export function formatMoney(amount: string): string {
  const value = Number(amount);
  const format = Number.isInteger(value) ? whole : withGrosze;
  return `${format.format(value)}\u00a0zł`;
}
