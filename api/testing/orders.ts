import { randomUUID } from 'node:crypto';
import { balanceOf } from '../features/ledger/balance.js';
import { book } from '../features/ledger/book.js';
import { confirmMeasurements } from '../features/orders/measurements/confirm-measurements.js';
import { Order } from '../features/orders/order.entity.js';
import { fillCart, orderInput, saveGoods } from './factories.js';
import type { TestApp } from './test-app.js';
import type { TestVisitor } from './test-visitor.js';

interface PlacedLine {
  id: string;
  productId: number;
  productName: string;
  quantity: number;
  unitPrice: string;
  lineTotal: string;
  configuration: { lines: { code: string; amount: string }[] };
}

export interface PlacedOrder {
  id: number;
  token: string;
  status: string;
  totalAmount: string;
  createdAt: string;
  lines: PlacedLine[];
  history: { status: string; actorName: string | null; note: string | null }[];
}

/** The answer of `placeOrder`. */
export interface Placed {
  order: PlacedOrder | null;
  cart: { total: string; lineCount: number } | null;
  userErrors: { code: string; message: string; path: string[] | null }[];
}

const ORDER = `
  id token status customerName customerEmail customerPhone customerAddress totalAmount net vat createdAt
  history { status at actorName note }
  lines {
    id productId productName quantity unitPrice lineTotal withdrawal
    configuration { width projection fabricColor frameColor controlType lines { code amount } warnings { code } }
  }`;

/** Submits the visitor's cart, by default one default awning. */
export async function placeOrder(
  visitor: TestVisitor,
  overrides: Record<string, unknown> = {},
): Promise<Placed> {
  const answer = await visitor.graphql<{ placeOrder: Placed }>(
    `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input) { order { ${ORDER} } cart { total lineCount } userErrors { code message path } }
    }`,
    { input: orderInput(overrides) },
  );
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.placeOrder;
}

/** Reads an order by its token, as the customer does. */
export async function readOrder(visitor: TestVisitor, token: string): Promise<PlacedOrder | null> {
  const answer = await visitor.graphql<{ order: PlacedOrder | null }>(
    `query ($token: String!) { order(token: $token) { ${ORDER} } }`,
    { token },
  );
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.order;
}

/** A visitor with one default awning in the cart and a unique e-mail address to find its orders and mails. */
export interface Customer {
  visitor: TestVisitor;
  customerEmail: string;
}

export async function customerWithCart(app: TestApp): Promise<Customer> {
  const visitor = app.visitor();
  await fillCart(visitor);
  return { visitor, customerEmail: `${randomUUID()}@example.com` };
}

export const submit = (
  { visitor, customerEmail }: Customer,
  overrides: Record<string, unknown> = {},
): Promise<Placed> => placeOrder(visitor, { customerEmail, ...overrides });

/** Counts the orders and mails of a customer in the database. */
export async function written(
  app: TestApp,
  { customerEmail }: Customer,
): Promise<{ orders: number; mails: number }> {
  const [counts] = await app.sql<{ orders: number; mails: number }>(
    `select (select count(*)::int from customer_order where customer_email = $1) as orders,
       (select count(*)::int from outgoing_mail where recipient = $1) as mails`,
    [customerEmail],
  );
  return counts!;
}

/** Books the unpaid part of an order's deposit, as a transfer. */
export async function payDeposit(app: TestApp, orderId: number): Promise<void> {
  await app.services.orm.em.fork().transactional(async (tx) => {
    const [deposit] = (await balanceOf(tx, orderId)).instalments;
    if (!deposit?.remaining) return;
    const reference = `deposit-${orderId}`;
    const { remaining: amount } = deposit;
    await book(tx, { orderId, kind: 'paid', amount, method: 'transfer', reference });
  });
}

/** Confirms the measurements of an order by telephone. */
export async function confirmMeasured(app: TestApp, orderId: number): Promise<void> {
  await app.services.orm.em.fork().transactional(async (tx) => {
    const order = await tx.findOneOrFail(Order, { id: orderId }, { populate: ['lines'] });
    const confirming = { source: 'phone', author: null, reason: 'Wymiary zgodne.' } as const;
    await confirmMeasurements(tx, order, order.lines.getItems(), confirming);
  });
}

/** Books the deposit and confirms the measurements: the production of an order may start. */
export async function allowProduction(app: TestApp, orderId: number): Promise<void> {
  await payDeposit(app, orderId);
  await confirmMeasured(app, orderId);
}

/** Two façade blinds, 180 × 220 cm, which have been delivered; returns the order. */
export async function deliveredOrder(app: TestApp, staff: TestVisitor): Promise<PlacedOrder> {
  const visitor = app.visitor();
  const { id: configurationId } = await saveGoods(visitor, {
    productId: 3,
    productType: 'c50',
    width: 180,
    height: 220,
  });
  const { total } = await fillCart(visitor, { configurationId, quantity: 2 });
  const { order } = await placeOrder(visitor, {
    expectedTotal: total,
    customerEmail: `${randomUUID()}@example.com`,
  });
  if (!order) throw new Error('not placed');
  await allowProduction(app, order.id);
  await staff.json('PUT', `/api/admin/orders/${order.id}/status`, { status: 'delivered' });
  return order;
}

/** A valid `BookTransferInput`: what the customer of an order has paid. */
export const transferInput = (
  orderId: number,
  overrides: Record<string, unknown> = {},
): Record<string, unknown> => ({
  key: randomUUID(),
  orderId,
  direction: 'received',
  amount: '1467.00',
  day: '2026-11-24',
  ...overrides,
});
