import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Grosze } from '#engine/goods/price/money';
import { AppError } from '../../../shared/errors.js';
import { turns } from '../../../shared/in-turns.js';
import { moneyAt, rowsOfEntry } from './camt053-entry.js';
import { type StatementContent, accountOf, refused, BalanceCheck, RowList } from './statement.js';
import { type XmlElement, textAt } from './xml-element.js';

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d{2}$/;
/** The elements of a statement that are read. */
const COLLECTED = new Set(['Acct', 'Bal', 'Ntry']);
/** Maximum nesting of elements; real statements nest them about 15 deep. */
const MAX_DEPTH = 40;
/** Maximum number of elements of one entry or account: a batch of 2,000 transactions has about 40,000. */
const MAX_ELEMENTS = 60_000;
/** Maximum number of attributes of one element. */
const MAX_ATTRIBUTES = 20;
/** Maximum number of characters of the text of an element; the rest is dropped. */
const MAX_TEXT = 1000;
/** The number of characters parsed at once; other requests are answered between two such pieces. */
const PIECE = 8 * 1024;

/**
 * The booked operations of a camt.053 message of any version, of one or more accounts, and where its balances do not
 * fit them. Throws BAD_USER_INPUT for
 * another or a broken XML file, for one with a document type (its entities could expand without end), and for too many
 * operations.
 */
export async function readCamt053(text: string): Promise<StatementContent> {
  const reader = new Camt053Reader();
  const turn = turns();
  for (let start = 0; start < text.length; start += PIECE) {
    reader.write(text.slice(start, start + PIECE));
    await turn();
  }
  return reader.finish();
}

/** Parses the XML in pieces; only the current entry or account is kept in memory. */
class Camt053Reader {
  readonly #list = new RowList();
  readonly #balance = new BalanceCheck();
  #closing: Grosze | null = null;
  readonly #parser = new SaxesParser({ xmlns: true });
  /** Names of the open elements around the entry or account that is being collected. */
  readonly #path: string[] = [];
  /** Open elements of the entry or account that is being collected, the innermost last. */
  readonly #open: XmlElement[] = [];
  #attributes = 0;
  /** Number of elements collected of the current entry or account. */
  #collected = 0;
  /** Number of entries read so far. */
  #entries = 0;
  #account = '';

  constructor() {
    this.#parser.on('doctype', () => {
      throw refused('Ten plik XML ma deklarację DOCTYPE, której wyciągi nie mają.');
    });
    this.#parser.on('opentagstart', () => {
      this.#attributes = 0;
    });
    this.#parser.on('attribute', () => {
      this.#attributes += 1;
      if (this.#attributes > MAX_ATTRIBUTES) throw unreadable();
    });
    this.#parser.on('opentag', (tag) => this.#opened(tag));
    this.#parser.on('text', (text) => this.#read(text));
    this.#parser.on('cdata', (text) => this.#read(text));
    this.#parser.on('closetag', () => this.#closed());
  }

  write(piece: string): void {
    orUnreadable(() => this.#parser.write(piece));
  }

  finish(): StatementContent {
    orUnreadable(() => this.#parser.close());
    return { rows: this.#list.rows, differences: this.#balance.differences };
  }

  #opened({ local, uri, attributes }: SaxesTagNS): void {
    const depth = this.#path.length + this.#open.length;
    if (depth === 0 && !NAMESPACE.test(uri))
      throw refused(
        'Ten plik XML nie jest wyciągiem camt.053. Pobierz z\u00a0banku wyciąg camt.053.',
      );
    const isCollected = this.#open.length > 0 || this.#isWanted(local);
    this.#collected = isCollected ? this.#collected + 1 : 0;
    if (depth >= MAX_DEPTH || this.#collected > MAX_ELEMENTS) throw unreadable();
    if (!isCollected) return void this.#path.push(local);
    const ofTag = Object.values(attributes).map(({ name, value }) => [name, value] as const);
    const element = { name: local, attributes: Object.fromEntries(ofTag), text: '', children: [] };
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
  }

  #isWanted(name: string): boolean {
    return COLLECTED.has(name) && this.#path.at(-1) === 'Stmt';
  }

  #read(text: string): void {
    const element = this.#open.at(-1);
    if (element) element.text += text.slice(0, MAX_TEXT - element.text.length);
  }

  #closed(): void {
    const element = this.#open.pop();
    if (!element) return this.#left(this.#path.pop());
    if (this.#open.length > 0) return;
    this.#collected = 0;
    if (element.name === 'Acct') {
      this.#account = accountOf(textAt(element, 'Id/IBAN', 'Id/Othr/Id'));
    } else if (element.name === 'Bal') {
      this.#readBalance(element);
    } else {
      this.#entries += 1;
      const rows = rowsOfEntry(element, this.#account, this.#entries);
      this.#list.add(...rows);
      this.#balance.add(...rows);
    }
  }

  #readBalance(element: XmlElement): void {
    const code = textAt(element, 'Tp/CdOrPrtry/Cd');
    const money = moneyAt(element, 'Amt');
    const sign = textAt(element, 'CdtDbtInd') === 'DBIT' ? -1 : 1;
    const balance = money && sign * money.amount;
    if (code === 'OPBD') this.#balance.open(balance);
    if (code === 'CLBD') this.#closing = balance;
  }

  /** A statement ends: its balances usually stand before its entries. */
  #left(name: string | undefined): void {
    if (name !== 'Stmt') return;
    this.#balance.close(this.#closing);
    this.#closing = null;
  }
}

function orUnreadable(parse: () => unknown): void {
  try {
    parse();
  } catch (error) {
    throw error instanceof AppError ? error : unreadable();
  }
}

const unreadable = () =>
  refused(
    'Tego pliku XML nie da się odczytać: jest uszkodzony albo urwany. Pobierz go jeszcze raz.',
  );
