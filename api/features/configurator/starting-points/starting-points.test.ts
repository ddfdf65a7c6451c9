import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toEdgeRequest } from '#engine/goods/configuration/edge';
import { CATEGORIES } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { PLACES, SUN_TIMES } from '#engine/goods/starting-points/starting-point';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Point {
  code: string;
  category: string;
  title: string;
  sizeLabel: string;
  calculatedPrice: string;
  pieces: number;
  drawingUrl: string;
  configuratorPath: string;
  product: { id: number };
}

const POINT =
  '{ code category title sizeLabel calculatedPrice pieces drawingUrl configuratorPath product { id } }';

async function recommend(need: object): Promise<Point[]> {
  const { data } = await app
    .visitor()
    .graphql<{ recommendedStartingPoints: Point[] }>(
      `query ($need: ShadeNeedInput!) { recommendedStartingPoints(need: $need) ${POINT} }`,
      { need },
    );
  return data?.recommendedStartingPoints ?? [];
}

describe.each(CATEGORIES)('the starting points of %s', (category) => {
  it('are six, each with the price of its settings and without a warning', async () => {
    const visitor = app.visitor();
    const { data } = await visitor.graphql<{ startingPoints: Point[] }>(
      `{ startingPoints(category: ${category}) ${POINT} }`,
    );
    const startingPoints = data?.startingPoints ?? [];
    expect(startingPoints.map(({ code }) => code)).toEqual([
      ...new Set(familyOf(category).startingPoints.map(({ code }) => code)),
    ]);
    expect(startingPoints).toHaveLength(6);
    for (const { code, product, calculatedPrice } of startingPoints) {
      const point = familyOf(category).startingPoints.find((each) => each.code === code);
      const answer = await visitor.graphql<{ priceQuote: object }>(
        'query ($input: ConfigurationInput!) { priceQuote(input: $input) { calculatedPrice issues { message } warnings { message } } }',
        { input: { ...toEdgeRequest(category, point!.request), productId: product.id } },
      );
      expect({ code, ...answer.data?.priceQuote }).toEqual({
        code,
        calculatedPrice,
        issues: [],
        warnings: [],
      });
    }
  });

  it('have drawings', async () => {
    for (const { code } of familyOf(category).startingPoints) {
      const response = await app.visitor().fetch(`/rysunki/start/${category}/${code}.svg`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('image/svg+xml');
    }
  });
});

describe('what is recommended', () => {
  it.each(PLACES.flatMap(({ code }) => SUN_TIMES.map((sun) => [code, sun.code] as const)))(
    'for %s with sun at %s: one to three of different families, the cheapest first',
    async (place, sun) => {
      const points = await recommend({ place, sun });
      expect(points.length).toBeGreaterThan(0);
      expect(points.length).toBeLessThanOrEqual(3);
      expect(new Set(points.map(({ category }) => category)).size).toBe(points.length);
      const prices = points.map(({ calculatedPrice }) => Number(calculatedPrice));
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    },
  );

  it('has the needed sizes, in the URL too', async () => {
    const points = await recommend({ place: 'taras', sun: 'poludnie', width: 420, depth: 310 });
    const awning = points.find(({ category }) => category === 'markizy');
    expect(awning?.sizeLabel.replaceAll('\u00a0', ' ')).toBe('420 × 310 cm');
    expect(awning?.title).toBe('Markiza kasetowa');
    expect(awning?.pieces).toBe(1);
    expect(awning?.configuratorPath).toBe(
      '/konfigurator/markizy?start=taras-na-poludnie&width=420&projection=310',
    );
    const drawing = await app.visitor().fetch(awning?.drawingUrl ?? '');
    expect(drawing.status).toBe(200);
    expect(await drawing.text()).toContain('420');
  });

  it('without a needed size has the sizes of the starting point and the name of the product', async () => {
    const points = await recommend({ place: 'taras', sun: 'poludnie' });
    expect(points.find(({ category }) => category === 'markizy')).toMatchObject({
      title: 'Markiza kasetowa',
      drawingUrl: '/rysunki/start/markizy/taras-na-poludnie.svg',
      configuratorPath: '/konfigurator/markizy?start=taras-na-poludnie',
    });
  });

  it('is several pieces where one is too narrow', async () => {
    const points = await recommend({ place: 'okno', width: 700 });
    const roller = points.find(({ category }) => category === 'rolety');
    expect(roller?.pieces).toBe(3);
    expect(roller?.sizeLabel).toMatch(/^234\s/);
  });
});

describe('what is advised', () => {
  interface Advice {
    title: string;
    reason: string;
    totalPrice: string;
    contents: string[];
    configuratorPath: string;
    product: { id: number; category: string };
  }
  const advise = async (need: object): Promise<Advice[]> => {
    const { data } = await app.visitor().graphql<{ advice: Advice[] }>(
      `query ($need: AdviceNeedInput!) { advice(need: $need) {
          title reason totalPrice contents configuratorPath product { id category } } }`,
      { need },
    );
    return data.advice;
  };

  it('is the best, a cheaper one and one against rain, each for the whole terrace', async () => {
    const found = await advise({ place: 'taras', sun: 'poludnie', width: 500, depth: 350 });
    expect(found.map(({ title }) => title)).toEqual(['Najlepsze', 'Taniej', 'Na deszcz']);
    expect(new Set(found.map(({ product }) => product.category)).size).toBe(3);
    expect(Number(found[1]?.totalPrice)).toBeLessThan(Number(found[0]?.totalPrice));
    for (const { contents, configuratorPath } of found) {
      expect(contents[0]).toMatch(/^500\s×\s350\s/);
      expect(configuratorPath).toMatch('width=500&projection=350');
    }
  });

  it('totals all pieces of a need that one piece cannot cover', async () => {
    const found = await advise({ place: 'okno', width: 700, depth: 250 });
    const screen = found.find(({ product }) => product.category === 'refleksole');
    expect(screen?.contents[0]).toMatch(/^2\sszt\.\spo\s350\s×\s250\scm$/);
    const { data } = await app
      .visitor()
      .graphql<{ priceQuote: { calculatedPrice: string } }>(
        'query ($input: ConfigurationInput!) { priceQuote(input: $input) { calculatedPrice } }',
        {
          input: {
            productId: screen?.product.id,
            width: 350,
            height: 250,
            controlType: 'electric',
            additionalOptions: { zipGuides: 2 },
          },
        },
      );
    expect(Number(screen?.totalPrice)).toBe(2 * Number(data.priceQuote.calculatedPrice));
  });

  it('follows what matters and keeps to the budget', async () => {
    const [windy] = await advise({ place: 'taras', sun: 'wieczor', priorities: ['wiatr'] });
    expect(windy?.product.category).toBe('pergole');
    const cheap = await advise({ place: 'taras', width: 300, depth: 200, budget: 5000 });
    expect(cheap.length).toBeGreaterThan(0);
    for (const { totalPrice } of cheap) expect(Number(totalPrice)).toBeLessThanOrEqual(5000);
  });

  it('beyond the budget is only the cheapest, and nothing for a place that nothing covers', async () => {
    const above = await advise({ place: 'taras', budget: 100 });
    expect(above.map(({ title }) => title)).toEqual(['Najlepsze']);
    expect(await advise({ place: 'taras', depth: 4000 })).toEqual([]);
  });
});

describe('other solutions for the place of a product', () => {
  const solutions = async (productId: number): Promise<Point[]> => {
    const { data } = await app
      .visitor()
      .graphql<{ otherSolutions: Point[] }>(
        `query ($productId: Int!) { otherSolutions(productId: $productId) ${POINT} }`,
        { productId },
      );
    return data.otherSolutions;
  };

  it('are of other families, the cheapest first', async () => {
    const found = await solutions(1);
    expect(found.map(({ category }) => category)).not.toContain('markizy');
    expect(found.length).toBeGreaterThan(1);
    const prices = found.map(({ calculatedPrice }) => Number(calculatedPrice));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('are none for a product that is not in the shop', async () => {
    expect(await solutions(999_999)).toEqual([]);
  });
});

it.each(['', '-wymiary', '-przekroj', '-smallest', '-usual', '-largest'])(
  'a product is drawn to scale: %s',
  async (kind) => {
    const response = await app.visitor().fetch(`/rysunki/produkt/1${kind}.svg`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
  },
);

it.each([
  '/rysunki/produkt/1-constructor.svg',
  '/rysunki/produkt/999999-usual.svg',
  '/rysunki/start/markizy/nie-ma.svg',
  '/rysunki/start/parasole/balkon.svg',
  '/rysunki/start/markizy/..%2Fbalkon.svg',
])('there is no drawing %s', async (path) => {
  expect((await app.visitor().fetch(path)).status).toBe(404);
});

it('an invalid size counts as absent', async () => {
  const path = '/rysunki/start/markizy/balkon.svg';
  const [plain, odd] = await Promise.all([
    app.visitor().fetch(path),
    app.visitor().fetch(`${path}?width=1e9&depth[]=5`),
  ]);
  expect(await odd.text()).toBe(await plain.text());
});
