import { expect } from '@jest/globals';
import { parse } from 'csv-parse/sync';

/**
 * The fields of records as InsERT's document on EDI++ 1.05 lists them, in tables 2 (file), 3 (document) and 4 (amounts
 * for a bureau of accounting): T and the most characters of a text, D a day, K an amount, B a byte, L a whole number,
 * G true or false.
 */
const TABLES: Readonly<Record<string, string>> = {
  INFO: 'T50 B L T255 T20 T40 T80 T30 T6 T50 T13 T20 T40 T255 T5 G D D T35 D T50 T2 T20 G',
  NAGLOWEK:
    'T3 B B L T20 T10 T30 T30 D T30 T3 T20 T40 T255 T30 T6 T50 T20 T30 T50 T30 D D D L G T20 K K K K T30 K T30 D K K ' +
    'B B G B T35 T35 T35 K K T3 K T255 T50 T50 T50 B G B T50 K T50 K T50 T2 G',
  ZAWARTOSC: 'T6 K K K K',
};

const FORMS: Readonly<Record<string, string>> = {
  D: String.raw`^(?:\d{14})?$`,
  K: String.raw`^-?\d+\.\d{4}$`,
  B: String.raw`^\d{1,3}$`,
  L: String.raw`^\d+$`,
  G: String.raw`^[01]$`,
};

/** A document of a file: the fields of its header, and its amounts by rate. */
interface EppDocument {
  header: string[];
  amounts: string[][];
}

/** Reads a file; fails where a record has not the fields of its table. */
export function readEpp(file: Buffer): { info: string[]; documents: EppDocument[] } {
  const whole = new TextDecoder('windows-1250').decode(file);
  expect(whole).toMatch(/\r\n\r\n$/);
  const sections = whole.split(/^\[(\w+)\]\r\n/m).slice(1);
  const records = sections.flatMap((name, index) =>
    index % 2 === 0 ? [{ name, rows: readRecords(name, sections[index + 1]!) }] : [],
  );
  const [first, ...others] = records;
  expect(first).toMatchObject({ name: 'INFO', rows: [expect.any(Array)] });
  const documents: EppDocument[] = [];
  for (let index = 0; index < others.length; index += 2) {
    const [header, content] = [others[index]!, others[index + 1]!];
    expect([header.name, header.rows.length, content.name]).toEqual(['NAGLOWEK', 1, 'ZAWARTOSC']);
    documents.push({ header: header.rows[0]!, amounts: content.rows });
  }
  return { info: first!.rows[0]!, documents };
}

/** The fields of records; a text keeps its opening quote until it is checked. */
function readRecords(table: string, text: string): string[][] {
  const kinds = TABLES[table]!.split(' ');
  const rows = parse(text, {
    cast: (value, { quoting }) => (quoting ? `"${value}` : value),
    skip_empty_lines: true,
  });
  return rows.map((fields) => {
    expect(fields).toHaveLength(kinds.length);
    return fields.map((field, index) => {
      const kind = kinds[index]!;
      const form = kind.startsWith('T') ? `^(?:"[^]{1,${kind.slice(1)}})?$` : FORMS[kind]!;
      expect(field).toMatch(new RegExp(form));
      return field.replace(/^"/, '');
    });
  });
}
