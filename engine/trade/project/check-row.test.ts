import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { validate } from '../../goods/configuration/validate.js';
import { familyOf } from '../../goods/families/families.js';
import { initialPriceList } from '../../goods/price/price-list.js';
import { price } from '../../goods/price/price.js';
import { PRODUCTS } from '../../testing/products.js';
import { checkRow } from './check-row.js';
import { type ProjectRow, settingsOf, windowFamilies } from './project.js';
import { repairRow } from './repair-row.js';
import { defaultShared, withProduct } from './shared-settings.js';

const ROW: ProjectRow = {
  id: 'a',
  label: 'Salon',
  family: 'refleksole',
  width: '120',
  height: '150',
  pieces: '2',
  own: {},
};

const shared = Object.fromEntries(
  windowFamilies().flatMap((family) => {
    const settings = defaultShared(PRODUCTS[family]);
    return settings ? [[family, settings] as const] : [];
  }),
);

function check(change: Partial<ProjectRow>) {
  const row = { ...ROW, ...change };
  const product = row.family === null ? undefined : PRODUCTS[row.family];
  return checkRow(row, settingsOf(row, shared), product);
}

describe('a row', () => {
  test('of each family of windows becomes the configuration of its sizes', () => {
    expect(windowFamilies()).toEqual(['zaluzje', 'refleksole', 'rolety']);
    for (const family of windowFamilies()) {
      const { configuration, issues, pieces } = check({
        family,
        width: '1,2 m',
        height: '1500 mm',
      });
      expect(issues).toEqual([]);
      expect(pieces).toBe(2);
      expect(configuration).toEqual(
        validate({ width: 120, height: 150 }, PRODUCTS[family]).configuration,
      );
    }
  });

  test('uses its own settings rather than those of its family', () => {
    const { configuration } = check({
      own: { controlType: 'electric', options: { zipGuides: 2, windSensor: 1 } },
    });
    expect(configuration).toMatchObject({
      controlType: 'electric',
      options: { windSensor: 1, zipGuides: 2 },
      color: 'Szary',
    });
  });

  test.each<[Partial<ProjectRow>, string | null, string]>([
    [{ width: '' }, 'width', 'Szerokość: wpisz centymetry, na przykład 120.'],
    [
      { width: '12o' },
      'width',
      'Szerokość: „12o” to nie wymiar. Wpisz centymetry, na przykład 120.',
    ],
    [
      { width: '900' },
      'width',
      'Szerokość musi wynosić od 80\u00a0cm do 500\u00a0cm (podano 900\u00a0cm).',
    ],
    [
      { height: '5' },
      'height',
      'Wysokość musi wynosić od 100\u00a0cm do 300\u00a0cm (podano 5\u00a0cm).',
    ],
    [{ pieces: '0' }, 'pieces', 'Sztuki: podaj liczbę całkowitą od 1\u00a0do 99 (podano „0”).'],
    [{ family: null }, 'family', 'Rodzaj: wybierz, czym osłonić to okno.'],
    [{ family: 'markizy' }, 'family', 'Rodzaj: nie mamy teraz takiego produktu. Wybierz inny.'],
    [{ label: 'x'.repeat(81) }, 'label', 'Nazwa: skróć ją do 80\u00a0znaków.'],
    [
      { own: { color: 'Różowy' } },
      null,
      'Kolor tkaniny: ten produkt nie ma koloru „Różowy”. Dostępne: Szary, Antracyt.',
    ],
  ])('%j is refused in its cell', (change, column, message) => {
    const { issues, configuration } = check(change);
    expect(issues.map((issue) => [issue.column, issue.message])).toEqual([[column, message]]);
    expect(configuration).toBeNull();
  });

  test('says everything that is wrong with it', () => {
    const { issues } = check({ family: null, width: '', height: 'x', pieces: '' });
    expect(issues.map(({ column }) => column)).toEqual(['family', 'width', 'height', 'pieces']);
  });

  test('warns like the configurator, with the same repair', () => {
    const { warnings } = check({ width: '400', height: '250' });
    expect(warnings).toMatchObject([
      { code: 'motor_needed', repair: { field: 'controlType', value: 'electric' } },
    ]);
  });

  test('costs what its configuration costs', () => {
    const size = fc.integer({ min: 100, max: 240 });
    const list = initialPriceList();
    fc.assert(
      fc.property(fc.constantFrom(...windowFamilies()), size, size, (family, width, height) => {
        const product = PRODUCTS[family];
        const { configuration } = check({ family, width: `${width}`, height: `${height}` });
        const alone = validate({ width, height }, product).configuration;
        expect(price(configuration!, product, list)).toEqual(price(alone!, product, list));
      }),
      { numRuns: 200 },
    );
  });
});

test('a change of product keeps the colours that the new product has, too', () => {
  const product = { ...PRODUCTS.refleksole, id: 77, availableColors: ['Antracyt', 'Biały'] };
  const settings = { ...defaultShared(PRODUCTS.refleksole)!, frameColor: 'Aluminium' };
  expect(withProduct(settings, product)).toMatchObject({
    productId: 77,
    color: 'Antracyt',
    frameColor: 'Aluminium',
  });
});

test('a change to a product that is made in all variants keeps the variant', () => {
  const variant = familyOf('zaluzje').variants.at(-1)!.code;
  const settings = { ...defaultShared(PRODUCTS.zaluzje)!, variant };
  const product = { ...PRODUCTS.zaluzje, id: 77, availableVariants: [] };
  expect(withProduct(settings, product)).toMatchObject({ productId: 77, variant });
});

test('a repair of a warning changes this row alone', () => {
  const row = { ...ROW, width: '400', height: '250' };
  const settings = settingsOf(row, shared)!;
  const [warning] = check(row).warnings;
  const repaired = repairRow(row, warning!.repair!, settings);
  expect(repaired.own).toEqual({ controlType: 'electric' });
  expect(check(repaired).warnings).toEqual([]);
  const sized = repairRow(row, { field: 'height', value: 200 }, settings);
  expect(sized).toMatchObject({ height: '200', own: {} });
  const fitted = repairRow(row, { field: 'options.windSensor', value: true }, settings);
  expect(fitted.own.options).toMatchObject({ windSensor: 1 });
  expect(repairRow(row, { field: 'color', value: 'Szary' }, settings).own).toEqual({
    color: 'Szary',
  });
});
