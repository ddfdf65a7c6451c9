import { AppError } from '../errors.js';
import { type CsvCell, cellText } from './csv.js';

/** The result of one row of an imported file. */
export interface ImportedRow {
  /** Counted as in a spreadsheet: the first row of data is 2. */
  line: number;
  id: number | null;
  name: string;
  action: ImportAction;
  problems: { column: string; message: string }[];
  /** Of an updated row: the cells that differ from the stored values. */
  changes: CellChange[];
}

/** The change of one cell. Long texts are shortened to the place where they begin to differ. */
interface CellChange {
  column: string;
  from: string;
  to: string;
}

export const IMPORT_ACTIONS = ['created', 'updated', 'unchanged', 'refused'] as const;
type ImportAction = (typeof IMPORT_ACTIONS)[number];

export interface ImportReport {
  /** Whether the rows of the file were stored: either all of them are, or none. */
  written: boolean;
  rows: ImportedRow[];
}

/** The report of an import; `rows` may have further fields, which are left out. */
export function reportOf(rows: readonly ImportedRow[], written: boolean): ImportReport {
  return {
    written,
    rows: rows.map(({ line, id, name, action, problems, changes }) => ({
      line,
      id,
      name,
      action,
      problems,
      changes,
    })),
  };
}

/** Throws BAD_USER_INPUT with the report if a row is refused; nothing is written then. */
export function expectNoneRefused(rows: readonly ImportedRow[]): void {
  const refused = rows.filter(({ action }) => action === 'refused');
  if (refused.length === 0) return;
  const message = `Wiersze z\u00a0błędami: ${refused.length}. Nic nie zostało zapisane.`;
  throw new AppError('BAD_USER_INPUT', message, undefined, { report: reportOf(rows, false) });
}

const EXCERPT = 100;
const BEFORE = 20;

/** The cells whose text differs. */
export function changesOf(
  cells: readonly { column: string; from: CsvCell; to: CsvCell }[],
): CellChange[] {
  return cells
    .map(({ column, from, to }) => ({ column, from: cellText(from), to: cellText(to) }))
    .filter(({ from, to }) => from !== to)
    .map(({ column, from, to }) => {
      const start = Math.max(from.length, to.length) > EXCERPT ? firstDifference(from, to) : 0;
      return { column, from: excerpt(from, start), to: excerpt(to, start) };
    });
}

function firstDifference(from: string, to: string): number {
  let index = 0;
  while (index < from.length && from[index] === to[index]) index += 1;
  return index;
}

function excerpt(text: string, around: number): string {
  const start = Math.max(0, around - BEFORE);
  const shown = text.slice(start, start + EXCERPT);
  return `${start > 0 ? '…' : ''}${shown}${start + EXCERPT < text.length ? '…' : ''}`;
}

/**
 * The problems of a row by the headings of the file; an AppError without fields is reported at the id's column. Throws
 * any other error again.
 */
export function rowProblems(
  error: unknown,
  headingOf: (path: string) => string,
): ImportedRow['problems'] {
  if (!(error instanceof AppError)) throw error;
  const { fields = [{ path: 'id', message: error.message }] } = error;
  return fields.map(({ path, message }) => ({ column: headingOf(path), message }));
}
