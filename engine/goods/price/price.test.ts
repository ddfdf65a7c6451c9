import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PRODUCTS } from '../../testing/products.js';
import {
  type ConfigurableProduct,
  type ConfigurationRequest,
  areaInCm2,
  areaOf,
  decimalAreaOf,
} from '../configuration/configuration.js';
import { defaultSizes } from '../configuration/limits.js';
import { validate } from '../configuration/validate.js';
import type { Category } from '../families/categories.js';
import { initialPriceList } from './price-list.js';
import { price, type Price } from './price.js';

type Changes = Partial<ConfigurationRequest>;

function priced(product: ConfigurableProduct, request: ConfigurationRequest): Price {
  const { configuration, issues } = validate({ ...defaultSizes(product), ...request }, product);
  if (!configuration) throw new Error(issues.map(({ message }) => message).join(' '));
  return price(configuration, product, initialPriceList());
}

const round = { basePrice: 1000_00, pricePerSqm: 100_00 };

describe('the default awning', () => {
  const awning = priced(PRODUCTS.markizy, { width: 400, projection: 300 });

  it('costs 4 890 zł', () => {
    expect(awning.total).toBe(4890_00);
    expect(awning.areaCm2).toBe(120_000);
    expect(awning.pricePerSqm).toBe(407_50);
  });

  it('contains 23 % VAT', () => {
    expect(awning).toMatchObject({ net: 3975_61, vat: 914_39, vatRate: 23 });
  });

  it('shows the formula of each line', () => {
    expect(awning.lines).toEqual([
      {
        code: 'base',
        label: 'Cena podstawowa',
        quantity: 1,
        unitPrice: 2490_00,
        amount: 2490_00,
        formula: '1\u00a0szt. × 2\u00a0490\u00a0zł',
      },
      {
        code: 'area',
        label: 'Powierzchnia',
        quantity: 12,
        unitPrice: 200_00,
        amount: 2400_00,
        formula: '12\u00a0m² × 200\u00a0zł',
      },
    ]);
  });
});

describe('surcharges', () => {
  it.each<[string, Category, Changes, number]>([
    ['electric control', 'markizy', { controlType: 'electric' }, 890],
    ['wind sensor', 'markizy', { options: { windSensor: true } }, 320],
    ['LED lighting', 'markizy', { options: { ledLighting: true } }, 680],
    ['basket awning', 'markizy', { variant: 'koszowe' }, 0],
    ['electric pergola', 'pergole', { controlType: 'electric' }, 890],
    ['one ZIP guide', 'pergole', { options: { zipGuides: true } }, 450],
    ['four ZIP guides', 'pergole', { options: { zipGuides: 4 } }, 1800],
    ['one side screen', 'pergole', { options: { sideScreens: 1 } }, 280],
    ['three side screens', 'pergole', { options: { sideScreens: 3 } }, 840],
    [
      'pergola with LED and sensor',
      'pergole',
      { options: { ledLighting: true, windSensor: true } },
      1000,
    ],
    ['electric blind', 'zaluzje', { controlType: 'electric' }, 890],
    ['mosquito net', 'zaluzje', { options: { mosquitoNet: true } }, 180],
    ['gutters', 'zadaszenia', { options: { gutters: true } }, 0],
    ['side walls of 300 × 350 cm', 'zadaszenia', { options: { sideWalls: true } }, 3675],
    ['heating', 'zadaszenia', { options: { infraredHeating: true } }, 1200],
    ['roof with LED', 'zadaszenia', { options: { ledLighting: true } }, 680],
    ['two guides of a screen', 'refleksole', { options: { zipGuides: 2 } }, 900],
    ['electric screen', 'refleksole', { controlType: 'electric' }, 890],
    ['electric roller blind', 'rolety', { controlType: 'electric', width: 200 }, 890],
    // Base 1000 zł and 100 zł per m²: 12 m² of pergola, 4.5 m² of blind, 10.5 m² of roof.
    ['free-standing pergola: 15 % of 2 200 zł', 'pergole', { variant: 'wolnostojące' }, 330],
    ['Z90: 10 % of 1 450 zł', 'zaluzje', { variant: 'z90' }, 145],
    ['C50', 'zaluzje', { variant: 'c50' }, 0],
    ['glass: 25 % of 2 050 zł', 'zadaszenia', { variant: 'szklane' }, 512.5],
  ])('%s', (_, category, changes, zloty) => {
    const product = { ...PRODUCTS[category], ...round };
    const plain = { width: changes.width ?? 300 };
    const surcharge =
      priced(product, { ...plain, ...changes }).total - priced(product, plain).total;
    expect(surcharge).toBe(zloty * 100);
  });

  it('of options are not multiplied by the factor', () => {
    const product = { ...PRODUCTS.zadaszenia, ...round };
    const request = {
      width: 400,
      projection: 350,
      variant: 'szklane',
      options: { sideWalls: true, infraredHeating: true },
    };
    // (1000 zł + 14 m² × 100 zł) × 1.25 + 14 m² × 350 zł + 1200 zł
    expect(priced(product, request).total).toBe(9100_00);
  });

  it('have a line each, in a fixed order', () => {
    const { lines } = priced(PRODUCTS.pergole, {
      width: 400,
      variant: 'wolnostojace',
      controlType: 'electric',
      options: { ledLighting: true, zipGuides: 2, sideScreens: 1 },
    });
    expect(lines.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['base', 1],
      ['area', 16],
      ['variant', 1],
      ['electric', 1],
      ['zipGuides', 2],
      ['sideScreens', 1],
      ['ledLighting', 1],
    ]);
    expect(lines[4]?.formula).toBe('2\u00a0szt. × 450\u00a0zł');
    expect(lines[2]?.label).toBe('Wariant: Wolnostojąca');
  });

  it('say that gutters are included', () => {
    const { lines } = priced(PRODUCTS.zadaszenia, { width: 400 });
    expect(lines.at(-1)).toMatchObject({ code: 'gutters', amount: 0, formula: 'w\u00a0cenie' });
  });
});

describe('rounding', () => {
  it('rounds half a grosz up, once', () => {
    // 0.01 zł per m² on 1.5 m² is 1.5 grosze.
    const product = { ...PRODUCTS.rolety, basePrice: 100, pricePerSqm: 1 };
    expect(priced(product, { width: 100, height: 150 }).total).toBe(102);
    expect(priced(product, { width: 100, height: 149 }).total).toBe(101);
  });

  it('adds the remainder to the area line', () => {
    // 10004 grosze, 5.4 and 15 % of both (1501.41) make 11510.81, while the rounded lines alone make 11510.
    const product = { ...PRODUCTS.pergole, basePrice: 100_04, pricePerSqm: 1 };
    const request = { width: 270, projection: 200, variant: 'wolnostojace' };
    const { total, lines } = priced(product, request);
    expect(total).toBe(115_11);
    expect(lines.map(({ amount }) => amount)).toEqual([100_04, 6, 15_01]);
  });

  it('leaves out the area line where the product has no price per m²', () => {
    const { lines, total } = priced(PRODUCTS.rolety, { width: 100, height: 100 });
    expect(lines.map(({ code }) => code)).toEqual(['base']);
    expect(total).toBe(189_00);
  });

  it('refuses amounts that are no longer exact', () => {
    const product = { ...PRODUCTS.markizy, basePrice: 2 ** 50 };
    expect(() => priced(product, { width: 400 })).toThrow(RangeError);
  });
});

describe('area', () => {
  it.each([
    [{ width: 400, projection: 300, height: null }, 120_000, 12, '12.00'],
    [{ width: 400, projection: 400, height: 280 }, 160_000, 16, '16.00'],
    [{ width: 120, projection: null, height: 150 }, 18_000, 1.8, '1.80'],
    [{ width: 123, projection: null, height: 157 }, 19_311, 1.9311, '1.93'],
    [{ width: 250, projection: null, height: null }, 62_500, 6.25, '6.25'],
    [{ width: 350, projection: 299, height: null }, 104_650, 10.465, '10.47'],
    [{ width: 201, projection: 150, height: null }, 30_150, 3.015, '3.02'],
    [{ width: 7, projection: 7, height: null }, 49, 0.0049, '0.00'],
  ])('of %j', (sizes, cm2, m2, decimal) => {
    expect(areaInCm2(sizes)).toBe(cm2);
    expect(areaOf(sizes)).toBe(m2);
    expect(decimalAreaOf(sizes)).toBe(decimal);
  });

  it('is rounded as integer arithmetic rounds it, for every size in whole cm', () => {
    const cm = fc.integer({ min: 1, max: 2_000 });
    fc.assert(
      fc.property(cm, fc.option(cm), fc.option(cm), (width, projection, height) => {
        const cm2 = BigInt(width) * BigInt(projection ?? height ?? width);
        const hundredths = (cm2 + 50n) / 100n;
        const expected = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
        expect(decimalAreaOf({ width, projection, height })).toBe(expected);
      }),
      { numRuns: 10_000 },
    );
  });
});
