import { AppError } from '../errors.js';

/** What becomes of one row of a file that is imported. */
export interface ImportedRow {
  /** As a spreadsheet counts. */
  line: number;
  id: number | null;
  name: string;
  action: ImportAction;
  problems: { column: string; message: string }[];
}

export const IMPORT_ACTIONS = ['created', 'updated', 'unchanged', 'refused'] as const;
type ImportAction = (typeof IMPORT_ACTIONS)[number];

export interface ImportReport {
  /** Whether anything has been changed: all of the file or nothing. */
  written: boolean;
  rows: ImportedRow[];
}

/** The report of what was planned, without what the plan keeps beside it. */
export function reportOf(rows: readonly ImportedRow[], written: boolean): ImportReport {
  return {
    written,
    rows: rows.map(({ line, id, name, action, problems }) => ({
      line,
      id,
      name,
      action,
      problems,
    })),
  };
}

/** Throws BAD_USER_INPUT with the report where a row is refused: nothing is written then. */
export function expectNoneRefused(rows: readonly ImportedRow[]): void {
  const refused = rows.filter(({ action }) => action === 'refused');
  if (refused.length === 0) return;
  const message = `Wiersze z\u00a0błędami: ${refused.length}. Nic nie zostało zapisane.`;
  throw new AppError('BAD_USER_INPUT', message, undefined, { report: reportOf(rows, false) });
}

/** What is wrong with a row, by the headings of its file; an error that is not about a field is about its number. */
export function rowProblems(
  error: unknown,
  headingOf: (path: string) => string,
): ImportedRow['problems'] {
  if (!(error instanceof AppError)) throw error;
  const { fields = [{ path: 'id', message: error.message }] } = error;
  return fields.map(({ path, message }) => ({ column: headingOf(path), message }));
}
