import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AppError } from '../errors.js';
import { type CsvCell, readCsv, writeCsv } from './csv.js';

/** A file with these headings, its rows written in these batches. */
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
  it('is what Excel in Polish opens', async () => {
    expect(await written(['a', 'b'], [['Żółć; „x”', true]], [[null, 1.5]])).toBe(
      '\uFEFFa;b\r\n"Żółć; „x”";tak\r\n;1.5\r\n',
    );
  });

  it('has its headings where it has no rows', async () => {
    expect(await written(['a', 'b'])).toBe('\uFEFFa;b\r\n');
  });

  it.each(['=1+1', '+48 600', '-cmd', '@sum', '\tx'])('disarms %j', async (text) => {
    const file = await written(['a'], [[text]]);
    expect(file).toContain(`'${text}`);
    expect(readCsv(file, options)[0]!.cells['a']).toBe(text);
  });

  it.each(['-5', '-12.50', '-12,50'])('leaves the number %s alone', async (text) => {
    expect(await written(['a'], [[text]])).toBe(`\uFEFFa\r\n${text}\r\n`);
  });

  it('loses nothing on the way back', async () => {
    const cell = fc
      .string()
      .map((text) => text.replaceAll('\0', '').trim())
      .filter((text) => !text.startsWith("'"));
    await fc.assert(
      fc.asyncProperty(cell, cell, async (a, b) => {
        const [row] = readCsv(await written(['a', 'b'], [[`x${a}`, b]]), options);
        expect(row).toEqual({ line: 2, cells: { a: `x${a}`, b } });
      }),
    );
  });
});

describe('reading', () => {
  it.each([';', ',', '\t'])('takes %j between the cells, in any order of the columns', (mark) => {
    const file = [`b${mark}a`, `2${mark}1`, '', `4${mark}3`].join('\n');
    expect(readCsv(file, options)).toEqual([
      { line: 2, cells: { a: '1', b: '2' } },
      { line: 4, cells: { a: '3', b: '4' } },
    ]);
  });

  it('takes a row that ends early', () => {
    expect(readCsv('a;b\n1', options)).toEqual([{ line: 2, cells: { a: '1', b: '' } }]);
  });

  it.each([
    ['nothing', ''],
    ['a head alone', 'a;b'],
    ['an unknown column', 'a;c\n1;2'],
    ['a column twice', 'a;a\n1;2'],
    ['no required column', 'b\n1'],
    ['a broken quote', 'a;b\n"1;2'],
    ['too many cells', 'a;b\n1;2;3'],
    ['too many rows', 'a\n1\n2\n3\n4'],
    ['a picture', '\x89PNG\r\n\x1a\n\0\0\0'],
  ])('refuses %s, naming the file', (_, file) => {
    expect(() => readCsv(file, options)).toThrow(AppError);
  });
});
