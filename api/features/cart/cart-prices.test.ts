import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  changeProduct,
  fillCart,
  saveAwning,
  visitorWithOwnProduct,
} from '../../testing/factories.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { waitFor } from '../../testing/wait-for.js';

interface Line {
  unitPrice: string;
  lineTotal: string;
  priceChanged: boolean;
  withdrawal: string;
  issues: { code: string; field: string; max: number | null; value: string | null }[];
  configuration: { id: string; calculatedPrice: string; product: { name: string } };
}

interface Cart {
  total: string;
  lineCount: number;
  lines: Line[];
}

const CART = `{ cart { total lineCount lines {
  unitPrice lineTotal priceChanged withdrawal
  issues { code field max value }
  configuration { id calculatedPrice product { name } }
} } }`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function readCart(visitor: TestVisitor): Promise<Cart> {
  const { data } = await visitor.graphql<{ cart: Cart }>(CART);
  return data.cart;
}

/** Changes the product in the database and waits until the app has loaded it. */
describe('a line of the cart', () => {
  it('has today’s price, beside the price it was saved at', async () => {
    const { visitor, productId } = await visitorWithOwnProduct(app, 2);
    await changeProduct(app, productId, 'base_price = 1000.01');
    expect(await readCart(visitor)).toMatchObject({
      total: '4400.02',
      lines: [
        {
          unitPrice: '2200.01',
          lineTotal: '4400.02',
          priceChanged: true,
          configuration: { calculatedPrice: '2200.00' },
          issues: [],
        },
      ],
    });
    await changeProduct(app, productId, 'base_price = 1000');
    expect(await readCart(visitor)).toMatchObject({
      total: '4400.00',
      lines: [{ priceChanged: false }],
    });
  });

  it('follows the price list that is in force', async () => {
    const visitor = app.visitor();
    const { id } = await saveAwning(visitor, { controlType: 'electric' });
    await fillCart(visitor, { configurationId: id });
    expect((await readCart(visitor)).total).toBe('5780.00');
    await app.sql(
      `insert into price_list (version, data, published_at)
       select version + 1, jsonb_set(data, '{electric}', '90000'), now() from price_list order by version desc limit 1`,
    );
    await waitFor(async () => (await readCart(visitor)).total === '5790.00');
    await app.sql('delete from price_list where version > 1');
    await waitFor(async () => (await readCart(visitor)).total === '5780.00');
  });

  it('shows which changed limit it exceeds, and does not count in the total', async () => {
    const { visitor, productId } = await visitorWithOwnProduct(app, 2);
    await fillCart(visitor);
    await changeProduct(app, productId, 'max_width = 350');
    const { total, lineCount, lines } = await readCart(visitor);
    expect({ total, lineCount }).toEqual({ total: '4890.00', lineCount: 2 });
    expect(lines[0]).toMatchObject({
      unitPrice: '2200.00',
      issues: [{ code: 'out_of_range', field: 'width', max: 350, value: '400' }],
    });
    expect(lines[1]?.issues).toEqual([]);
  });

  it('says that its product is archived, and still shows its name', async () => {
    const { visitor, productId } = await visitorWithOwnProduct(app, 2);
    await changeProduct(app, productId, 'archived_at = now()');
    const { total, lines } = await readCart(visitor);
    expect(total).toBe('0.00');
    expect(lines).toMatchObject([
      {
        issues: [{ code: 'not_applicable', field: 'productId' }],
        configuration: { product: { name: 'Markiza „Próba”' } },
      },
    ]);
    expect((await visitor.json('GET', '/api/cart')).body).toMatchObject([
      { product: { name: 'Markiza „Próba”' } },
    ]);
  });

  it('has no right of withdrawal, being made to measure', async () => {
    const { visitor } = await visitorWithOwnProduct(app, 2);
    expect((await readCart(visitor)).lines).toMatchObject([{ withdrawal: 'none' }]);
  });
});

describe('SQL', () => {
  async function visitorWithLines(count: number): Promise<TestVisitor> {
    const visitor = app.visitor();
    for (let width = 200; width < 200 + count; width += 1) {
      const { id } = await saveAwning(visitor, { width });
      await fillCart(visitor, { configurationId: id });
    }
    return visitor;
  }

  it('is one statement for a cart, however long', async () => {
    const [short, long] = [await visitorWithLines(1), await visitorWithLines(8)];
    for (const visitor of [short, long]) {
      expect(await app.countStatements(() => visitor.graphql(CART))).toBe(1);
      expect(await app.countStatements(() => visitor.json('GET', '/api/cart'))).toBe(1);
    }
  });

  it('is not needed for a visitor who has never had a cart', async () => {
    expect(await app.countStatements(() => app.visitor().graphql(CART))).toBe(0);
  });

  it('does not grow with the cart when a line is added', async () => {
    const [short, long] = [await visitorWithLines(1), await visitorWithLines(8)];
    const { id } = await saveAwning(short);
    const statements = (visitor: TestVisitor) =>
      app.countStatements(() => fillCart(visitor, { configurationId: id }));
    expect(await statements(long)).toBe(await statements(short));
  });
});
