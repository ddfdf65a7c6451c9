const NBSP = '\u00a0';
const MINUS = '\u2212';
const DIGITS_OF_A_DOUBLE = 15;

/**
 * A number in Polish notation: 1234.5 is "1 234,5", with a typographic minus below zero. Rounds half away from zero,
 * like Intl. Does not use Intl, whose first formatter makes Chromium load its locale data on the main thread
 * (docs/decisions/0006-numbers-and-dates-without-intl.md).
 * @param least minimum digits after the comma, written even if they are 0
 * @param most maximum digits after the comma
 */
export function polishNumber(value: number, { least = 0, most = 2 } = {}): string {
  const size = Math.abs(value) * 10 ** most;
  const scaled = Number.isInteger(size) ? size : Number(size.toPrecision(DIGITS_OF_A_DOUBLE));
  const digits = String(Math.round(scaled)).padStart(most + 1, '0');
  const whole = digits.slice(0, digits.length - most).replace(/\B(?=(?:\d{3})+$)/g, NBSP);
  const fraction = digits
    .slice(digits.length - most)
    .replace(/0+$/, '')
    .padEnd(least, '0');
  const sign = value < 0 && Number(digits) > 0 ? MINUS : '';
  return `${sign}${whole}${fraction && `,${fraction}`}`;
}
