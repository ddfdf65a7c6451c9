import { describe, expect, it } from '@jest/globals';
import { variantOf } from '../configuration/choices.js';
import { COLORS, colorHex } from '../configuration/colours.js';
import { initialPriceList } from '../price/price-list.js';
import { CATEGORIES, cardOf, isCategory, type Category } from './categories.js';
import { familyOf } from './families.js';

/** The specified defaults, factors and options of each family; sizes in cm, prices in zł. */
const TABLE: readonly {
  category: Category;
  id: number;
  variants: Record<string, number>;
  sizes: Record<string, number>;
  colors: [string, string];
  options: Record<string, number>;
}[] = [
  {
    category: 'markizy',
    id: 1,
    variants: { kasetowe: 1, koszowe: 1 },
    sizes: { width: 400, projection: 300 },
    colors: ['Czerwony', 'Biały'],
    options: { windSensor: 320, ledLighting: 680 },
  },
  {
    category: 'pergole',
    id: 2,
    variants: { przyscienne: 1, wolnostojace: 1.15 },
    sizes: { width: 400, projection: 400, height: 280 },
    colors: ['Biały', 'Antracyt'],
    options: { zipGuides: 450, sideScreens: 280, windSensor: 320, ledLighting: 680 },
  },
  {
    category: 'zaluzje',
    id: 3,
    variants: { c80: 1, c50: 1, z90: 1.1 },
    sizes: { width: 120, height: 150 },
    colors: ['Biały', 'Antracyt'],
    options: { mosquitoNet: 180, windSensor: 320 },
  },
  {
    category: 'zadaszenia',
    id: 4,
    variants: { poliweglan: 1, szklane: 1.25 },
    sizes: { width: 400, projection: 350 },
    colors: ['Przezroczysty', 'Antracyt'],
    options: { gutters: 0, sideWalls: 350, ledLighting: 680, infraredHeating: 1200 },
  },
  {
    category: 'refleksole',
    id: 5,
    variants: { zip: 1 },
    sizes: { width: 250, height: 220 },
    colors: ['Szary', 'Antracyt'],
    options: { zipGuides: 450, windSensor: 320 },
  },
  {
    category: 'rolety',
    id: 6,
    variants: { wolnowiszace: 1, kasetowe: 1 },
    sizes: { width: 120, height: 160 },
    colors: ['Beżowy', 'Biały'],
    options: {},
  },
];

describe.each(TABLE)(
  'the family $category',
  ({ category, id, variants, sizes, colors, options }) => {
    const type = familyOf(category);

    it('has its default product, sizes and colours', () => {
      expect(type.defaultProductId).toBe(id);
      expect(type.label).toBe(cardOf(category).label);
      const defaults = type.dimensions.map(({ dimension, defaultValue }) => [
        dimension,
        defaultValue,
      ]);
      expect(Object.fromEntries(defaults)).toEqual(sizes);
      expect([type.defaultColor, type.defaultFrameColor]).toEqual(colors);
    });

    it('has its variants in order, with their factors', () => {
      expect(type.variants.map(({ code }) => code)).toEqual(Object.keys(variants));
      const factors = Object.entries(initialPriceList().factors[category] ?? {});
      expect(Object.fromEntries(factors.map(([code, value]) => [code, value / 100]))).toEqual(
        variants,
      );
    });

    it('has its options, with their prices', () => {
      expect(type.options.map(({ code }) => code)).toEqual(Object.keys(options));
      const prices = Object.entries(initialPriceList().options[category] ?? {});
      expect(Object.fromEntries(prices.map(([code, value]) => [code, value / 100]))).toEqual(
        options,
      );
    });
  },
);

describe('product types', () => {
  it('exist for all six categories', () => {
    expect(TABLE.map(({ category }) => category)).toEqual(CATEGORIES);
    expect(isCategory('rolety')).toBe(true);
    expect(isCategory('toString')).toBe(false);
  });

  it('charge 890 zł for electric control, which only roofs do not have', () => {
    expect(initialPriceList().electric).toBe(890_00);
    const manualOnly = CATEGORIES.filter(
      (category) => familyOf(category).controlTypes.length === 1,
    );
    expect(manualOnly).toEqual(['zadaszenia']);
  });

  it('limit projection to 150-400 cm and height to 100-300 cm where a product has no limits', () => {
    const limits = CATEGORIES.flatMap((category) => familyOf(category).dimensions)
      .filter(({ dimension }) => dimension !== 'width')
      .map(
        ({ dimension, fallbackMin, fallbackMax }) => `${dimension} ${fallbackMin}-${fallbackMax}`,
      );
    expect(new Set(limits)).toEqual(new Set(['projection 150-400', 'height 100-300']));
  });

  it('price guides and screens per piece, side walls by area, everything else once', () => {
    const byUnit = (unit: string) =>
      CATEGORIES.flatMap((category) => familyOf(category).options)
        .filter((option) => option.unit === unit)
        .map(({ code, maxQuantity }) => `${code} ${maxQuantity}`);
    expect(byUnit('each')).toEqual(['zipGuides 4', 'sideScreens 4', 'zipGuides 4']);
    expect(byUnit('per_sqm')).toEqual(['sideWalls 1']);
  });

  it('select only the gutters by default', () => {
    const selected = CATEGORIES.flatMap((category) => familyOf(category).options)
      .filter(({ selectedByDefault }) => selectedByDefault)
      .map(({ code }) => code);
    expect(selected).toEqual(['gutters']);
  });
});

describe('colours', () => {
  it('are the sixteen of the shop', () => {
    expect(COLORS.map(({ name }) => name).join(', ')).toBe(
      'Czerwony, Niebieski, Zielony, Żółty, Fioletowy, Antracyt, Biały, Beżowy, Brązowy, Szary, ' +
        'Czarny, Krem, Ecru, Przezroczysty, Przyciemniony, Aluminium',
    );
    for (const { name, hex } of COLORS) {
      expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      expect(colorHex(name)).toBe(hex);
    }
  });

  it('fall back to grey for an unknown name', () => {
    expect(colorHex('constructor')).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('variantOf', () => {
  it.each([
    ['pergole', 'przyścienne', 'przyscienne'],
    ['pergole', 'Wolnostojące', 'wolnostojace'],
    ['zadaszenia', 'poliwęglan', 'poliweglan'],
    ['zaluzje', 'C50', 'c50'],
    ['zaluzje', 'żaluzje', 'c80'],
    ['markizy', 'markizy', 'kasetowe'],
    ['markizy', null, 'kasetowe'],
    ['markizy', '', 'kasetowe'],
    ['markizy', undefined, 'kasetowe'],
  ] as const)('reads %s %j as %s', (category, text, code) => {
    expect(variantOf(category, text)?.code).toBe(code);
  });

  it.each([
    ['markizy', 'c80'],
    ['rolety', 'zip'],
    ['pergole', '__proto__'],
  ] as const)('returns null for %s %j', (category, text) => {
    expect(variantOf(category, text)).toBeNull();
  });
});

it('a code of a variant has the same label in every family that uses it', () => {
  const labels = new Map<string, string>();
  for (const { code, label } of CATEGORIES.flatMap((category) => familyOf(category).variants)) {
    expect(labels.get(code) ?? label).toBe(label);
    labels.set(code, label);
  }
});
