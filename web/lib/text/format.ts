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

/** The size of a file: "340 kB", "1,2 MB". */
export function formatBytes(bytes: number): string {
  const [size, unit] = bytes < 1e6 ? [bytes / 1e3, 'kB'] : [bytes / 1e6, 'MB'];
  const digits = unit === 'MB' && size < 10 ? 10 : 1;
  return `${polishNumber(Math.max(Math.round(size * digits) / digits, 1))}\u00a0${unit}`;
}

/** A length of time: "2 h 15 min", "3 h"; empty for no minutes. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${hours}\u00a0h`, rest > 0 && `${rest}\u00a0min`];
  return parts.filter(Boolean).join(' ');
}

/** The tel: URL of a formatted phone number. */
export function phoneLink(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}
