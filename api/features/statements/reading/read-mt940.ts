import { type Grosze, parseAmount } from '#engine/goods/price/money';
import { turns } from '../../../shared/in-turns.js';
import { readDetails } from './mt940-details.js';
import { readMovement } from './mt940-movement.js';
import {
  type StatementContent,
  type StatementRow,
  accountOf,
  refused,
  BalanceCheck,
  RowList,
} from './statement.js';

/** Matches a field :86: that holds only a code: some banks put one before the field with the details. */
const CODE = /^\d{3}\s*$/;
/** Direction, day, currency and amount of the fields :60F: and :62F:. */
const BALANCE =
  /^(?<mark>[CD])\d{6}(?<currency>[A-Z]{3})(?<whole>\d{1,12})?(?:[.,](?<fraction>\d{0,2}))?/;

/**
 * The operations of a file with MT940 messages, of one or more accounts, and where its balances do not fit them. Throws BAD_USER_INPUT for an operation that it
 * cannot read, for a message without its closing balance, for too many operations, and where `fieldsOf` does.
 */
export async function readMt940(text: string): Promise<StatementContent> {
  const reader = new Mt940Reader();
  const turn = turns();
  for (const field of fieldsOf(text)) {
    reader.take(field);
    await turn();
  }
  return reader.finish();
}

class Mt940Reader {
  readonly #list = new RowList();
  readonly #balance = new BalanceCheck();
  #account = '';
  #currency = '';
  /** Whether a message has begun and its closing balance has not come. */
  #isOpen = false;
  /** The operation that the next :86: belongs to. */
  #row: StatementRow | undefined;

  take({ tag, lines }: Mt940Field): void {
    const [line = ''] = lines;
    if (tag === '86') return this.#describe(lines);
    this.#row = undefined;
    if (tag === '20') this.#begin();
    if (tag === '25') this.#account = accountOf(line);
    if (tag === '60F' || tag === '60M') this.#openBalance(line);
    if (tag === '62F' || tag === '62M') this.#closeBalance(line);
    if (tag === '61') this.#add(line);
  }

  finish(): StatementContent {
    if (this.#isOpen) throw cutOff();
    return { rows: this.#list.rows, differences: this.#balance.differences };
  }

  #begin(): void {
    if (this.#isOpen) throw cutOff();
    [this.#isOpen, this.#account, this.#currency] = [true, '', ''];
    this.#balance.open(null);
  }

  #openBalance(line: string): void {
    this.#currency = BALANCE.exec(line)?.groups?.['currency'] ?? '';
    this.#balance.open(balanceIn(line));
  }

  #closeBalance(line: string): void {
    this.#isOpen = false;
    this.#balance.close(balanceIn(line));
  }

  #add(line: string): void {
    const place = `operacja nr\u00a0${this.#list.rows.length + 1}`;
    const movement = readMovement(line);
    if (!movement) throw unreadable(place, ':61:');
    if (this.#account === '') throw unreadable(place, ':25: z\u00a0numerem rachunku');
    if (this.#currency === '') throw unreadable(place, ':60F: z\u00a0walutą');
    this.#row = {
      ...movement,
      account: this.#account,
      currency: this.#currency,
      partyName: '',
      partyAccount: '',
      title: '',
    };
    this.#list.add(this.#row);
    this.#balance.add(this.#row);
  }

  #describe(lines: readonly string[]): void {
    if (!this.#row || (lines.length === 1 && CODE.test(lines[0] ?? ''))) return;
    Object.assign(this.#row, readDetails(lines));
    this.#row = undefined;
  }
}

/** The balance in a field, in hundredths; null where it has none. */
function balanceIn(line: string): Grosze | null {
  const { mark, whole, fraction = '' } = BALANCE.exec(line)?.groups ?? {};
  if (whole === undefined) return null;
  const amount = parseAmount(`${whole}.${fraction.padEnd(2, '0')}`);
  return mark === 'D' ? -amount : amount;
}

const unreadable = (place: string, field: string) =>
  refused(`Nie da się odczytać wyciągu MT940: ${place}, pole ${field}. Nic nie zostało zapisane.`);

const cutOff = () =>
  refused('Wyciąg MT940 jest urwany: brakuje salda końcowego (:62F:). Pobierz go jeszcze raz.');

/** A field of an MT940 message: ":61:" with its lines has the tag "61". */
interface Mt940Field {
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
function* fieldsOf(text: string): Generator<Mt940Field> {
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
