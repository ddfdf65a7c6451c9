import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fillCart } from '../../testing/factories.js';
import { allowProduction, placeOrder } from '../../testing/orders.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

interface Figures {
  totalOrders: number;
  pendingOrders: number;
  totalRevenue: string;
  lowStockItems: number;
  openInquiries: number;
}

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

/** The figures, which are the same over GraphQL and REST. */
async function figures(): Promise<Figures> {
  const { data } = await staff.graphql<{ dashboard: Figures }>(
    '{ dashboard { totalOrders pendingOrders totalRevenue lowStockItems openInquiries } }',
  );
  expect((await staff.json('GET', '/api/admin/dashboard')).body).toEqual(data.dashboard);
  return data.dashboard;
}

/** By how much an action changes each figure; figures that stay the same are left out. */
async function difference(action: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await figures();
  await action();
  const after = await figures();
  const changed = (Object.keys(before) as (keyof Figures)[]).filter(
    (key) => before[key] !== after[key],
  );
  return Object.fromEntries(changed.map((key) => [key, Number(after[key]) - Number(before[key])]));
}

async function place(): Promise<number> {
  const visitor = app.visitor();
  await fillCart(visitor, { quantity: 2 });
  return (await placeOrder(visitor, { expectedTotal: '9780.00' })).order!.id;
}

const setStatus = (id: number, status: string) =>
  staff.json('PUT', `/api/admin/orders/${id}/status`, { status });

it('counts orders, pending ones, and the revenue of all that are not cancelled', async () => {
  let id = 0;
  expect(await difference(async () => (id = await place()))).toEqual({
    totalOrders: 1,
    pendingOrders: 1,
    totalRevenue: 9780,
  });
  await allowProduction(app, id);
  expect(await difference(() => setStatus(id, 'delivered'))).toEqual({ pendingOrders: -1 });
  expect(await difference(() => setStatus(id, 'cancelled'))).toEqual({ totalRevenue: -9780 });
  expect(await difference(() => setStatus(id, 'pending'))).toEqual({
    pendingOrders: 1,
    totalRevenue: 9780,
  });
});

it('counts the stock that is at or below its minimum', async () => {
  const [item] = await app.sql<{ id: number; quantity: number }>(
    'select id, stock_quantity as quantity from inventory_item where stock_quantity > 6 order by id limit 1',
  );
  let { quantity } = item!;
  const setStock = async (stock: number) => {
    await app.sql(
      `insert into stock_movement (item_id, delta, quantity_after, kind) values ($1, $2, 0, 'adjusted')`,
      [item!.id, stock - quantity],
    );
    quantity = stock;
  };
  await app.sql('update inventory_item set min_stock_level = 5 where id = $1', [item!.id]);
  await setStock(6);
  expect(await difference(() => setStock(5))).toEqual({ lowStockItems: 1 });
  expect(await difference(() => setStock(1))).toEqual({});
  expect(await difference(() => setStock(6))).toEqual({ lowStockItems: -1 });
});

it('counts inquiries until they are resolved or closed', async () => {
  const inquiry = {
    name: 'Jan Próbny',
    email: 'jan@example.com',
    subject: 'Pytanie o markizę',
    message: 'Czy zdążycie przed latem?',
    inquiryType: 'general',
  };
  const submit = () => app.visitor().json('POST', '/api/inquiries', inquiry);
  expect(await difference(submit)).toEqual({ openInquiries: 1 });
  const setInquiry = (status: string) =>
    app.sql('update inquiry set status = $1 where id = (select max(id) from inquiry)', [status]);
  expect(await difference(() => setInquiry('waiting_for_customer'))).toEqual({});
  expect(await difference(() => setInquiry('resolved'))).toEqual({ openInquiries: -1 });
  expect(await difference(() => setInquiry('closed'))).toEqual({});
});

it('takes one statement beside that of the session', async () => {
  const read = () => staff.graphql('{ dashboard { totalOrders openInquiries } }');
  expect(await app.countStatements(read)).toBe(2);
});
