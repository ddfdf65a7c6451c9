import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { awning, changeProduct, createProduct } from '../../testing/factories.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';

interface Repair {
  field: string;
  value: string;
  label: string;
}
interface Advice {
  code: string;
  field: string;
  message: string;
  repair: Repair | null;
}
interface Quote {
  calculatedPrice: string | null;
  lines: unknown[];
  issues: (Advice & {
    min: number | null;
    max: number | null;
    allowed: string[] | null;
    value: string;
  })[];
  warnings: Advice[];
}
type Settings = Record<string, unknown>;

const QUOTE = `query ($input: ConfigurationInput!) {
  priceQuote(input: $input) {
    calculatedPrice lines { code }
    issues { code field message min max allowed value repair { field value label } }
    warnings { code field message repair { field value label } }
  }
}`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function quote(input: Settings): Promise<Quote> {
  const { data, errors } = await app.visitor().graphql<{ priceQuote: Quote }>(QUOTE, { input });
  expect(errors).toBeUndefined();
  return data.priceQuote;
}

/** The settings after a click on the repair. */
function repaired(settings: Settings, { field, value }: Repair): Settings {
  const [group = '', option] = field.split('.');
  const expected: unknown = JSON.parse(value);
  if (option === undefined) return { ...settings, [group]: expected };
  return { ...settings, [group]: { ...(settings[group] as Settings), [option]: expected } };
}

const option = (code: string, choice: boolean | number): Settings => ({
  additionalOptions: { [code]: choice },
});
const PERGOLA = { productId: 2, width: 400 };
const BLIND = { productId: 3, width: 120 };
const ROOF = { productId: 4, width: 400 };

describe('an issue', () => {
  it.each<[Settings, string, string, Settings]>([
    [awning({ width: 199 }), 'out_of_range', 'width', { min: 200, max: 600, value: '199' }],
    [awning({ width: 601 }), 'out_of_range', 'width', { min: 200, max: 600, value: '601' }],
    [awning({ width: -5 }), 'out_of_range', 'width', { min: 200, max: 600, value: '-5' }],
    [awning({ width: 0 }), 'out_of_range', 'width', { min: 200, max: 600, value: '0' }],
    [
      awning({ projection: 351 }),
      'out_of_range',
      'projection',
      { min: 150, max: 350, value: '351' },
    ],
    [awning({ height: 200 }), 'not_applicable', 'height', { value: '200' }],
    [
      awning({ productType: 'c80' }),
      'unknown_variant',
      'productType',
      { allowed: ['kasetowe', 'koszowe'], value: 'c80' },
    ],
    [awning({ fabricColor: 'Różowy' }), 'unknown_color', 'fabricColor', { value: 'Różowy' }],
    [awning({ fabricColor: '' }), 'unknown_color', 'fabricColor', { value: '' }],
    [
      awning({ frameColor: 'Przezroczysty' }),
      'unknown_color',
      'frameColor',
      { value: 'Przezroczysty' },
    ],
    [awning(option('zipGuides', true)), 'unknown_option', 'additionalOptions.zipGuides', {}],
    [awning(option('__proto__x', true)), 'unknown_option', 'additionalOptions.__proto__x', {}],
    [
      awning(option('windSensor', 2)),
      'invalid_quantity',
      'additionalOptions.windSensor',
      { value: '2' },
    ],
    [awning({ roofMaterial: 'szklane' }), 'not_applicable', 'roofMaterial', { value: 'szklane' }],
    [awning({ lamelOrientation: 10 }), 'not_applicable', 'lamelOrientation', { value: '10' }],
    [
      { ...PERGOLA, ...option('zipGuides', 5) },
      'invalid_quantity',
      'additionalOptions.zipGuides',
      { value: '5' },
    ],
    [
      { ...PERGOLA, ...option('zipGuides', 1.5) },
      'invalid_quantity',
      'additionalOptions.zipGuides',
      { value: '1.5' },
    ],
    [
      { ...PERGOLA, ...option('zipGuides', -1) },
      'invalid_quantity',
      'additionalOptions.zipGuides',
      { value: '-1' },
    ],
    [
      { ...PERGOLA, lamelOrientation: 136 },
      'out_of_range',
      'lamelOrientation',
      { min: 0, max: 135 },
    ],
    [{ ...BLIND, openingAngle: 91 }, 'out_of_range', 'openingAngle', { min: 0, max: 90 }],
    [{ ...BLIND, openingAngle: -1 }, 'out_of_range', 'openingAngle', { min: 0, max: 90 }],
    [{ ...ROOF, roofMaterial: 'papier' }, 'unknown_variant', 'roofMaterial', { value: 'papier' }],
    [
      { ...ROOF, roofTransparency: 'Mleczny' },
      'unknown_color',
      'roofTransparency',
      { value: 'Mleczny' },
    ],
  ])('of %j is %s at %s', async (input, code, field, details) => {
    const { calculatedPrice, lines, issues, warnings } = await quote(input);
    expect({ calculatedPrice, lines, warnings }).toEqual({
      calculatedPrice: null,
      lines: [],
      warnings: [],
    });
    expect(issues).toEqual([expect.objectContaining({ code, field, ...details })]);
    expect(issues[0]!.message).toMatch(/\S/);
  });

  it('disappears after its repair', async () => {
    const broken = awning({
      width: 9999,
      projection: 1,
      productType: 'c80',
      fabricColor: 'Różowy',
      frameColor: 'Tęczowy',
      additionalOptions: { windSensor: 7 },
    });
    const { issues } = await quote(broken);
    expect(issues).toHaveLength(6);
    const repairs = issues.map(({ repair }) => repair).filter((repair) => repair !== null);
    expect(repairs).toHaveLength(6);
    const { issues: left, calculatedPrice } = await quote(repairs.reduce(repaired, broken));
    expect(left).toEqual([]);
    expect(calculatedPrice).not.toBeNull();
  });

  it('takes the fallback limits where the product gives none', async () => {
    const productId = await createProduct(app, { category: 'pergole' });
    const { issues } = await quote({ productId, width: 400, projection: 1000, height: 1 });
    expect(issues).toMatchObject([
      { field: 'projection', min: 150, max: 400 },
      { field: 'height', min: 100, max: 300 },
    ]);
  });
});

describe('a warning', () => {
  it.each<[string, Settings]>([
    ['sensor_without_motor', awning(option('windSensor', true))],
    ['projection_exceeds_width', awning({ productType: 'koszowe', width: 250, projection: 300 })],
    ['arms_crossed', awning({ width: 290, projection: 290 })],
    ['low_clearance', awning({ placement: { mountingHeight: 250 } })],
  ])('%s refuses nothing and has a repair', async (code, input) => {
    const { calculatedPrice, issues, warnings } = await quote(input);
    expect(calculatedPrice).not.toBeNull();
    expect(issues).toEqual([]);
    expect(warnings).toMatchObject([{ code, message: expect.any(String) }]);
    const after = await quote(repaired(input, warnings[0]!.repair!));
    expect(after).toMatchObject({ issues: [], warnings: [] });
  });
});

describe('a product that is not in the shop', () => {
  it.each(['unknown', 'archived'])('is not found (%s)', async (kind) => {
    let productId = 999_999;
    if (kind === 'archived') {
      productId = await createProduct(app);
      await changeProduct(app, productId);
    }
    const { data, errors } = await app.visitor().graphql(QUOTE, { input: awning({ productId }) });
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      {
        extensions: {
          code: 'NOT_FOUND',
          fields: [{ path: 'productId', value: String(productId) }],
        },
      },
    ]);
  });
});
