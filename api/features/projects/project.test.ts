import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_ROWS } from '#engine/trade/project/project';
import {
  changeProduct,
  createProduct,
  fillCart,
  projectInput,
  projectRow,
  saveProject,
} from '../../testing/factories.js';
import { placeOrder } from '../../testing/orders.js';
import { pageCount, pageTexts } from '../../testing/pdf.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { MAX_LINES } from '../cart/cart-line.entity.js';

const READ = `query ($id: ID!) { project(id: $id) {
  name place itemCount total net vat vatRate path offerUrl
  rows { label quantity lineTotal configuration { width height fabricColor controlType calculatedPrice product { id } } } } }`;
const QUOTE = `query ($input: ProjectQuoteInput!) { projectQuote(input: $input) {
  itemCount total net vat rows { unitPrice lineTotal issues { field } warnings { code repair { value } } } } }`;
const SAVE = `mutation ($input: SaveProjectInput!) { saveProject(input: $input) {
  project { id } rowIssues { row issues { field message } } } }`;

interface Quote {
  total: string;
  itemCount: number;
  rows: { unitPrice: string | null; lineTotal: string | null }[];
}

const HOUSE = [
  projectRow({ label: 'Salon', quantity: 2, controlType: 'electric' }),
  projectRow({ label: 'Kuchnia', productId: 3, width: 90, height: 110, productType: 'z90' }),
  projectRow({ label: 'Sypialnia', productId: 6, width: 87, height: 143, quantity: 3 }),
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function quoteOf(rows: readonly object[]): Promise<Quote> {
  const { data, errors } = await app
    .visitor()
    .graphql<{ projectQuote: Quote }>(QUOTE, { input: { rows } });
  expect(errors).toBeUndefined();
  return data.projectQuote;
}

async function read(id: string): Promise<Record<string, unknown> | null> {
  const { data, errors } = await app
    .visitor()
    .graphql<{ project: Record<string, unknown> | null }>(READ, { id });
  expect(errors).toBeUndefined();
  return data.project;
}

async function addToCart(visitor: TestVisitor, projectId: string, idempotencyKey?: string) {
  const { data } = await visitor.graphql<{
    addProjectToCart: {
      cart: { total: string; lineCount: number; itemCount: number };
      userErrors: { code: string }[];
    };
  }>(
    `mutation ($input: AddProjectToCartInput!) { addProjectToCart(input: $input) {
      cart { total lineCount itemCount } userErrors { code } } }`,
    { input: { projectId, idempotencyKey } },
  );
  return data.addProjectToCart;
}

const countRows = async (table: string): Promise<number> =>
  Number((await app.sql<{ count: string }>(`select count(*) from ${table}`))[0]!.count);

describe('the price of a project', () => {
  it('is that of the configurator for each row, and their sum, to the grosz', async () => {
    const { rows, total, itemCount } = await quoteOf(HOUSE);
    let sum = 0;
    for (const [index, { label: _label, quantity, ...input }] of HOUSE.entries()) {
      const { data } = await app
        .visitor()
        .graphql<{ priceQuote: { calculatedPrice: string } }>(
          'query ($input: ConfigurationInput!) { priceQuote(input: $input) { calculatedPrice } }',
          { input },
        );
      const { calculatedPrice } = data.priceQuote;
      expect(rows[index]!.unitPrice).toBe(calculatedPrice);
      sum += Math.round(Number(calculatedPrice) * 100) * Number(quantity);
    }
    expect(Math.round(Number(total) * 100)).toBe(sum);
    expect(itemCount).toBe(6);
  });

  it('leaves out an invalid row, and says why', async () => {
    const [alone, both] = [
      await quoteOf([projectRow()]),
      await quoteOf([projectRow(), projectRow({ width: 9999 })]),
    ];
    expect(both.total).toBe(alone.total);
    expect(both.itemCount).toBe(1);
    expect(both.rows[1]).toEqual({
      unitPrice: null,
      lineTotal: null,
      issues: [{ field: 'width' }],
      warnings: [],
    });
  });

  it('comes with the warnings of each row', async () => {
    const { rows } = await quoteOf([projectRow(), projectRow({ width: 300, height: 240 })]);
    expect(rows).toMatchObject([
      { warnings: [] },
      { warnings: [{ code: 'motor_needed', repair: { value: '"electric"' } }] },
    ]);
  });

  it('is refused as NOT_FOUND for a product that is not in the shop', async () => {
    const { errors } = await app
      .visitor()
      .graphql(QUOTE, { input: { rows: [projectRow({ productId: 999_999 })] } });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});

describe('the products for a project', () => {
  it('are those of the families of windows, the default of each first, without archived ones', async () => {
    const gone = await createProduct(app, { category: 'rolety', name: 'Aaa wycofana' });
    const there = await createProduct(app, { category: 'rolety', name: 'Aaa nowa' });
    await changeProduct(app, gone);
    const { data } = await app.visitor().graphql<{
      projectProducts: { id: number; category: string }[];
    }>('{ projectProducts { id category } }');
    const categories = data.projectProducts.map(({ category }) => category);
    expect([...new Set(categories)]).toEqual(['zaluzje', 'refleksole', 'rolety']);
    const blinds = data.projectProducts.filter(({ category }) => category === 'rolety');
    expect(blinds.slice(0, 2).map(({ id }) => id)).toEqual([6, there]);
    expect(blinds.map(({ id }) => id)).not.toContain(gone);
  });
});

describe('a saved project', () => {
  it('comes back row by row, in their order, for anyone who has its link', async () => {
    const id = await saveProject(app.visitor(), HOUSE);
    const { total } = await quoteOf(HOUSE);
    expect(await read(id)).toMatchObject({
      name: 'Dom w Łodzi',
      place: '90-001 Łódź',
      itemCount: 6,
      total,
      vatRate: 23,
      path: `/projekt/${id}`,
      offerUrl: `/oferta/projekt/${id}.pdf`,
      rows: [
        { label: 'Salon', quantity: 2, configuration: { controlType: 'electric' } },
        { label: 'Kuchnia', configuration: { width: 90, height: 110, product: { id: 3 } } },
        { label: 'Sypialnia', quantity: 3, configuration: { product: { id: 6 } } },
      ],
    });
  });

  it('keeps its prices when the price of a product rises', async () => {
    const productId = await createProduct(app, { category: 'refleksole', basePrice: '1000.00' });
    const id = await saveProject(app.visitor(), [projectRow({ productId })]);
    const before = await read(id);
    await changeProduct(app, productId, 'base_price = 5000');
    expect(await read(id)).toEqual(before);
  });

  it('is saved completely or not at all', async () => {
    const before = [await countRows('project'), await countRows('configuration')];
    const rows = [projectRow(), projectRow({ width: 5 }), projectRow({ fabricColor: 'Różowy' })];
    const { data } = await app.visitor().graphql(SAVE, { input: projectInput(rows) });
    expect(data).toMatchObject({
      saveProject: {
        project: null,
        rowIssues: [
          { row: 1, issues: [{ field: 'width' }] },
          { row: 2, issues: [{ field: 'fabricColor' }] },
        ],
      },
    });
    expect([await countRows('project'), await countRows('configuration')]).toEqual(before);
  });

  it('of 50 windows takes as many SQL statements as one of a single window', async () => {
    const rows = Array.from({ length: MAX_ROWS }, (_, index) => projectRow({ width: 100 + index }));
    const [small, large] = [
      await saveProject(app.visitor()),
      await saveProject(app.visitor(), rows),
    ];
    const [few, many] = [
      await app.countStatements(() => read(small)),
      await app.countStatements(() => read(large)),
    ];
    expect(many).toBe(few);
  });

  it.each([randomUUID(), '', '1', "' or 1=1 --", '\0', 'x'.repeat(5000)])(
    'is not found under %j',
    async (id) => {
      expect(await read(id)).toBeNull();
    },
  );
});

describe('the cart', () => {
  it('takes as many lines as a project has rows', () => {
    expect(MAX_ROWS).toBe(MAX_LINES);
  });

  it('holds all windows of a project, equal ones of a room in one line, and they can be ordered', async () => {
    const visitor = app.visitor();
    const twin = projectRow({ label: 'Salon', controlType: 'electric' });
    const id = await saveProject(visitor, [...HOUSE, twin]);
    const { cart, userErrors } = await addToCart(visitor, id);
    expect(userErrors).toEqual([]);
    const { total } = await quoteOf([...HOUSE, twin]);
    expect(cart).toEqual({ lineCount: 3, itemCount: 7, total });
    const { order } = await placeOrder(visitor, { expectedTotal: total });
    expect(order).toMatchObject({ totalAmount: total });
  });

  it('holds the windows of a project once where they are added again with the same key', async () => {
    const visitor = app.visitor();
    const id = await saveProject(visitor, [projectRow({ quantity: 2 })]);
    await addToCart(visitor, id, 'key');
    expect((await addToCart(visitor, id, 'key')).cart.itemCount).toBe(2);
    expect((await addToCart(visitor, id, 'another key')).cart.itemCount).toBe(4);
  });

  it('takes all windows of a project or none', async () => {
    const visitor = app.visitor();
    const before = await fillCart(visitor);
    const rows = Array.from({ length: MAX_ROWS }, (_, index) => projectRow({ width: 100 + index }));
    const { cart, userErrors } = await addToCart(visitor, await saveProject(visitor, rows));
    expect(userErrors).toEqual([{ code: 'QUANTITY_LIMIT' }]);
    expect(cart).toEqual({ lineCount: 1, itemCount: 1, total: before.total });
  });

  it('accepts at most 99 pieces of one kind for a room, over all rows', async () => {
    const visitor = app.visitor();
    const rows = [projectRow({ quantity: 60 }), projectRow({ quantity: 60 })];
    const { cart, userErrors } = await addToCart(visitor, await saveProject(visitor, rows));
    expect(userErrors).toEqual([{ code: 'QUANTITY_LIMIT' }]);
    expect(cart.lineCount).toBe(0);
  });

  it('accepts nothing from an unknown project', async () => {
    const { cart, userErrors } = await addToCart(app.visitor(), randomUUID());
    expect(userErrors).toEqual([{ code: 'NOT_FOUND' }]);
    expect(cart.lineCount).toBe(0);
  });
});

describe('the offer of a project', () => {
  it('has a drawing of each row', async () => {
    const id = await saveProject(app.visitor(), HOUSE);
    const response = await app.visitor().fetch(`/oferta/projekt/${id}.pdf`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="oferta-dom-w-lodzi.pdf"',
    );
    const pdf = Buffer.from(await response.arrayBuffer());
    // The fourth image is the QR code of the link.
    expect(pdf.toString('latin1').match(/\/S \/Figure/g)).toHaveLength(HOUSE.length + 1);
    expect(pageCount(pdf)).toBe(2);
  });

  it('of 50 windows is a file of less than 1 MB', async () => {
    const rows = Array.from({ length: MAX_ROWS }, (_, index) =>
      projectRow({ width: 100 + index, label: 'Pokój na poddaszu, okno od strony ogrodu' }),
    );
    const id = await saveProject(app.visitor(), rows);
    const response = await app.visitor().fetch(`/oferta/projekt/${id}.pdf`);
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.length).toBeLessThan(1024 * 1024);
    expect(pdf.toString('latin1').match(/\/S \/Figure/g)).toHaveLength(MAX_ROWS + 1);
    // Three pages of prices and conditions, then four drawings on each page.
    expect(pageCount(pdf)).toBe(3 + Math.ceil(MAX_ROWS / 4));
  });

  it('has each window and its price on the same page, however long its label is', async () => {
    const label = 'Poddasze, okno przy schodach od strony ogrodu, nad wejściem do piwnicy i garażu';
    const rows = Array.from({ length: MAX_ROWS }, () => projectRow({ label }));
    const id = await saveProject(app.visitor(), rows);
    const response = await app.visitor().fetch(`/oferta/projekt/${id}.pdf`);
    const pages = pageTexts(Buffer.from(await response.arrayBuffer()));
    const prices = pages.filter((text) => !text.includes('='));
    const counts = prices.map((text) => [
      text.split('Poddasze').length - 1,
      text.split(/szt\.\s×/).length - 1,
    ]);
    for (const [windows, amounts] of counts) expect(windows).toBe(amounts);
    expect(counts.reduce((sum, [windows = 0]) => sum + windows, 0)).toBe(MAX_ROWS);
  });

  it.each([randomUUID(), '1', '..%2F..%2Fetc', '%00'])('is not found for %s', async (id) => {
    const { status } = await app.visitor().json('GET', `/oferta/projekt/${id}.pdf`);
    expect(status).toBe(404);
  });
});
