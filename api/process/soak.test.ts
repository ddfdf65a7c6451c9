import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_COMPANY } from '../shared/env/demo-company.js';
import { type DatabaseProxy, startDatabaseProxy } from '../testing/database/database-proxy.js';
import { fillCart } from '../testing/factories.js';
import { issue } from '../testing/invoices.js';
import { type PlacedOrder, placeOrder } from '../testing/orders.js';
import { setStatus, startPayment } from '../testing/payments/paying-shop.js';
import { type TestPayments, startTestPayments } from '../testing/payments/payments-stand-in.js';
import { type ServerProcess, startServerProcess } from '../testing/server-process.js';
import { type SmtpSink, startSmtpSink } from '../testing/smtp-sink.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import type { TestVisitor } from '../testing/test-visitor.js';
import { waitFor } from '../testing/wait-for.js';

const SOAK_MS = 60_000;
const PATIENCE_MS = 120_000;
const CUSTOMERS_AT_ONCE = 3;
const TRY_AGAIN_MS = 300;
/** How long the database or the mail server is away, and how long nothing fails between two faults. */
const [AWAY_MS, CALM_MS] = [2000, 3000];
/** The length of a minute of the provider, whose last repetition of a notification then comes after all faults. */
const PROVIDERS_MINUTE_MS = 200;
/** Of the default awning: 30 % of 4 890 zł. */
const DEPOSIT = '1467.00';

/** A server with its own way to the database, both of which can fail. */
interface ShopNode {
  database: DatabaseProxy;
  server: ServerProcess;
}

let app: TestApp;
let payments: TestPayments;
let sink: SmtpSink;
let nodes: ShopNode[];
let staff: TestVisitor;

beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
  sink = await startSmtpSink();
  payments = await startTestPayments(() => nodes[0]!.server.url, PROVIDERS_MINUTE_MS);
  nodes = [await startNode(), await startNode()];
});
afterAll(async () => {
  for (const { server } of nodes) await server.kill();
  await payments.close();
  for (const { database } of nodes) await database.close();
  await sink.close();
  await app.close();
});

async function startNode(): Promise<ShopNode> {
  const database = await startDatabaseProxy(app.databaseUrl);
  return { database, server: await startServer(database) };
}

const startServer = ({ url }: DatabaseProxy): Promise<ServerProcess> =>
  startServerProcess({
    DATABASE_URL: url,
    ...sink.env,
    WRITES_PER_MINUTE: '0',
    ...DEMO_COMPANY,
    ...payments.env,
  });

const FAULTS: readonly ((node: ShopNode) => Promise<void>)[] = [
  async function connectionsAreCut({ database }) {
    database.cut();
    await delay(AWAY_MS);
    database.restore();
  },
  async function serverIsKilled(node) {
    await node.server.kill();
    node.server = await startServer(node.database);
  },
  async function mailIsRefused() {
    sink.mode = 'refuse';
    await delay(AWAY_MS);
    sink.mode = 'take';
  },
  async function databaseIsPaused({ database }) {
    database.pause();
    await delay(AWAY_MS);
    database.resume();
  },
  async function serverIsStopped(node) {
    node.server.signal('SIGTERM');
    expect(await node.server.ended()).toBe(0);
    node.server = await startServer(node.database);
  },
];

let begun = 0;

/** Repeats what a person would repeat, at the other node, until it succeeds. */
async function persistently<T>(act: (server: ServerProcess) => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (let tries = (begun += 1); ; tries += 1) {
    try {
      return await act(nodes[tries % nodes.length]!.server);
    } catch (error) {
      if (Date.now() > until) throw error;
      await delay(TRY_AGAIN_MS);
    }
  }
}

interface Bought {
  email: string;
  order: PlacedOrder;
}

/** A new customer orders and pays the deposit, and staff invoice it, with repetitions wherever something fails. */
async function buy(): Promise<Bought> {
  const email = `${randomUUID()}@example.com`;
  const visitor = await persistently(async (server) => {
    const person = server.visitor();
    await fillCart(person);
    return person;
  });
  const input = { customerEmail: email, idempotencyKey: randomUUID() };
  const order = await persistently(async (server) => {
    const { order: placed, userErrors } = await placeOrder(server.returning(visitor), input);
    if (!placed) throw new Error(JSON.stringify(userErrors));
    return placed;
  });
  await setStatus(staff, order.id, 'confirmed');
  const payUrl = await persistently(async (server) => {
    const { payUrl: url } = await startPayment(server.visitor(), order);
    if (!url) throw new Error('the payment is not started');
    return url;
  });
  await payments.pay(payUrl, order.id % 2 === 0 ? 'duplicate' : undefined);
  await persistently(async (server) => {
    await issue(server.returning(staff), order.id, 'ZAL', DEPOSIT);
    if ((await count(`invoice where order_id = ${order.id}`)) === 0)
      throw new Error('the payment is not booked yet');
  });
  return { email, order };
}

async function buyUntil(end: number, bought: Bought[]): Promise<void> {
  while (Date.now() < end) bought.push(await buy());
}

const count = async (rows: string): Promise<number> =>
  (await app.sql<{ count: number }>(`select count(*)::int as count from ${rows}`))[0]!.count;

it('two nodes lose and double no order, payment, invoice or mail while everything fails', async () => {
  const bought: Bought[] = [];
  const end = Date.now() + SOAK_MS;
  const buying = Promise.all(
    Array.from({ length: CUSTOMERS_AT_ONCE }, () => buyUntil(end, bought)),
  );
  for (let round = 0; Date.now() < end; round += 1) {
    const node = nodes[Math.floor(round / FAULTS.length) % nodes.length]!;
    await FAULTS[round % FAULTS.length]!(node);
    await delay(CALM_MS);
  }
  await buying;

  const emails = bought.map(({ email }) => email);
  const orders = await app.sql<{ email: string }>(
    'select customer_email as email from customer_order where customer_email = any($1)',
    [emails],
  );
  expect(orders.map(({ email }) => email).sort()).toEqual([...emails].sort());

  const paid = `ledger_entry where kind = 'paid' and method = 'online'`;
  await waitFor(async () => (await count(paid)) >= bought.length, PATIENCE_MS);
  const entries = await app.sql<{ orderId: number; reference: string; amount: string }>(
    `select order_id as "orderId", reference, amount from ${paid}`,
  );
  const deposits = bought.map(({ order }) => ({ orderId: order.id, amount: DEPOSIT }));
  const byOrder = (a: { orderId: number }, b: { orderId: number }) => a.orderId - b.orderId;
  expect(entries.map(({ orderId, amount }) => ({ orderId, amount })).sort(byOrder)).toEqual(
    deposits.sort(byOrder),
  );
  const verified = payments
    .transactions()
    .flatMap((transaction) => transaction.payments)
    .flatMap(({ orderId, isVerified }) => (isVerified ? [`przelewy24 ${orderId}`] : []));
  expect(entries.map(({ reference }) => reference).sort()).toEqual(verified.sort());

  const invoices = await app.sql<{ orderId: number; serial: number }>(
    `select order_id as "orderId", right(number, 4)::int as serial from invoice order by number`,
  );
  expect(invoices.map(({ serial }) => serial)).toEqual(invoices.map((_, index) => index + 1));
  expect(new Set(invoices.map(({ orderId }) => orderId))).toEqual(
    new Set(bought.map(({ order }) => order.id)),
  );
  expect(invoices).toHaveLength(bought.length);

  // Mails that failed wait longer and longer: now they are due.
  await app.sql(
    'update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null',
  );
  const unsent = `outgoing_mail where sent_at is null and recipient like '%@example.com'`;
  await waitFor(async () => (await count(unsent)) === 0, PATIENCE_MS);
  const mails = await app.sql<{ id: string }>(
    'select id from outgoing_mail where recipient = any($1)',
    [emails],
  );
  const received = sink.received.map(
    (message) => /^Message-ID: <(\S+)@/im.exec(message.toString())?.[1],
  );
  expect(mails.length).toBeGreaterThan(2 * bought.length);
  expect(mails.filter(({ id }) => !received.includes(id))).toEqual([]);
});
