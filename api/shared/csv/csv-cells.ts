// How cells of an imported file are read. What is not of the kind stays text, for the rules of the field to refuse.

/** An empty cell of a column that may be empty says null. */
export function optional(read: (cell: string) => unknown): (cell: string) => unknown {
  return (cell) => (cell === '' ? null : read(cell));
}

export function same(cell: string): string {
  return cell;
}

/** A whole number. */
export function number(cell: string): unknown {
  return /^\d{1,10}$/.test(cell) ? Number(cell) : cell;
}

/** An amount as people write it: "2 490,00 zł". */
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

/** Names between commas. */
export function list(cell: string): string[] {
  return cell
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
