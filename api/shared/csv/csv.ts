import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, type InfoRecord, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import { polishNumber } from '#engine/locale/polish-number';
import { type AppError, wrongField } from '../errors.js';

/** Excel recognises UTF-8 only by this byte order mark. */
const BOM = '\uFEFF';
/** The beginning of a text that a spreadsheet runs as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Inside a cell, these end the row in a spreadsheet unless the cell is quoted. */
const LINE_BREAK = /[\r\n]/;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** The first bytes of Excel's workbooks: .xlsx, which is a ZIP file, and .xls. */
const WORKBOOKS = [Buffer.from('504b0304', 'hex'), Buffer.from('d0cf11e0a1b11ae1', 'hex')];
/** The line by which Excel is told the delimiter; in a spreadsheet it is no row. */
const DELIMITER_LINE = /^\uFEFF?sep=(?<mark>[;,\t])\r?\n/i;

/** Bytes parsed at once; other requests are answered between two pieces. */
const PIECE = 1024;
/** The largest row, in bytes. */
const MAX_ROW_SIZE = 256 * 1024;
/** The most cells of a row, also where they are empty; spreadsheets leave some beside a table. */
const MAX_CELLS = 1000;
/** How many rows may consist of separators only; spreadsheets leave such rows below a table. */
const MAX_BLANK_ROWS = 100_000;
/** How many column names a message lists; a hostile file may have any number of columns. */
const LISTED = 5;

export type CsvCell = string | number | boolean | null | undefined;

/** A row that was read: its line, and its cells by the headings of the first line. */
export interface CsvRow {
  /** Counted as in a spreadsheet: the first row of data is 2. */
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** A column of a file: its heading, and the cell of a row. */
export interface CsvColumn<Row> {
  heading: string;
  write: (row: Row) => CsvCell;
}

/**
 * Writes a file for a Polish Excel, piece by piece: semicolons, a BOM, "tak" and "nie". A text that a spreadsheet would
 * run as a formula is prefixed with an apostrophe, which `readCsv` removes.
 */
export async function* writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  // Sent with the first rows, so that a failure before them is still answered as an error.
  let head = BOM + lines([columns.map(({ heading }) => heading)]);
  for await (const rows of batches) {
    yield head + lines(rows.map((row) => columns.map(({ write }) => written(write(row)))));
    head = '';
  }
  if (head) yield head;
}

const lines = (rows: readonly string[][]): string =>
  stringify([...rows], { delimiter: ';', record_delimiter: 'windows', quoted_match: LINE_BREAK });

interface CsvRules {
  columns: readonly string[];
  required?: readonly string[];
  maxRows: number;
}

/**
 * Reads a file with these columns, in any order, separated by semicolons, commas or tabs; empty rows are skipped.
 * Throws BAD_USER_INPUT for an invalid file, such as one with another encoding than UTF-8, unknown, repeated or missing
 * columns, broken quotes, no rows, or more than `maxRows`.
 */
export async function readCsv(file: Buffer, rules: CsvRules): Promise<CsvRow[]> {
  if (WORKBOOKS.some((signature) => file.subarray(0, signature.length).equals(signature)))
    throw refused(
      'To skoroszyt Excela. W\u00a0Excelu wybierz „Zapisz jako”, typ „CSV UTF-8”, i\u00a0wgraj zapisany plik.',
    );
  if (!isUtf8(file))
    throw refused('Zapisz plik jako CSV UTF-8: tego kodowania nie da się odczytać.');
  const rows: CsvRow[] = [];
  let blank = 0;
  for await (const { line, cells } of recordsOf(file, rules)) {
    if (Object.values(cells).some((cell) => cell !== '')) rows.push({ line, cells });
    else blank += 1;
    if (rows.length > rules.maxRows)
      throw refused(`Plik może mieć najwyżej ${polishNumber(rules.maxRows)} wierszy.`);
    if (blank > MAX_BLANK_ROWS) throw refused('Plik ma za dużo pustych wierszy.');
  }
  if (rows.length === 0) throw refused('Plik nie zawiera żadnych wierszy.');
  return rows;
}

interface ParsedRecord {
  record: Record<string, string | undefined>;
  info: InfoRecord;
}

async function* recordsOf(whole: Buffer, rules: CsvRules): AsyncGenerator<CsvRow> {
  const { file, delimiter } = tableOf(whole);
  let names: string[] | undefined;
  const parser = parse({
    bom: true,
    cast: (cell, { index, ...where }) => {
      if (index >= MAX_CELLS)
        throw new CsvError('CSV_MAX_RECORD_SIZE', 'too many cells', undefined, where);
      return cell;
    },
    columns: (head: string[]) => (names = checkedHead(head, rules)),
    delimiter,
    info: true,
    max_record_size: MAX_ROW_SIZE,
    relax_column_count_less: true,
    skip_empty_lines: true,
    trim: true,
  });
  try {
    const parsed: AsyncIterable<ParsedRecord> = Readable.from(piecesOf(file)).pipe(parser);
    for await (const { record, info } of parsed)
      yield {
        line: lineAfter(info) - 1,
        cells: Object.fromEntries((names ?? []).map((name) => [name, read(record[name] ?? '')])),
      };
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error, names) : error;
  }
}

async function* piecesOf(file: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < file.length; start += PIECE) {
    yield file.subarray(start, start + PIECE);
    await setImmediate();
  }
}

/** Splits off a first line such as "sep=;"; without one, the delimiter is that of the headings. */
function tableOf(file: Buffer): { file: Buffer; delimiter: string } {
  const start = file.toString('utf8', 0, PIECE);
  const named = DELIMITER_LINE.exec(start);
  if (named)
    return {
      file: file.subarray(Buffer.byteLength(named[0])),
      delimiter: named.groups?.['mark'] ?? ';',
    };
  const [head = ''] = start.split(/[\r\n]/, 1);
  return { file, delimiter: [';', ',', '\t'].find((mark) => head.includes(mark)) ?? ';' };
}

function checkedHead(names: string[], { columns, required = [] }: CsvRules): string[] {
  const unknown = names.filter((name) => !columns.includes(name));
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  const missing = required.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw refused(`Nieznane kolumny: ${listed(unknown)}.`);
  if (repeated.length > 0) throw refused(`Powtórzone kolumny: ${listed(repeated)}.`);
  if (missing.length > 0) throw refused(`Brakuje kolumn: ${listed(missing)}.`);
  return names;
}

const listed = (names: readonly string[]): string =>
  names
    .slice(0, LISTED)
    .map((name) => name.slice(0, 40) || '(bez nazwy)')
    .join(', ') + (names.length > LISTED ? ' …' : '');

/** The line after the parsed rows, counted as in a spreadsheet: with the headings and empty rows. */
const lineAfter = ({ records, empty_lines }: Pick<InfoRecord, 'records' | 'empty_lines'>): number =>
  records + empty_lines + 2;

/** Messages for the parser's error codes. */
const FAULTS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'brakuje cudzysłowu zamykającego',
  CSV_INVALID_CLOSING_QUOTE: 'po cudzysłowie zamykającym są jeszcze znaki',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'po cudzysłowie zamykającym są jeszcze znaki',
  INVALID_OPENING_QUOTE: 'cudzysłów w\u00a0komórce, która się od niego nie zaczyna',
  CSV_RECORD_INCONSISTENT_COLUMNS: 'jest więcej komórek niż kolumn',
  CSV_MAX_RECORD_SIZE: 'wiersz jest za długi',
};

/** An error that names the row in which the fault begins, and the column if the parser knows it. */
function unreadable({ code, ...where }: CsvError, names: readonly string[] | undefined): AppError {
  const [records, emptyLines] = [Number(where['records']), Number(where['empty_lines'])];
  const line = names ? lineAfter({ records, empty_lines: emptyLines }) : 1 + emptyLines;
  const column = names?.find((name) => name === String(where['column']));
  const place = column === undefined ? '' : `, kolumna „${column}”`;
  const fault = FAULTS[code] ?? 'nie da się odczytać';
  return refused(`Wiersz ${line}${place}: ${fault}. Tego pliku nie da się odczytać jako CSV.`);
}

export function cellText(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'tak' : 'nie';
  return String(cell);
}

function written(cell: CsvCell): string {
  const text = cellText(cell);
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

function read(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}

function refused(message: string): AppError {
  return wrongField('file', message);
}
