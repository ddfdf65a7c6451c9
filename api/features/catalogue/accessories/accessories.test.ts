import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillCart } from '../../../testing/factories.js';
import { COMPANY, issue, pay } from '../../../testing/invoices.js';
import { type MailedApp, createMailedApp } from '../../../testing/mails.js';
import { placeOrder, readOrder } from '../../../testing/orders.js';
import { readItem } from '../../../testing/stock.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { Invoice } from '../../invoices/invoice.entity.js';
import { readDocument } from '../../invoices/read-document.js';

/** The crank of the demo shop, at 89.90. */
const CRANK = 33;

let shop: MailedApp;
let staff: TestVisitor;
beforeAll(async () => {
  shop = await createMailedApp();
  staff = await shop.app.signIn('staff');
});
afterAll(() => shop.close());

interface Saved {
  id: string;
  calculatedPrice: string;
  sizeLabel: string;
  drawingUrl: string;
  modelUrl: string;
  offerUrl: string;
  shortPath: string;
}

async function save(visitor: TestVisitor, input: object) {
  const { data, errors } = await visitor.graphql<{
    saveConfiguration: { configuration: Saved | null; issues: { field: string }[] };
  }>(
    `mutation ($input: ConfigurationInput!) { saveConfiguration(input: $input) {
      configuration { id calculatedPrice sizeLabel drawingUrl modelUrl offerUrl shortPath }
      issues { field } } }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.saveConfiguration;
}

/** A visitor whose cart holds pieces of the crank, and on request an awning for 4890.00. */
async function shopper({ pieces = 1, withAwning = false } = {}): Promise<TestVisitor> {
  const visitor = shop.app.visitor();
  const { configuration } = await save(visitor, { productId: CRANK });
  await fillCart(visitor, { configurationId: configuration!.id, quantity: pieces });
  if (withAwning) await fillCart(visitor);
  return visitor;
}

interface Refused {
  product: { id: number; version: number } | null;
  userErrors: { code: string; message: string; path: string[] | null }[];
}

const ACCESSORY = {
  name: 'Pilot zapasowy',
  description: 'Pilot do markizy.',
  category: 'akcesoria',
  basePrice: '189.90',
};

async function create(input: object): Promise<Refused> {
  const { data, errors } = await staff.graphql<{ createProduct: Refused }>(
    `mutation ($input: CreateProductInput!) { createProduct(input: $input) {
      product { id version } userErrors { code message path } } }`,
    { input: { ...ACCESSORY, name: `Pilot ${randomUUID()}`, ...input } },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createProduct;
}

const fieldsOf = ({ userErrors }: Refused) => userErrors.map(({ path }) => path?.join('.'));

describe('accessories in the cart', () => {
  it('cost their exact price, without a size', async () => {
    const { configuration } = await save(shop.app.visitor(), { productId: CRANK });
    expect(configuration).toMatchObject({ calculatedPrice: '89.90', sizeLabel: '' });
  });

  it.each([
    [{ width: 100 }, 'width'],
    [{ height: 100 }, 'height'],
    [{ fabricColor: 'Biały' }, 'fabricColor'],
    [{ controlType: 'electric' }, 'controlType'],
  ])('take no settings: %j', async (settings, field) => {
    const answer = await save(shop.app.visitor(), { productId: CRANK, ...settings });
    expect(answer).toEqual({ configuration: null, issues: [{ field }] });
  });

  it('are one line, however often they are added', async () => {
    const visitor = await shopper({ pieces: 2 });
    const { configuration } = await save(visitor, { productId: CRANK });
    const cart = await fillCart(visitor, { configurationId: configuration!.id, quantity: 3 });
    expect(cart).toMatchObject({ total: '449.50', lines: [{ quantity: 5, unitPrice: '89.90' }] });
  });

  it('have no drawing, model or offer of their own', async () => {
    const visitor = shop.app.visitor();
    const { configuration } = await save(visitor, { productId: CRANK });
    const { drawingUrl, modelUrl, offerUrl, shortPath } = configuration!;
    const leadsTo = async (path: string) => (await visitor.fetch(path)).headers.get('location');
    expect(await leadsTo(drawingUrl)).toBe('/rysunki/produkt/33.svg');
    expect(await leadsTo(shortPath)).toBe('/produkt/33');
    const missing = [
      modelUrl,
      offerUrl,
      '/katalog/produkt-33.pdf',
      '/rysunki/produkt/33-wymiary.svg',
      '/rysunki/produkt/33-przekroj.svg',
    ];
    for (const path of missing) expect((await visitor.fetch(path)).status).toBe(404);
  });
});

describe('an order of accessories', () => {
  it('needs no consent about goods made to measure, and can be returned', async () => {
    const visitor = await shopper({ pieces: 3 });
    const { order, userErrors } = await placeOrder(visitor, {
      expectedTotal: '269.70',
      acknowledgesMadeToMeasure: false,
    });
    expect(userErrors).toEqual([]);
    expect(order).toMatchObject({
      totalAmount: '269.70',
      net: '219.27',
      vat: '50.43',
      lines: [{ productId: CRANK, quantity: 3, lineTotal: '269.70', withdrawal: 'days14' }],
    });
  });

  it('with an awning says of each line whether it can be returned, also in its mails', async () => {
    const customerEmail = `${randomUUID()}@example.com`;
    const visitor = await shopper({ withAwning: true });
    const refused = await placeOrder(visitor, {
      expectedTotal: '4979.90',
      acknowledgesMadeToMeasure: false,
    });
    expect(refused.userErrors).toMatchObject([{ code: 'CONSENT_REQUIRED' }]);
    const { order } = await placeOrder(visitor, { customerEmail, expectedTotal: '4979.90' });
    expect(order!.lines).toMatchObject([{ withdrawal: 'days14' }, { withdrawal: 'none' }]);
    const { text } = await shop.mailTo(customerEmail, 'zamówieni');
    expect(text).toMatch(
      /Korba do markizy 150 cm[\s\S]*odstąpić od umowy w\s14\s*dni|w\s+ciągu 14/,
    );
    expect(text).toContain('bez prawa odstąpienia');
  });

  it('is invoiced to the grosz at the full rate', async () => {
    const visitor = await shopper({ pieces: 3 });
    const placed = await placeOrder(visitor, {
      ...COMPANY,
      expectedTotal: '269.70',
      buildingKind: 'house',
      buildingArea: '120',
    });
    const { id, token } = placed.order!;
    await pay(shop.app, id, '269.70');
    await staff.json('PUT', `/api/admin/orders/${id}/status`, { status: 'shipped' });
    const { invoice } = await issue(staff, id, 'VAT', '269.70');
    const em = shop.app.services.orm.em.fork();
    const stored = await em.findOneOrFail(Invoice, { id: invoice!.id });
    expect(await readDocument(em, stored)).toMatchObject({
      lines: [{ name: 'Korba do markizy 150 cm', quantity: 3, gross: 26_970, rate: 23 }],
    });
    expect((await readOrder(visitor, token))?.totalAmount).toBe('269.70');
  });

  it('reserves and takes stock, and returns it when it is cancelled', async () => {
    const [item] = await shop.app.sql<{ id: number }>(
      'select id from inventory_item where product_id = $1',
      [CRANK],
    );
    const before = await readItem(staff, item!.id);
    const visitor = await shopper({ pieces: 2 });
    const { order } = await placeOrder(visitor, { expectedTotal: '179.80' });
    expect(await readItem(staff, item!.id)).toMatchObject({ reserved: before!.reserved + 2 });
    await staff.json('PUT', `/api/admin/orders/${order!.id}/status`, { status: 'cancelled' });
    expect(await readItem(staff, item!.id)).toMatchObject({ reserved: before!.reserved });
  });

  it('has a worksheet only for what is made', async () => {
    const alone = await placeOrder(await shopper(), { expectedTotal: '89.90' });
    const mixed = await placeOrder(await shopper({ withAwning: true }), {
      expectedTotal: '4979.90',
    });
    const statusOf = async (path: string) => (await staff.fetch(path)).status;
    expect(await statusOf(`/api/admin/orders/${alone.order!.id}/worksheets.pdf`)).toBe(404);
    expect(await statusOf(`/api/admin/orders/worksheets.pdf?ids=${alone.order!.id}`)).toBe(404);
    expect(await statusOf(`/api/admin/orders/${mixed.order!.id}/worksheets.pdf`)).toBe(200);
    expect(await statusOf(`/api/admin/orders/${mixed.order!.id}.pdf`)).toBe(200);
  });
});

describe('staff', () => {
  it('add accessories with a SKU, a category and a gallery', async () => {
    const sku = randomUUID();
    const furtherPictures = [
      { imageUrl: '/zdjecia/produkt-2', alt: 'Pilot w dłoni' },
      { imageUrl: '/zdjecia/produkt-1', alt: 'Pilot na ścianie' },
    ];
    const input = { sku, accessoryCategory: 'sterowanie', furtherPictures };
    const { product, userErrors } = await create(input);
    expect(userErrors).toEqual([]);
    const { data } = await shop.app.visitor().graphql<{ product: object }>(
      `query ($id: Int!) { product(id: $id) {
        identifier accessoryCategory gallery { alt } smallestPrice { sizeLabel calculatedPrice } } }`,
      { id: product!.id },
    );
    expect(data.product).toMatchObject({
      identifier: sku,
      accessoryCategory: 'sterowanie',
      gallery: [{}, { alt: 'Pilot w dłoni' }, { alt: 'Pilot na ścianie' }],
      smallestPrice: { sizeLabel: '', calculatedPrice: '189.90' },
    });
  });

  it.each([
    ['a SKU that another product has', { sku: 'KOR-150' }, 'sku'],
    ['an unknown category', { accessoryCategory: 'nieznany' }, 'accessoryCategory'],
    ['a size', { minWidth: 100 }, 'minWidth'],
    ['colours', { availableColors: ['Biały'] }, 'availableColors'],
    ['a price for each m²', { pricePerSqm: '10.00' }, 'pricePerSqm'],
    [
      'a picture of another server',
      { furtherPictures: [{ imageUrl: 'https://example.com/a.jpg', alt: 'Pilot' }] },
      'furtherPictures.0.imageUrl',
    ],
    ['no sizes of an awning', { category: 'markizy' }, 'minWidth'],
    ['a SKU of an awning', { category: 'markizy', sku: 'MAR-X' }, 'sku'],
  ])('are refused %s', async (_case, input, field) => {
    const refused = await create(input);
    expect(refused.product).toBeNull();
    expect(fieldsOf(refused)).toContain(field);
  });

  it('export accessories, change them in the file and import it again', async () => {
    const sku = randomUUID();
    await create({ sku, furtherPictures: [{ imageUrl: '/zdjecia/produkt-2', alt: 'Pilot' }] });
    const file = await (await staff.fetch(`/api/admin/products.csv?text=${sku}`)).text();
    const load = async (text: string) => {
      const body = new FormData();
      body.set('file', new Blob([text], { type: 'text/csv' }), 'produkty.csv');
      return (await staff.fetch('/api/admin/products/import', { method: 'POST', body })).json();
    };
    expect(await load(file)).toMatchObject({ rows: [{ action: 'unchanged' }] });
    expect(await load(file.replace('189,90', '199,90'))).toMatchObject({
      rows: [{ action: 'updated', changes: [{ column: 'Cena podstawowa' }] }],
    });
    const twice = file.replace(/^(.*\n)\d+;\d+;(.*)$/s, '$1;;$2');
    expect(await load(twice)).toMatchObject({ error: { code: 'BAD_USER_INPUT' } });
  });

  it('name, order and delete categories, but none that has products', async () => {
    const set = async (input: object) => {
      const { data } = await staff.graphql<{
        setAccessoryCategories: {
          accessoryCategories: { slug: string; name: string }[];
          userErrors: { code: string }[];
        };
      }>(
        `mutation ($input: SetAccessoryCategoriesInput!) { setAccessoryCategories(input: $input) {
          accessoryCategories { slug name } userErrors { code } } }`,
        { input },
      );
      return data.setAccessoryCategories;
    };
    const { data } = await staff.graphql<{
      accessoryCategories: { slug: string; name: string }[];
    }>('{ accessoryCategories { slug name } }');
    const old = data.accessoryCategories;
    const known = old.map(({ slug }) => slug);
    const added = await set({ known, categories: [{ name: 'Żarówki LED' }, ...old] });
    expect(added.accessoryCategories).toEqual([
      { slug: 'zarowki-led', name: 'Żarówki LED' },
      ...old,
    ]);
    expect((await set({ known, categories: old })).userErrors).toMatchObject([
      { code: 'CHANGED_MEANWHILE' },
    ]);
    const now = ['zarowki-led', ...known];
    const [first, ...others] = old;
    expect((await set({ known: now, categories: others })).userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ]);
    const twice = { known: now, categories: [...old, { name: first!.name }] };
    expect((await set(twice)).userErrors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
    expect((await set({ known: now, categories: old })).accessoryCategories).toEqual(old);
  });
});

describe('the shop', () => {
  const list = async (filter: object | null) => {
    const { data } = await shop.app.visitor().graphql<{
      products: { totalCount: number; items: { id: number; category: string }[] };
    }>(
      `query ($filter: ProductFilter) { products(filter: $filter, page: { limit: 200 }) {
        totalCount items { id category } } }`,
      { filter },
    );
    return data.products.items;
  };

  it('lists accessories apart from what is made to measure, and finds them by name and SKU', async () => {
    const all = await list(null);
    expect(all.some(({ category }) => category === 'akcesoria')).toBe(false);
    const care = await list({ category: 'akcesoria', accessoryCategory: 'pielegnacja' });
    expect(care.map(({ id }) => id)).toContain(36);
    expect(care.map(({ id }) => id)).not.toContain(CRANK);
    expect((await list({ text: 'korba 150' })).map(({ id }) => id)).toContain(CRANK);
    expect((await list({ text: 'KOR-150' })).map(({ id }) => id)).toContain(CRANK);
  });

  it('knows which accessories are in stock', async () => {
    const { data } = await shop.app
      .visitor()
      .graphql<{ accessoriesInStock: number[] }>('{ accessoriesInStock }');
    expect(data.accessoriesInStock).toContain(CRANK);
    // The demo shop has no spare valance in stock.
    expect(data.accessoriesInStock).not.toContain(35);
  });

  it('names them in the sitemap and, with price and stock, in the product feed', async () => {
    const visitor = shop.app.visitor();
    const sitemap = await (await visitor.fetch('/sitemap.xml')).text();
    for (const path of ['/akcesoria', '/akcesoria/sterowanie', '/produkt/33'])
      expect(sitemap).toContain(`${path}</loc>`);
    const feed = await (await visitor.fetch('/feed/google.xml')).text();
    expect(feed).toMatch(
      /<g:id>KOR-150<\/g:id>[\s\S]*?<g:price>89\.90 PLN<\/g:price><g:availability>in_stock/,
    );
    expect(feed).toMatch(/<g:id>FAL-400<\/g:id>[\s\S]*?<g:availability>backorder/);
  });
});
