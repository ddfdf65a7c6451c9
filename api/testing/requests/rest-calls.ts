import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { insertAccount } from '../accounts.js';
import { createProduct, fillCart, saveAwning } from '../factories.js';
import { propose, readChanged } from '../order-changes.js';
import { customerWithCart, placeOrder, submit } from '../orders.js';
import { insertDelivery, issue, paidOrder, pay } from '../invoices.js';
import { type ReadOffer, done, draftOffer, sendOffer } from '../offers.js';
import type { TestApp } from '../test-app.js';
import { bankReference, camtStatement, pkoStatement, statementFile } from '../statements.js';
import type { TestVisitor } from '../test-visitor.js';

/** A call of a route; missing values are taken from the examples of the OpenAPI document. */
export interface RestCall {
  params?: Record<string, string | number>;
  query?: string;
  /** Fields that replace those of the example. */
  body?: Record<string, unknown>;
  file?: Blob;
}

type Prepare = (app: TestApp, visitor: TestVisitor) => Promise<RestCall>;

const ITEM = { productId: 1, colorVariant: 'Czerwony', frameColorVariant: 'Biały' };

async function newStockItem(visitor: TestVisitor): Promise<number> {
  const { body } = await visitor.json<{ id: number }>('POST', '/api/admin/inventory', {
    ...ITEM,
    stockQuantity: 3,
    location: randomUUID(),
  });
  return body.id;
}

async function invoiced(app: TestApp): Promise<{ token: string; invoiceId: number }> {
  const { id, token } = await paidOrder(app, '4890.00');
  const { invoice } = await issue(await app.signIn('staff'), id, 'VAT', '4890.00');
  return { token, invoiceId: invoice!.id };
}

/** An order with a second version, which waits for the customer's consent. */
async function changedOrder(app: TestApp) {
  const { order } = await submit(await customerWithCart(app));
  const staff = await app.signIn('staff');
  const placed = await readChanged(staff, order!.token);
  await propose(staff, placed, { discount: '10.00', discountReason: 'Rabat' });
  return placed;
}

/** Prepares calls that need other data to exist first, or parameters besides the example's. */
export const PREPARED: Readonly<Record<string, Prepare>> = {
  'POST /login': async (app) => {
    const name = 'Anna Administrator';
    const password = 'gęsia skórka 1';
    const email = 'anna@cieniomat.example';
    const known = await app.sql('select id from user_account where email = $1', [email]);
    if (known.length === 0)
      await insertAccount(app.services.orm.em.fork(), { email, name, role: 'staff', password });
    return {};
  },
  'GET /login': async () => ({ query: '?returnTo=/admin/zamowienia' }),
  'GET /cart': async (_app, visitor) => {
    await fillCart(visitor);
    return {};
  },
  'POST /cart': async (_app, visitor) => ({
    body: { configurationId: (await saveAwning(visitor)).id },
  }),
  'DELETE /cart/:itemId': async (_app, visitor) => ({
    params: { itemId: (await fillCart(visitor)).lines[0]!.id },
  }),
  'POST /orders': async (_app, visitor) => {
    const { id: configurationId } = await saveAwning(visitor);
    await fillCart(visitor, { configurationId });
    const item = { configurationId, quantity: 1, price: '4890.00' };
    return { body: { orderItems: [{ ...item, productName: 'Markiza kasetowa' }] } };
  },
  'GET /products': async () => ({ query: '?limit=2&offset=1' }),
  'GET /admin/orders': async () => ({ query: '?status=pending&limit=2' }),
  'GET /admin/offers.csv': async () => ({ query: '?sort=valid_until&state=sent' }),
  'GET /offers/:token/:number.pdf': async (app) => ({
    params: { token: (await sentOffer(app)).token, number: 1 },
  }),
  'GET /admin/offers/:id/:number.pdf': async (app) => ({
    params: { id: (await sentOffer(app)).id, number: 1 },
  }),
  'GET /admin/orders.csv': async () => ({ query: '?sort=oldest&from=2026-01-01T00:00:00Z' }),
  'GET /admin/orders/worksheets.pdf': async () => ({ query: '?ids=2,1' }),
  'GET /orders/:token/invoices/:id.pdf': async (app) => {
    const { token, invoiceId } = await invoiced(app);
    return { params: { token, id: invoiceId } };
  },
  'GET /orders/:token/proforma.pdf': async (app) => ({
    params: { token: (await paidOrder(app, null)).token },
  }),
  'GET /admin/invoices.csv': async () => ({ query: '?month=2026-11' }),
  'GET /admin/orders/:id/next-invoice.pdf': async (app) => ({
    params: { id: (await paidOrder(app, '1467.00')).id },
  }),
  'GET /admin/orders/:id/proforma.pdf': async (app) => ({
    params: { id: (await paidOrder(app, null)).id },
  }),
  'GET /admin/invoices/:id.pdf': async (app) => ({
    params: { id: (await invoiced(app)).invoiceId },
  }),
  'GET /admin/invoices/:id.xml': async (app) => ({
    params: { id: (await invoiced(app)).invoiceId },
  }),
  'GET /admin/invoices/:id/upo.xml': async (app) => {
    const { invoiceId } = await invoiced(app);
    await insertDelivery(app, invoiceId, 'accepted');
    return { params: { id: invoiceId } };
  },
  'GET /admin/orders/:id/lines/:lineId.pdf': async (app, visitor) => {
    await fillCart(visitor);
    const { order } = await placeOrder(visitor);
    const [line] = await app.sql<{ id: string }>('select id from order_line where order_id = $1', [
      order!.id,
    ]);
    return { params: { id: order!.id, lineId: line!.id } };
  },
  'GET /admin/inquiries': async () => ({ query: '?open=true&limit=2' }),
  'GET /admin/inventory': async () => ({ query: '?low=false&limit=2' }),
  'POST /admin/inventory': async () => ({ body: { location: randomUUID() } }),
  'PUT /admin/inventory/:id': async (_app, visitor) => ({
    params: { id: await newStockItem(visitor) },
    body: { location: randomUUID() },
  }),
  'DELETE /admin/inventory/:id': async (_app, visitor) => ({
    params: { id: await newStockItem(visitor) },
  }),
  'GET /orders/:token.pdf': async (_app, visitor) => {
    await fillCart(visitor);
    const { order } = await placeOrder(visitor);
    return { params: { token: order!.token } };
  },
  'GET /orders/:token/versions/:number.pdf': async (app) => {
    const { token } = await changedOrder(app);
    return { params: { token, number: 2 } };
  },
  'GET /admin/orders/:id/versions/:number.pdf': async (app) => {
    const { id } = await changedOrder(app);
    return { params: { id, number: 2 } };
  },
  'PUT /admin/products/:id': async (app) => ({ params: { id: await createProduct(app) } }),
  'DELETE /admin/products/:id': async (app) => ({ params: { id: await createProduct(app) } }),
  'POST /admin/products/import': async (_app, visitor) => ({
    query: '?dryRun=true',
    file: await (await visitor.fetch('/api/admin/products.csv?text=markiza')).blob(),
  }),
  'POST /admin/inventory/import': async (_app, visitor) => ({
    query: '?dryRun=true',
    file: await (await visitor.fetch('/api/admin/inventory.csv?category=markizy')).blob(),
  }),
  'POST /admin/bank-statements': async () => ({
    file: statementFile(
      camtStatement([
        { amount: '1467,00', title: 'Zaliczka', name: 'Jan Lis', reference: bankReference() },
        { amount: '12,00', title: 'Opłata za rachunek', name: 'Bank', isDebit: true },
      ]),
    ),
  }),
  'POST /admin/pictures': async () => {
    const picture = sharp({
      create: { width: 640, height: 480, channels: 3, background: '#c96f3b' },
    });
    return { file: new Blob([new Uint8Array(await picture.png().toBuffer())]) };
  },
};

interface Refusal {
  name: string;
  status: number;
  code: string;
  prepare: Prepare;
}

/** Adds a stock item and returns its product, colours and place, which no other item may have. */
async function takenPlace(
  visitor: TestVisitor,
  location: string = randomUUID(),
): Promise<Record<string, unknown>> {
  const place = { ...ITEM, location };
  await visitor.json('POST', '/api/admin/inventory', { ...place, stockQuantity: 1 });
  return place;
}

/** Reasons to refuse a valid request in the current state of the data: the differences from the successful call. */
export const REFUSED: readonly Refusal[] = [
  {
    name: 'GET /admin/orders/:id/next-invoice.pdf',
    status: 409,
    code: 'CONFLICT',
    prepare: async (app) => {
      const { id } = await paidOrder(app, '1467.00');
      const { invoice } = await issue(await app.signIn('staff'), id, 'ZAL', '1467.00');
      await app.sql(
        `insert into invoice_delivery (invoice_id, state, due_on, invoice_url, is_demonstration)
         select id, 'issued', issued_on, 'https://qr.ksef.mf.gov.pl/invoice', true from invoice where id = $1`,
        [invoice!.id],
      );
      await pay(app, id, '3423.00');
      return { params: { id } };
    },
  },
  {
    name: 'POST /admin/bank-statements',
    status: 409,
    code: 'CONFLICT',
    prepare: async () => {
      const file = pkoStatement([{ amount: '10,11', title: 'x', reference: bankReference() }]);
      return { file: statementFile(file.replace('PLN10010,11', 'PLN10999,99')) };
    },
  },
  {
    name: 'POST /calculate-price',
    status: 422,
    code: 'CONFIGURATION_INVALID',
    prepare: async () => ({ body: { width: 9999 } }),
  },
  {
    name: 'POST /configurations',
    status: 404,
    code: 'NOT_FOUND',
    prepare: async () => ({ body: { productId: 999_999 } }),
  },
  {
    name: 'POST /cart',
    status: 403,
    code: 'FORBIDDEN',
    prepare: async () => ({ body: { sessionId: 'cudzy' } }),
  },
  {
    name: 'POST /cart',
    status: 404,
    code: 'NOT_FOUND',
    prepare: async () => ({ body: { configurationId: randomUUID() } }),
  },
  {
    name: 'DELETE /cart/session/:sessionId',
    status: 403,
    code: 'FORBIDDEN',
    prepare: async () => ({ params: { sessionId: 'cudzy' } }),
  },
  {
    name: 'POST /orders',
    status: 409,
    code: 'PRICE_CHANGED',
    prepare: async () => ({ body: { totalAmount: '1.00' } }),
  },
  {
    name: 'POST /orders',
    status: 409,
    code: 'CONFLICT',
    prepare: async () => ({ body: { orderItems: [] } }),
  },
  {
    name: 'POST /orders',
    status: 422,
    code: 'CONSENT_REQUIRED',
    prepare: async () => ({ body: { acceptsTerms: false } }),
  },
  {
    name: 'POST /orders',
    status: 422,
    code: 'CONFIGURATION_INVALID',
    prepare: async (app, visitor) => {
      const productId = await createProduct(app);
      const { id: configurationId } = await saveAwning(visitor, { productId });
      await fillCart(visitor, { configurationId });
      await app.sql('update product set archived_at = now() where id = $1', [productId]);
      return {};
    },
  },
  {
    name: 'PUT /admin/orders/:id/status',
    status: 409,
    code: 'DEPOSIT_NOT_PAID',
    prepare: async (app) => {
      const { order } = await submit(await customerWithCart(app));
      return { params: { id: order!.id } };
    },
  },
  {
    name: 'POST /inquiries',
    status: 404,
    code: 'NOT_FOUND',
    prepare: async () => ({ body: { configurationId: randomUUID() } }),
  },
  {
    name: 'POST /login',
    status: 401,
    code: 'INVALID_CREDENTIALS',
    prepare: async () => ({ body: { email: 'nikt@cieniomat.example' } }),
  },
  {
    name: 'PUT /admin/inquiries/:id',
    status: 409,
    code: 'CHANGED_MEANWHILE',
    prepare: async () => ({ body: { version: 2_147_483_647, response: 'Inna odpowiedź.' } }),
  },
  {
    name: 'PUT /admin/products/:id',
    status: 409,
    code: 'CHANGED_MEANWHILE',
    prepare: async () => ({ body: { version: 2_147_483_647 } }),
  },
  {
    name: 'POST /admin/inventory',
    status: 409,
    code: 'CONFLICT',
    prepare: async (_app, visitor) => ({ body: await takenPlace(visitor) }),
  },
  {
    name: 'PUT /admin/inventory/:id',
    status: 409,
    code: 'CONFLICT',
    prepare: async (_app, visitor) => ({ body: await takenPlace(visitor) }),
  },
  {
    name: 'DELETE /admin/inventory/:id',
    status: 409,
    code: 'CONFLICT',
    prepare: async (app) => {
      const [reserved] = await app.sql<{ id: number }>(
        `select item_id as id from stock_reservation where state <> 'released' and consumed < quantity`,
      );
      return { params: { id: reserved!.id } };
    },
  },
  {
    name: 'POST /admin/inventory/import',
    status: 409,
    code: 'CONFLICT',
    // Two rows swap their places; another item is at the temporary place to which the import moves one of them.
    prepare: async (_app, visitor) => {
      const [one, other] = [await takenPlace(visitor), await takenPlace(visitor)];
      const list = await visitor.json<{ id: number; location: string }[]>(
        'GET',
        '/api/admin/inventory?productId=1',
      );
      const idAt = (place: unknown) => list.body.find(({ location }) => location === place)!.id;
      await takenPlace(visitor, `Zmiana miejsca pozycji nr\u00a0${idAt(one['location'])}`);
      const rows = [
        'id;miejsce',
        `${idAt(one['location'])};${String(other['location'])}`,
        `${idAt(other['location'])};${String(one['location'])}`,
      ];
      return { query: '', file: new Blob([rows.join('\n')]) };
    },
  },
];

async function sentOffer(app: TestApp): Promise<ReadOffer> {
  const staff = await app.signIn('staff');
  const { id: configurationId } = await saveAwning(app.visitor());
  const draft = await draftOffer(staff, { configurationId, email: 'zaneta@example.com' });
  return done(sendOffer(staff, draft));
}
