import { polishNumber } from '#engine/locale/polish-number';

/** A number or decimal string as Polish text: 1234.5 becomes "1 234,5". */
export function formatNumber(value: number | string): string {
  return polishNumber(Number(value));
}
