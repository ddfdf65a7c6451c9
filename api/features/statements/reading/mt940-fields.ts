import { refused } from './statement.js';

/** A field of an MT940 message: ":61:" with its lines has the tag "61". */
export interface Mt940Field {
  tag: string;
  /** At least one, without line ends. */
  lines: string[];
}

const TAG = /^:(\d{2}[A-Z]?):/;
/** A line that ends or begins a message: "-", "-}", "{1:F01…". */
const FRAME = /^(?:-\}?\s*$|\{\d:)/;
/**
 * Maximum number of lines of a field, and of characters of a line; the longest real field has 12 lines, the longest
 * real line 400 characters. The rest is dropped.
 */
const MAX_LINES = 60;
const MAX_LINE = 1000;
/** A file in which more lines than this in a row begin no field is not a statement. */
const MAX_SKIPPED = 1000;

/**
 * Yields the fields of a file one at a time, so that a hostile file is not split into all its lines at once. Throws
 * BAD_USER_INPUT where more than MAX_SKIPPED lines in a row begin no field.
 */
export function* fieldsOf(text: string): Generator<Mt940Field> {
  let field: Mt940Field | undefined;
  let skipped = 0;
  for (const line of linesOf(text)) {
    const tag = TAG.exec(line)?.[1];
    if (field && (tag || FRAME.test(line))) {
      yield field;
      field = undefined;
    }
    skipped = tag ? 0 : skipped + 1;
    if (skipped > MAX_SKIPPED)
      throw refused(
        'Nie da się odczytać wyciągu MT940: plik zawiera także inną treść. Pobierz go z\u00a0banku jeszcze raz.',
      );
    if (tag) field = { tag, lines: [line.slice(tag.length + 2)] };
    else if (field && field.lines.length < MAX_LINES) field.lines.push(line);
  }
  if (field) yield field;
}

function* linesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    // mBank begins and ends each block with a control character.
    yield text.slice(start, Math.min(end, start + MAX_LINE)).replace(/^\p{Cc}|\r$/gu, '');
    start = end + 1;
  }
}
