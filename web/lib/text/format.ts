import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { polishNumber } from '#engine/locale/polish-number';

/** A decimal string in złoty ("4890.00") as Polish text ("4 890 zł"); grosze only when there are any. */
export function formatMoney(amount: string): string {
  return formatZloty(parseAmount(amount));
}

/** A number or decimal string as Polish text: 1234.5 becomes "1 234,5". */
export function formatNumber(value: number | string): string {
  return polishNumber(Number(value));
}

/** The tel: URL of a formatted phone number. */
export function phoneLink(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}
