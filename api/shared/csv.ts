import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { AppError, type FieldProblem } from '../errors.js';

/** Excel reads a file as UTF-8 only by this mark. */
const BOM = '\uFEFF';
/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

export type CsvCell = string | number | boolean | null | undefined;

/** A row as it was read: where it stands, and its cells by the names in the first line. */
export interface CsvRow {
  /** As a spreadsheet counts: the first row of data is 2. */
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** What is wrong with one cell of a file that was read. */
export interface RowProblem extends FieldProblem {
  line: number;
}

/** A column of a file: what stands above it, and what it says of a row. */
export interface CsvColumn<Row> {
  heading: string;
  write: (row: Row) => CsvCell;
}

/**
 * A file for Excel in Polish, piece by piece: semicolons, a BOM, "tak" and "nie". A text that a spreadsheet would run as
 * a formula gets an apostrophe before it, which reading takes away again.
 */
export async function* writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  // Sent with the first rows: what fails before them is then still answered as an error.
  let head = BOM + lines([columns.map(({ heading }) => heading)]);
  for await (const rows of batches) {
    yield head + lines(rows.map((row) => columns.map(({ write }) => written(write(row)))));
    head = '';
  }
  if (head) yield head;
}

const lines = (rows: readonly string[][]): string =>
  stringify([...rows], { delimiter: ';', record_delimiter: 'windows' });

/**
 * Reads a file with these columns, in any order, separated by semicolons, commas or tabs. Throws BAD_USER_INPUT for what
 * is no such file: unknown or missing columns, broken quotes, more than `maxRows` rows.
 */
export function readCsv(
  file: string,
  {
    columns,
    required = [],
    maxRows,
  }: { columns: readonly string[]; required?: readonly string[]; maxRows: number },
): CsvRow[] {
  const [head = [], ...rows] = parsed(file);
  const names = head.map((name) => name.trim());
  const unknown = names.filter((name) => !columns.includes(name));
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  const missing = required.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw refused(`Nieznane kolumny: ${unknown.join(', ')}.`);
  if (repeated.length > 0) throw refused(`Powtórzone kolumny: ${repeated.join(', ')}.`);
  if (missing.length > 0) throw refused(`Brakuje kolumn: ${missing.join(', ')}.`);
  const filled = rows
    // A spreadsheet counts empty lines too.
    .map((row, index) => ({ line: index + 2, row }))
    .filter(({ row }) => row.some((cell) => cell !== ''));
  if (filled.length === 0) throw refused('Plik nie zawiera żadnych wierszy.');
  if (filled.length > maxRows) throw refused(`Plik może mieć najwyżej ${maxRows} wierszy.`);
  return filled.map(({ line, row }) => ({
    line,
    cells: Object.fromEntries(names.map((name, column) => [name, read(row[column] ?? '')])),
  }));
}

function parsed(file: string): string[][] {
  try {
    return parse(file, {
      bom: true,
      delimiter: [';', ',', '\t'].find((mark) => firstLine(file).includes(mark)) ?? ';',
      relax_column_count_less: true,
      trim: true,
    });
  } catch {
    throw refused('Tego pliku nie da się odczytać jako CSV.');
  }
}

function firstLine(file: string): string {
  return file.slice(0, file.search(/[\r\n]|$/));
}

function written(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'tak' : 'nie';
  const text = String(cell);
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

function read(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}

function refused(message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, [{ path: 'file', message }]);
}
