import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { number } from './csv-cells.js';
import { type CsvCell, readCsv, writeCsv } from './csv.js';

/** The text of a file with these headings and rows; each further argument is a batch of rows. */
async function written(headings: string[], ...batches: CsvCell[][][]): Promise<string> {
  const columns = headings.map((heading, index) => ({
    heading,
    write: (row: CsvCell[]) => row[index],
  }));
  let text = '';
  for await (const piece of writeCsv(columns, Readable.from(batches))) text += piece;
  return text;
}

const options = { columns: ['a', 'b'], required: ['a'], maxRows: 3 };

describe('writing', () => {
  it('produces a file that Excel in Polish opens', async () => {
    expect(await written(['a', 'b'], [['Żółć; „x”', true]], [[null, 1.5]])).toBe(
      '\uFEFFa;b\r\n"Żółć; „x”";tak\r\n;1.5\r\n',
    );
  });

  it.each(['\n', '\r', '\r\n'])('quotes a text with the line break %j', async (lineBreak) => {
    const text = `Kaseta${lineBreak}Napęd`;
    expect(await written(['a', 'b'], [[text, 1]])).toBe(`\uFEFFa;b\r\n"${text}";1\r\n`);
  });

  it('has headings even without rows', async () => {
    expect(await written(['a', 'b'])).toBe('\uFEFFa;b\r\n');
  });

  it.each(['=1+1', '+48 600', '-cmd', '@sum', '\tx'])('escapes the formula %j', async (text) => {
    const file = await written(['a'], [[text]]);
    expect(file).toContain(`'${text}`);
    const [row] = await readCsv(Buffer.from(file), options);
    expect(row!.cells['a']).toBe(text);
  });

  it.each(['-5', '-12.50', '-12,50'])('leaves the number %s unchanged', async (text) => {
    expect(await written(['a'], [[text]])).toBe(`\uFEFFa\r\n${text}\r\n`);
  });

  it('loses nothing in a round trip', async () => {
    const cell = fc
      .string()
      .map((text) => text.replaceAll('\0', '').trim())
      .filter((text) => !text.startsWith("'"));
    await fc.assert(
      fc.asyncProperty(cell, cell, async (a, b) => {
        const file = Buffer.from(await written(['a', 'b'], [[`x${a}`, b]]));
        const [row] = await readCsv(file, options);
        expect(row).toEqual({ line: 2, cells: { a: `x${a}`, b } });
      }),
    );
  });
});

const reading = (file: string) => readCsv(Buffer.from(file), options);

describe('reading', () => {
  it.each([';', ',', '\t'])(
    'takes %j between the cells, in any order of the columns',
    async (mark) => {
      const file = [`b${mark}a`, `2${mark}1`, '', `4${mark}3`].join('\n');
      expect(await reading(file)).toEqual([
        { line: 2, cells: { a: '1', b: '2' } },
        { line: 4, cells: { a: '3', b: '4' } },
      ]);
    },
  );

  it.each([
    [';', '1,5'],
    [',', '1;5'],
    ['\t', '1;5'],
  ])('skips a first line that names the delimiter %j', async (mark, a) => {
    const table = [`sep=${mark}`, `a${mark}b`, `${a}${mark}2`].join('\r\n');
    for (const file of [table, `\uFEFF${table}`])
      expect(await reading(file)).toEqual([{ line: 2, cells: { a, b: '2' } }]);
  });

  it.each([
    ['1 350', 1350],
    ['1\u00a0234\u202f567', 1_234_567],
    ['-1 350', -1350],
    ['1 35', '1 35'],
    ['13 50', '13 50'],
  ])('takes %j for the number %j', (cell, read) => {
    expect(number(cell)).toBe(read);
  });

  it('accepts a row that ends early', async () => {
    expect(await reading('a;b\n1')).toEqual([{ line: 2, cells: { a: '1', b: '' } }]);
  });

  it('skips empty rows, and counts them as a spreadsheet does', async () => {
    const rows = await reading('a;b\r\n\r\n;\r\n"1\n1";\r\n   \r\n3;\r\n;\r\n');
    expect(rows.map(({ line }) => line)).toEqual([4, 6]);
  });

  it.each([
    ['nothing', '', 'Plik nie zawiera żadnych wierszy.'],
    ['a head alone', 'a;b', 'Plik nie zawiera żadnych wierszy.'],
    ['empty rows', `a;b\n${'\n;\n'.repeat(2000)}`, 'Plik nie zawiera żadnych wierszy.'],
    ['an unknown column', 'a;c\n1;2', 'Nieznane kolumny: c.'],
    ['a column without a name', 'a;b;\n1;2;', 'Nieznane kolumny: (bez nazwy).'],
    ['many unknown columns', '1;2;3;4;5;6;7', 'Nieznane kolumny: 1, 2, 3, 4, 5 ….'],
    ['a column twice', 'a;a\n1;2', 'Powtórzone kolumny: a.'],
    ['no required column', 'b\n1', 'Brakuje kolumn: a.'],
    ['a quote that is never closed', 'a;b\n1;2\n\n3;"4\n5;6', /^Wiersz 4, kolumna „b”: brakuje/],
    ['text after a quote', 'a;b\n"1" x;2', /^Wiersz 2, kolumna „a”: po cudzysłowie/],
    ['a quote within a text', 'a;b\n1;2\n1;x"y"', /^Wiersz 3, kolumna „b”: cudzysłów/],
    ['a broken head', '"a;b\n1;2', /^Wiersz 1: brakuje/],
    ['too many cells', 'a;b\n1;2\n1;2;3', /^Wiersz 3: jest więcej komórek niż kolumn/],
    ['a row without end', `a;b\n1;${'x'.repeat(300_000)}`, /^Wiersz 2, kolumna „b”: .* za długi/],
    ['a row of separators', `a;b\n1;2\n${';'.repeat(300_000)}`, /^Wiersz 3: wiersz jest za długi/],
    ['headings of separators', `a${';'.repeat(300_000)}\n1`, /^Wiersz 1: wiersz jest za długi/],
    ['too many rows', `a\n${'1\n'.repeat(4)}`, 'Plik może mieć najwyżej 3 wierszy.'],
    ['rows without end', `a\n${'1\n'.repeat(500_000)}`, 'Plik może mieć najwyżej 3 wierszy.'],
    [
      'a workbook',
      Buffer.from('PK\x03\x04\x14\0', 'latin1'),
      /^To skoroszyt Excela\. .* „CSV UTF-8”/,
    ],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /^To skoroszyt Excela\./],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1'), /UTF-8/],
  ])('refuses %s: where it is, and what', async (_, file, message) => {
    const refusal = readCsv(Buffer.from(file), options).catch((error: unknown) => error);
    expect(await refusal).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        {
          path: 'file',
          message: message instanceof RegExp ? expect.stringMatching(message) : message,
        },
      ],
    });
  });

  it('lets other requests be answered while a large file is read', async () => {
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 0);
    await reading(`a;b\n${'\n'.repeat(2_000_000)}`).catch(() => undefined);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(20);
  });
});
