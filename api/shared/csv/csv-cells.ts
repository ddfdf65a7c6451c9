import { formatPhone } from '#engine/locale/contact';

// Readers of cells of an imported file. A cell that cannot be read stays text, so that validation refuses it.

const GROUPING_SPACE = /(?<=\d)\s(?=\d{3})/gu;

/** Reads an empty cell as null. */
export function optional(read: (cell: string) => unknown): (cell: string) => unknown {
  return (cell) => (cell === '' ? null : read(cell));
}

export function same(cell: string): string {
  return cell;
}

/** Reads a whole number, also one in which a spreadsheet groups the digits: "1 350". */
export function number(cell: string): unknown {
  const digits = cell.replace(GROUPING_SPACE, '');
  return /^-?\d{1,10}$/.test(digits) ? Number(digits) : cell;
}

/** Removes spaces and the currency from an amount: "2 490,00 zł" becomes "2490,00". */
export function amount(cell: string): string {
  return cell.replace(/\s|zł$/gu, '');
}

const FLAGS = new Map([
  ['tak', true],
  ['true', true],
  ['1', true],
  ['nie', false],
  ['false', false],
  ['0', false],
]);

export function flag(cell: string): unknown {
  return FLAGS.get(cell.toLowerCase()) ?? cell;
}

/** Reads names that are separated by commas. */
export function list(cell: string): string[] {
  return cell
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** An amount as Polish spreadsheets expect it: with a decimal comma. */
export const decimal = (amount: string): string => amount.replace('.', ',');

/**
 * A phone number without its plus, which a spreadsheet would take for the start of a formula: a Polish number without
 * its prefix, any other with "00".
 */
export const dialled = (phone: string): string =>
  formatPhone(phone)
    .replaceAll('\u00a0', ' ')
    .replace(/^\+48 /, '')
    .replace('+', '00');
