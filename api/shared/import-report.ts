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
