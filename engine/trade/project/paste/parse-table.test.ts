import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PRODUCTS } from '../../../testing/products.js';
import { checkRow } from '../check-row.js';
import { MAX_LABEL, MAX_ROWS } from '../project.js';
import { defaultShared } from '../shared-settings.js';
import { parseTable } from './parse-table.js';

const NBSP = '\u00a0';

/** Label, family, width, height and pieces of each row. */
const read = (text: string): (string | null)[][] =>
  parseTable(text, 'refleksole').rows.map(({ label, family, width, height, pieces }) => [
    label,
    family,
    width,
    height,
    pieces,
  ]);

describe('a pasted table', () => {
  test.each([
    ['Salon\t120\t150\t2', ['Salon', 'refleksole', '120', '150', '2']],
    ['Salon;120;150;2', ['Salon', 'refleksole', '120', '150', '2']],
    ['Salon\t120,5\t1,5 m', ['Salon', 'refleksole', '121', '150', '1']],
    ['sep=;\r\nSalon;120;150', ['Salon', 'refleksole', '120', '150', '1']],
    ['120\t150', ['', 'refleksole', '120', '150', '1']],
    ['120\t150\t3 szt.', ['', 'refleksole', '120', '150', '3 szt.']],
    [`Salon\t1${NBSP}200 mm\t1${NBSP}500 mm`, ['Salon', 'refleksole', '120', '150', '1']],
    ['Salon\t120 × 150 cm\t4', ['Salon', 'refleksole', '120', '150', '4']],
    ['Salon\t1200x1500mm', ['Salon', 'refleksole', '120', '150', '1']],
    ['Rolety\tSypialnia\t90\t140', ['Sypialnia', 'rolety', '90', '140', '1']],
    [
      '"Okno ""duże""\nod ogrodu";200;210',
      ['Okno "duże" od ogrodu', 'refleksole', '200', '210', '1'],
    ],
    ['Salon\t12o\t150', ['Salon', 'refleksole', '12o', '150', '1']],
    ['Salon 120 150 2', ['Salon', 'refleksole', '120', '150', '2']],
    ['Salon 1 120 150', ['Salon 1', 'refleksole', '120', '150', '1']],
    ['Salon, 120,5, 150', ['Salon', 'refleksole', '121', '150', '1']],
    ['Pokój Zosi 1200 x 1500 mm 2 szt.', ['Pokój Zosi', 'refleksole', '120', '150', '2szt']],
    ['żaluzja kuchnia 90x110', ['żaluzja kuchnia', 'zaluzje', '90', '110', '1']],
  ])('reads %j', (text, row) => {
    expect(read(text)[0]!.map((cell) => cell?.replace('.', ''))).toEqual(
      row.map((cell) => cell.replace('.', '')),
    );
  });

  test('finds its columns by a header in Polish, whatever their order', () => {
    const text = [
      'Dom w Łodzi',
      'Lp.\tSzer. [mm]\tWys. [mm]\tPomieszczenie\tRodzaj\tIlość szt.\tUwagi',
      '1\t800\t1 200\tKuchnia\tŻaluzje C50\t1\tpilnie',
      '2\t455\t600\tŁazienka\troleta kasetowa\t2\t',
      '3\t1200\t1500\tStrych\tpergola\t1\t',
    ].join('\r\n');
    expect(read(text)).toEqual([
      ['Kuchnia', 'zaluzje', '80', '120', '1'],
      ['Łazienka', 'rolety', '46', '60', '2'],
      ['Strych', null, '120', '150', '1'],
    ]);
    expect(parseTable(text, 'refleksole').rows[0]!.own).toEqual({ variant: 'c50' });
  });

  test('takes numbers too large for centimetres as millimetres, and says so', () => {
    const table = parseTable('Salon\t1200\t1500\nHol\t900\t2 100', 'refleksole');
    expect(table.inMillimetres).toBe(true);
    expect(table.rows.map(({ width, height }) => [width, height])).toEqual([
      ['120', '150'],
      ['90', '210'],
    ]);
    expect(parseTable('Salon\t1200\t150', 'refleksole').inMillimetres).toBe(false);
  });

  test('takes a first column that counts the lines for labels, not for sizes', () => {
    expect(read('1\t120\t150\n2\t90\t140')).toEqual([
      ['1', 'refleksole', '120', '150', '1'],
      ['2', 'refleksole', '90', '140', '1'],
    ]);
  });

  test('keeps a line without a size, so that its row says what is missing', () => {
    expect(read('Salon\t120\t150\nHol\t\t210\nWC\tbrak\t90')).toEqual([
      ['Salon', 'refleksole', '120', '150', '1'],
      ['Hol', 'refleksole', '', '210', '1'],
      ['WC', 'refleksole', 'brak', '90', '1'],
    ]);
  });

  test('reads as many rows as fit, and counts the lines that are left out', () => {
    const text = Array.from({ length: MAX_ROWS + 7 }, () => 'Okno\t120\t150').join('\n');
    expect(parseTable(text, 'rolety')).toMatchObject({ leftOut: 7 });
    expect(parseTable(text, 'rolety').rows).toHaveLength(MAX_ROWS);
    expect(parseTable(text, 'rolety', 3).rows).toHaveLength(3);
  });

  const hostile = fc.oneof(
    fc.string({ maxLength: 400 }),
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .array(
        fc.constantFrom('\t', ';', '\n', '"', '1', '0', 'x', ' ', ', ', NBSP, 'cm', 'szt', 'Ż'),
        {
          maxLength: 200,
        },
      )
      .map((parts) => parts.join('')),
  );

  test('never throws and stays within its limits, whatever the text is', () => {
    const product = PRODUCTS.refleksole;
    const settings = defaultShared(product);
    fc.assert(
      fc.property(hostile, (text) => {
        const { rows } = parseTable(text, 'refleksole');
        expect(rows.length).toBeLessThanOrEqual(MAX_ROWS);
        for (const row of rows) {
          expect(row.label.length).toBeLessThanOrEqual(MAX_LABEL);
          const { issues, configuration } = checkRow({ id: '1', ...row }, settings, product);
          expect(configuration === null).toBe(issues.length > 0);
        }
      }),
      { numRuns: 500 },
    );
  });

  test.each(['"', '1', ' ', '1 x', '1 szt', ';', '\t', '\n', 'x1', '"";', '1.', ', '])(
    'reads 200,000 times %j in linear time',
    (part) => {
      const start = Date.now();
      parseTable(part.repeat(200_000), 'rolety');
      // Quadratic time would take minutes.
      expect(Date.now() - start).toBeLessThan(5000);
    },
  );
});
