import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AppError } from '../errors.js';
import { readCsv, writeCsv } from './csv.js';

const options = { columns: ['a', 'b'], required: ['a'], maxRows: 3 };

describe('writing', () => {
  it('is what Excel in Polish opens', () => {
    expect(
      writeCsv(
        ['a', 'b'],
        [
          ['Żółć; „x”', true],
          [null, 1.5],
        ],
      ),
    ).toBe('\uFEFFa;b\r\n"Żółć; „x”";tak\r\n;1.5\r\n');
  });

  it.each(['=1+1', '+48 600', '-cmd', '@sum', '\tx'])('disarms %j', (text) => {
    const file = writeCsv(['a'], [[text]]);
    expect(file).toContain(`'${text}`);
    expect(readCsv(file, options)[0]!.cells['a']).toBe(text);
  });

  it.each(['-5', '-12.50', '-12,50'])('leaves the number %s alone', (text) => {
    expect(writeCsv(['a'], [[text]])).toBe(`\uFEFFa\r\n${text}\r\n`);
  });

  it('loses nothing on the way back', () => {
    const cell = fc
      .string()
      .map((text) => text.replaceAll('\0', '').trim())
      .filter((text) => !text.startsWith("'"));
    fc.assert(
      fc.property(cell, cell, (a, b) => {
        const [row] = readCsv(writeCsv(['a', 'b'], [[`x${a}`, b]]), options);
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
