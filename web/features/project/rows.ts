import type { Category } from '#engine/goods/families/categories';
import { parseTable, type PastedTable } from '#engine/trade/project/paste/parse-table';
import { isBlankRow, MAX_ROWS, type Project, type ProjectRow } from '#engine/trade/project/project';

/** The number of rows of a new project. */
const FIRST_ROWS = 3;

/** An id that is unique in this tab. */
const newId = (): string => Math.random().toString(36).slice(2);

const blankRow = (id: string, family: Category | null): ProjectRow => ({
  id,
  label: '',
  family,
  width: '',
  height: '',
  pieces: '1',
  own: {},
});

/** An empty project, whose rows have the same ids on the server and in the browser, as hydration requires. */
export function newProject(family: Category | null): Project {
  const rows = Array.from({ length: FIRST_ROWS }, (_, index) => blankRow(`${index + 1}`, family));
  return { name: '', place: '', shared: {}, rows };
}

/** The rows after a change, and the row to focus. */
export interface RowsChange {
  rows: readonly ProjectRow[];
  /** The id of the row to focus; null where no row could be added. */
  focus: string | null;
}

/** Adds a blank row after the row with the id `after` (at the end for null), with the family of the row before it. */
export function addRow(rows: readonly ProjectRow[], after: string | null): RowsChange {
  if (rows.length >= MAX_ROWS) return { rows, focus: null };
  const index = after === null ? rows.length - 1 : rows.findIndex(({ id }) => id === after);
  const added = blankRow(newId(), rows[index]?.family ?? null);
  return { rows: rows.toSpliced(index + 1, 0, added), focus: added.id };
}

/** Adds a copy of the row, below it. */
export function copyRow(rows: readonly ProjectRow[], id: string): RowsChange {
  const index = rows.findIndex((row) => row.id === id);
  const row = rows[index];
  if (!row || rows.length >= MAX_ROWS) return { rows, focus: null };
  const copy = { ...row, id: newId() };
  return { rows: rows.toSpliced(index + 1, 0, copy), focus: copy.id };
}

/** Removes this row; if it is the only one, a blank row replaces it. */
export function removeRow(rows: readonly ProjectRow[], id: string): RowsChange {
  const index = rows.findIndex((row) => row.id === id);
  const others = rows.filter((row) => row.id !== id);
  const left = others.length > 0 ? others : [blankRow(newId(), rows[0]?.family ?? null)];
  return { rows: left, focus: left[Math.min(index, left.length - 1)]?.id ?? null };
}

/** Restores a removed row to its position, unless it is there again or the maximum is reached. */
export function restoreRow(
  rows: readonly ProjectRow[],
  row: ProjectRow,
  index: number,
): readonly ProjectRow[] {
  const isThere = rows.some(({ id }) => id === row.id);
  return isThere || rows.length >= MAX_ROWS ? rows : rows.toSpliced(index, 0, row);
}

/**
 * Inserts the rows of a pasted table after the row with the id `after` (at the end for null) and removes all blank
 * rows. Returns the rows, the pasted ones among them, and what was read from the text.
 */
export function pasteRows(
  rows: readonly ProjectRow[],
  text: string,
  { after, usual }: { after: string | null; usual: Category },
): { rows: readonly ProjectRow[]; pasted: readonly ProjectRow[]; table: PastedTable } {
  const index = after === null ? rows.length : rows.findIndex(({ id }) => id === after) + 1;
  const [before, behind] = [rows.slice(0, index), rows.slice(index)].map((part) =>
    part.filter((row) => !isBlankRow(row)),
  ) as [ProjectRow[], ProjectRow[]];
  const table = parseTable(text, usual, MAX_ROWS - before.length - behind.length);
  const pasted = table.rows.map((row) => ({ id: newId(), ...row }));
  return { rows: [...before, ...pasted, ...behind], pasted, table };
}

/**
 * Removes pasted rows and keeps later changes of the others; if there are no others, restores the rows from `before`
 * the paste.
 */
export function withoutPasted(
  rows: readonly ProjectRow[],
  pasted: readonly ProjectRow[],
  before: readonly ProjectRow[],
): readonly ProjectRow[] {
  const ids = new Set(pasted.map(({ id }) => id));
  const others = rows.filter(({ id }) => !ids.has(id));
  return others.length > 0 ? others : before;
}
