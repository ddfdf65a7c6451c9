import { polishNumber } from '../../locale/polish-number.js';

/** An amount in whole grosze (1 zł = 100); always a safe integer. */
export type Grosze = number;

const AMOUNT = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/;

/**
 * Reads a decimal string in złoty ("4890.00", "4890.5", "4890").
 * @throws RangeError on anything else.
 */
export function parseAmount(text: string): Grosze {
  const match = AMOUNT.exec(text);
  if (!match) throw new RangeError(`Not an amount: ${text.slice(0, 40)}`);
  const [, sign, zloty, grosze = ''] = match;
  const amount = Number(zloty) * 100 + Number(grosze.padEnd(2, '0'));
  return sign === '-' && amount !== 0 ? -amount : amount;
}

/** The decimal string in złoty, as the API has it: 489000 gives "4890.00". */
export function formatAmount(amount: Grosze): string {
  const digits = String(Math.abs(safe(amount))).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats "4 890 zł", "4 890,50 zł", with no-break spaces. */
export function formatZloty(amount: Grosze): string {
  const least = amount % 100 === 0 ? 0 : 2;
  return `${polishNumber(amount / 100, { least })}\u00a0zł`;
}

/** numerator / denominator, rounded half up to a whole number; exact, for safe integers and a denominator above 0. */
export function roundHalfUp(numerator: number, denominator: number): number {
  const remainder = ((safe(numerator) % denominator) + denominator) % denominator;
  const floor = (numerator - remainder) / denominator;
  return remainder * 2 >= denominator ? floor + 1 : floor;
}

/** The price of a quantity with at most two decimal places, rounded half up to the grosz. */
export const priceOf = (quantity: number, unitPrice: Grosze): Grosze =>
  roundHalfUp(Math.round(quantity * 100) * unitPrice, 100);

/** The value itself; @throws RangeError when a calculation has left the range in which integers are exact. */
export function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe integer: ${value}`);
  return value;
}

/** How the price of pieces is calculated: "2 szt. × 450 zł". */
export const piecesFormula = (quantity: number, unitPrice: Grosze): string =>
  `${quantity}\u00a0szt. × ${formatZloty(unitPrice)}`;
