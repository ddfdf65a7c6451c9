import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startDatabaseProxy } from '../../../testing/database/database-proxy.js';
import { fillCart } from '../../../testing/factories.js';
import { type Placed, placeOrder } from '../../../testing/orders.js';
import { type ServerProcess, startServerProcess } from '../../../testing/server-process.js';
import { type TestDatabase, cloneTemplate } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { waitFor } from '../../../testing/wait-for.js';

/**
 * The steps at which the server is killed: what it is about to do, the table for which it waits meanwhile, and the lock
 * that the test holds on that table.
 */
const STEPS = [
  ['the cart is locked', 'cart', 'exclusive'],
  ['its goods are read', 'cart_line', 'access exclusive'],
  ['the order is written', 'customer_order', 'share row exclusive'],
  ['its history is written', 'order_event', 'share row exclusive'],
  ['its lines are written', 'order_line', 'share row exclusive'],
  ['the key is kept', 'idempotency_key', 'share row exclusive'],
  ['the cart is closed', 'cart', 'share row exclusive'],
  ['the e-mail is written', 'outgoing_mail', 'share row exclusive'],
  ['its sending is queued', 'graphile_worker._private_jobs', 'share row exclusive'],
] as const;

const WRITTEN = ['customer_order', 'order_event', 'order_line', 'idempotency_key', 'outgoing_mail'];

let database: TestDatabase;
let observer: pg.Client;
let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  database = await cloneTemplate();
  dataDir = await mkdtemp(join(tmpdir(), 'cieniomat-crash-'));
  observer = new pg.Client(database.url);
  observer.on('error', () => undefined);
  await observer.connect();
  server = await start();
});
afterAll(async () => {
  await server.kill();
  await observer.end();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const start = (url = database.url) => startServerProcess({ DATABASE_URL: url, DATA_DIR: dataDir });

interface Customer {
  visitor: TestVisitor;
  order: { customerEmail: string; idempotencyKey: string };
}

async function customerWithCart(): Promise<Customer> {
  const visitor = server.visitor();
  await fillCart(visitor);
  const order = { customerEmail: `${randomUUID()}@example.com`, idempotencyKey: randomUUID() };
  return { visitor, order };
}

/** The number of rows in each table that an order is written to. */
async function rowCounts(): Promise<Record<string, number>> {
  const counts = WRITTEN.map((table) => `(select count(*)::int from ${table}) as "${table}"`);
  return (await observer.query(`select ${counts.join(', ')}`)).rows[0];
}

/** The jobs that send e-mails, waiting or running; the worker may finish one, which removes it, at any time. */
async function sendingJobs(): Promise<string[]> {
  const { rows } = await observer.query(
    `select id from graphile_worker.jobs where task_identifier = 'send_mail'`,
  );
  return rows.map(({ id }) => id);
}

/** Whether a statement waits for the lock on the table. */
const isWaiting = async (table: string): Promise<boolean> => {
  // Statements of the worker may wait for the table of jobs, too, but they do not count.
  const statement = table.includes('_jobs') ? '%insert into "outgoing_mail"%' : '%';
  const { rowCount } = await observer.query(
    `select 1 from pg_stat_activity join pg_locks lock using (pid)
      where not granted and lock.relation = $1::regclass and query like $2`,
    [table, statement],
  );
  return rowCount! > 0;
};

/** Whether the database has noticed the lost client and rolled back its transaction: no other connection is left. */
const isAlone = async (): Promise<boolean> => {
  const { rows } = await observer.query(
    `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return rows.length === 0;
};

/** The customer's browser sends the same request again after a lost connection. */
const retry = ({ visitor, order }: Customer): Promise<Placed> =>
  placeOrder(server.returning(visitor), order);

async function expectOneOrder({ order }: Customer, placed: Placed): Promise<void> {
  expect(placed).toMatchObject({ order: { totalAmount: '4890.00' }, userErrors: [] });
  const { rows } = await observer.query(
    `select (select count(*)::int from order_line where order_id = o.id) as lines,
       (select count(*)::int from order_event where order_id = o.id) as events,
       (select count(*)::int from idempotency_key where order_id = o.id) as keys,
       (select count(*)::int from outgoing_mail where recipient = o.customer_email) as mails
     from customer_order o where customer_email = $1`,
    [order.customerEmail],
  );
  expect(rows).toEqual([{ lines: 1, events: 1, keys: 1, mails: 1 }]);
  await waitFor(async () => (await mailsTo(order.customerEmail)).length > 0, 30_000);
  expect(await mailsTo(order.customerEmail)).toHaveLength(1);
}

async function mailsTo(recipient: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${recipient}`));
}

describe('a server that is killed while it places an order', () => {
  it.each(STEPS)(
    'before %s has written nothing, and a retry places one order',
    async (_, table, lock) => {
      const customer = await customerWithCart();
      const before = await rowCounts();
      const jobsBefore = await sendingJobs();
      const blocker = new pg.Client(database.url);
      await blocker.connect();
      try {
        await blocker.query(`begin; lock table ${table} in ${lock} mode`);
        const unanswered = expect(placeOrder(customer.visitor, customer.order)).rejects.toThrow();
        await waitFor(() => isWaiting(table), 30_000);
        await server.kill();
        await unanswered;
      } finally {
        await blocker.end();
      }
      await waitFor(isAlone, 30_000);
      expect(await rowCounts()).toEqual(before);
      expect(jobsBefore).toEqual(expect.arrayContaining(await sendingJobs()));

      server = await start();
      const visitor = server.returning(customer.visitor);
      expect(await visitor.graphql('{ cart { lineCount } }')).toEqual({
        data: { cart: { lineCount: 1 } },
      });
      await expectOneOrder(customer, await retry(customer));
    },
  );

  it('between commit and answer: a retry returns that order', async () => {
    const proxy = await startDatabaseProxy(database.url);
    await server.kill();
    server = await start(proxy.url);
    const customer = await customerWithCart();
    const committed = proxy.withholdCommit();
    const unanswered = expect(placeOrder(customer.visitor, customer.order)).rejects.toThrow();
    await committed;
    const order = async () =>
      (
        await observer.query('select id from customer_order where customer_email = $1', [
          customer.order.customerEmail,
        ])
      ).rows[0];
    await waitFor(async () => Boolean(await order()));
    await server.kill();
    await unanswered;
    await proxy.close();

    server = await start();
    const placed = await retry(customer);
    expect(placed.order).toMatchObject(await order());
    await expectOneOrder(customer, placed);
  });
});
