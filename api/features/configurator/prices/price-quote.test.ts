import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Category, MeasuredCategory } from '#engine/goods/families/categories';
import { parseAmount } from '#engine/goods/price/money';
import { awning, createProduct } from '../../../testing/factories.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';

interface Quote {
  calculatedPrice: string;
  area: string;
  assumed: { field: string; value: number }[];
  net: string;
  vat: string;
  vatRate: number;
  pricePerSqm: string;
  lines: { code: string; quantity: number; unitPrice: string; amount: string }[];
  issues: unknown[];
}

const QUOTE = `query ($input: ConfigurationInput!) {
  priceQuote(input: $input) {
    calculatedPrice area assumed { field value } net vat vatRate pricePerSqm
    lines { code label quantity unitPrice amount formula }
    issues { code field message }
  }
}`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { READ_CACHE: '0' } });
});
afterAll(() => app.close());

async function quote(input: Record<string, unknown>): Promise<Quote> {
  const { data, errors } = await app.visitor().graphql<{ priceQuote: Quote }>(QUOTE, { input });
  expect(errors).toBeUndefined();
  expect(data.priceQuote.issues).toEqual([]);
  return data.priceQuote;
}

/** One product of each family at 1000 zł and 100 zł/m², so that the expected amounts are easy to compute. */
const products = new Map<Category, number>();
async function productOf(category: Category): Promise<number> {
  const existing = products.get(category);
  if (existing !== undefined) return existing;
  const id = await createProduct(app, { name: `Wycena ${category}`, category });
  products.set(category, id);
  return id;
}

const SIZES: Record<MeasuredCategory, Record<string, number>> = {
  markizy: { width: 400, projection: 300 },
  pergole: { width: 400, projection: 400, height: 280 },
  zaluzje: { width: 120, height: 150 },
  zadaszenia: { width: 400, projection: 350 },
  refleksole: { width: 250, height: 220 },
  rolety: { width: 120, height: 160 },
};

describe('the default awning', () => {
  it('costs 4890.00 for 12.00 m²', async () => {
    expect(await quote(awning())).toMatchObject({
      calculatedPrice: '4890.00',
      area: '12.00',
      net: '3975.61',
      vat: '914.39',
      vatRate: 23,
      pricePerSqm: '407.50',
    });
  });

  it('is the result of a request without settings', async () => {
    const { calculatedPrice, area } = await quote({ productId: 1, width: 400, projection: 300 });
    expect({ calculatedPrice, area }).toEqual({ calculatedPrice: '4890.00', area: '12.00' });
  });
});

describe('the area', () => {
  it('is rounded half up to two places', async () => {
    const { area, calculatedPrice, assumed } = await quote(awning({ width: 350, projection: 299 }));
    // 2490 zł + 10.465 m² × 200 zł
    expect({ area, calculatedPrice, assumed }).toEqual({
      area: '10.47',
      calculatedPrice: '4583.00',
      assumed: [],
    });
  });

  it.each<[Category, Record<string, number>, string, object[]]>([
    ['markizy', { width: 400 }, '16.00', [{ field: 'projection', value: 400 }]],
    ['markizy', { width: 600 }, '36.00', [{ field: 'projection', value: 600 }]],
    [
      'pergole',
      { width: 300 },
      '9.00',
      [
        { field: 'projection', value: 300 },
        { field: 'height', value: 280 },
      ],
    ],
    ['pergole', { width: 300, height: 250 }, '7.50', [{ field: 'projection', value: 250 }]],
    ['pergole', { width: 300, projection: 400 }, '12.00', [{ field: 'height', value: 280 }]],
    ['zaluzje', { width: 120 }, '1.44', [{ field: 'height', value: 120 }]],
    ['zadaszenia', { width: 400 }, '16.00', [{ field: 'projection', value: 400 }]],
    ['refleksole', { width: 250 }, '6.25', [{ field: 'height', value: 250 }]],
    ['rolety', { width: 120 }, '1.44', [{ field: 'height', value: 120 }]],
  ])('of %s with %j is %s m², and the answer names what it assumed', async (...row) => {
    const [category, sizes, area, assumed] = row;
    const answer = await quote({ productId: await productOf(category), ...sizes });
    expect(answer).toMatchObject({ area, assumed });
    // Base 1000 zł and 100 zł per m².
    expect(answer.calculatedPrice).toBe(`${1000 + Number(area) * 100}.00`);
  });
});

describe('every price of the table', () => {
  const option = (code: string, choice: boolean | number = true) => ({
    additionalOptions: { [code]: choice },
  });
  const electric = { controlType: 'electric' };

  it.each<[MeasuredCategory, Record<string, unknown>, string]>([
    ['markizy', {}, '2200.00'],
    ['markizy', { productType: 'koszowe' }, '2200.00'],
    ['markizy', electric, '3090.00'],
    ['markizy', option('windSensor'), '2520.00'],
    ['markizy', option('ledLighting'), '2880.00'],
    ['pergole', {}, '2600.00'],
    ['pergole', { productType: 'wolnostojace' }, '2990.00'],
    ['pergole', { productType: 'wolnostojące', ...electric }, '3880.00'],
    ['pergole', electric, '3490.00'],
    ['pergole', option('zipGuides'), '3050.00'],
    ['pergole', option('zipGuides', 4), '4400.00'],
    ['pergole', option('sideScreens'), '2880.00'],
    ['pergole', option('sideScreens', 3), '3440.00'],
    ['pergole', { ...option('sideScreens', 3), placement: { screenSides: 'front' } }, '3440.00'],
    ['pergole', option('windSensor'), '2920.00'],
    ['pergole', option('ledLighting'), '3280.00'],
    ['zaluzje', {}, '1180.00'],
    ['zaluzje', { productType: 'c50' }, '1180.00'],
    ['zaluzje', { productType: 'żaluzje' }, '1180.00'],
    ['zaluzje', { productType: 'z90' }, '1298.00'],
    ['zaluzje', electric, '2070.00'],
    ['zaluzje', option('mosquitoNet'), '1360.00'],
    ['zaluzje', option('windSensor'), '1500.00'],
    ['zadaszenia', {}, '2400.00'],
    ['zadaszenia', { roofMaterial: 'szklane' }, '3000.00'],
    ['zadaszenia', { roofMaterial: 'poliwęglan' }, '2400.00'],
    ['zadaszenia', option('gutters', false), '2400.00'],
    ['zadaszenia', option('sideWalls'), '7300.00'],
    ['zadaszenia', option('ledLighting'), '3080.00'],
    ['zadaszenia', option('infraredHeating'), '3600.00'],
    ['refleksole', {}, '1550.00'],
    ['refleksole', electric, '2440.00'],
    ['refleksole', option('zipGuides', 2), '2450.00'],
    ['refleksole', option('windSensor'), '1870.00'],
    ['rolety', {}, '1192.00'],
    ['rolety', { productType: 'kasetowe' }, '1192.00'],
    ['rolety', electric, '2082.00'],
  ])('%s %j: %s', async (category, settings, expected) => {
    const productId = await productOf(category);
    const { calculatedPrice } = await quote({ productId, ...SIZES[category], ...settings });
    expect(calculatedPrice).toBe(expected);
  });
});

describe('the lines of a price', () => {
  it('add up to it exactly, also when it was rounded', async () => {
    const productId = await createProduct(app, {
      category: 'pergole',
      basePrice: '100.01',
      pricePerSqm: '33.33',
    });
    const { calculatedPrice, net, vat, lines } = await quote({
      productId,
      width: 401,
      projection: 300,
      productType: 'wolnostojace',
      controlType: 'electric',
      additionalOptions: { zipGuides: 3, ledLighting: true },
    });
    expect(calculatedPrice).toBe('3496.12');
    const sum = lines.reduce((total, { amount }) => total + parseAmount(amount), 0);
    expect(sum).toBe(parseAmount(calculatedPrice));
    expect(parseAmount(net) + parseAmount(vat)).toBe(parseAmount(calculatedPrice));
    expect(lines.find(({ code }) => code === 'zipGuides')).toMatchObject({
      quantity: 3,
      unitPrice: '450.00',
      amount: '1350.00',
    });
  });

  it('omit the price per m² of a product without one', async () => {
    const productId = await createProduct(app, { pricePerSqm: null });
    const { calculatedPrice } = await quote({ productId, width: 400, projection: 300 });
    expect(calculatedPrice).toBe('1000.00');
  });
});

describe('the database', () => {
  it('is not queried with a cached price list', async () => {
    const statements = await app.countStatements(async () => {
      for (let width = 200; width < 220; width += 1) await quote(awning({ width }));
    });
    expect(statements).toBe(0);
  });
});

describe('the alternatives', () => {
  const ALTERNATIVES = `query ($input: ConfigurationInput!) {
    priceQuote(input: $input) { calculatedPrice alternatives { change { field value label } difference } }
  }`;
  interface Answer {
    priceQuote: {
      calculatedPrice: string | null;
      alternatives: {
        change: { field: string; value: string; label: string };
        difference: string;
      }[];
    };
  }
  const ask = async (input: Record<string, unknown>) => {
    const { data, errors } = await app.visitor().graphql<Answer>(ALTERNATIVES, { input });
    expect(errors).toBeUndefined();
    return data.priceQuote;
  };

  it('cost the announced price once they are chosen', async () => {
    const input = awning({ additionalOptions: { ledLighting: true } });
    const { calculatedPrice, alternatives } = await ask(input);
    expect(alternatives.map(({ change }) => change.field)).toEqual([
      'width',
      'projection',
      'productType',
      'controlType',
      'additionalOptions.windSensor',
      'additionalOptions.ledLighting',
    ]);
    for (const { change, difference } of alternatives) {
      const [name = '', option] = change.field.split('.');
      const value: unknown = JSON.parse(change.value);
      const other = await ask(
        option
          ? { ...input, additionalOptions: { ledLighting: true, [option]: value } }
          : { ...input, [name]: value },
      );
      expect(parseAmount(other.calculatedPrice!) - parseAmount(calculatedPrice!)).toBe(
        Math.round(Number(difference) * 100),
      );
    }
  });

  it('are empty for an invalid configuration', async () => {
    expect(await ask(awning({ width: 5000 }))).toEqual({ calculatedPrice: null, alternatives: [] });
  });
});
