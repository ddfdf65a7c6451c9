import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import {
  type StandbyPostgres,
  startStandbyPostgres,
} from '../../scripts/postgres/standby-postgres.mjs';
import { OPERATIONS } from '../graphql/operations.js';
import { createSchema } from '../graphql/schema.js';
import type { RestCall } from '../identity/operations.js';
import { type DatabaseProxy, startDatabaseProxy } from '../testing/database/database-proxy.js';
import { runSql } from '../testing/database/databases.mjs';
import { type ReplicatedShop, startReplicatedShop } from '../testing/database/replicated-shop.js';
import { inquiryInput } from '../testing/inquiries.js';
import { selectionOf } from '../testing/requests/every-field.js';
import {
  GRAPHQL_NAMES,
  REST_NAMES,
  argumentsOf,
  documentOf,
  restOperation,
  rootFields,
  validCalls,
} from '../testing/requests/operation-calls.js';
import { FullShop } from '../testing/shop/full-shop.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import { TestVisitor } from '../testing/test-visitor.js';
import { createToken } from '../testing/tokens.js';
import { waitFor } from '../testing/wait-for.js';

const COOKIE = 'cieniomat_position';
const FIELDS = rootFields(createSchema());
const readsReplica = (name: keyof typeof OPERATIONS) => OPERATIONS[name]!.reads === 'replica';

let shop: ReplicatedShop;
let proxy: DatabaseProxy;
let app: TestApp;
beforeAll(async () => {
  shop = await startReplicatedShop();
  proxy = await startDatabaseProxy(shop.standby.url);
  app = await appOn(shop.primaryUrl, proxy.url);
});
afterAll(async () => {
  await app?.close();
  await proxy?.close();
  await shop?.stop();
});

const appOn = (databaseUrl: string, readUrl: string): Promise<TestApp> =>
  createTestApp({ databaseUrl, env: { DATABASE_READ_URL: readUrl, METRICS_PORT: '9464' } });

/** By whom the statements of the action were answered. */
async function answeredBy(action: () => Promise<unknown>, of = app): Promise<string[]> {
  const { statements } = of.services.replica!;
  const before = { ...statements };
  await action();
  return (['replica', 'behind', 'busy', 'away', 'failed'] as const).filter(
    (result) => statements[result] > before[result],
  );
}

/** The answer of the action once these alone give it; a loaded machine may be too slow for the replica at first. */
async function answerOf<Answer>(by: string, action: () => Promise<Answer>, of = app) {
  let answer: Answer;
  await waitFor(async () => {
    const who = await answeredBy(async () => (answer = await action()), of);
    return who.join() === by;
  });
  return answer!;
}

/** A member of staff who has written nothing lately. */
async function reader(of = app): Promise<TestVisitor> {
  const staff = await of.signIn('admin');
  staff.cookies.delete(COOKIE);
  return staff;
}

/** The numbers of the inquiries of an e-mail address that all of three lists have, which are read at once. */
async function inquiriesOf(visitor: TestVisitor, email: string): Promise<number[]> {
  const list = 'inquiries(filter: { text: $text }) { items { id } }';
  const { data, errors } = await visitor.graphql<Record<string, { items: { id: number }[] }>>(
    `query ($text: String!) { first: ${list} second: ${list} third: ${list} }`,
    { text: email },
  );
  expect(errors).toBeUndefined();
  const [first = [], ...others] = Object.values(data).map(({ items }) => items.map(({ id }) => id));
  return first.filter((id) => others.every((list) => list.includes(id)));
}

/** Sends an inquiry from this browser; returns its number. */
async function write(visitor: TestVisitor, email: string): Promise<number> {
  const { data } = await visitor.graphql<{ submitInquiry: { inquiryId: number } }>(
    'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { inquiryId } }',
    { input: inquiryInput({ email, message: `Proszę o wycenę ${randomUUID()}` }) },
  );
  return data.submitInquiry.inquiryId;
}

const newEmail = () => `${randomUUID()}@example.com`;

/** Until the replica answers somebody who has written nothing. */
async function untilRead(by: TestVisitor, of = app): Promise<void> {
  await answerOf('replica', () => inquiriesOf(by, 'x'), of);
}

const positionOf = async (url: string) =>
  (await runSql(url, 'select pg_current_wal_insert_lsn()::text as lsn'))[0]!['lsn'] as string;

/** Whether a standby has replayed so far. */
const hasReplayed = async (standby: StandbyPostgres, lsn: string) =>
  (await runSql(standby.url, 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as has', [lsn]))[0]![
    'has'
  ] === true;

/** A position as the cookie has it. */
const cookieOf = async (url: string, timeline: number, lsn: string) => {
  const [row] = await runSql(url, `select ($1::pg_lsn - '0/0')::text as bytes`, [lsn]);
  return `${timeline}-${String(row!['bytes'])}`;
};

describe('with a replica', () => {
  beforeEach(async () => {
    await shop.standby.resume();
    await untilRead(await reader());
  });

  it('a list is read from it, and by whoever has just written from the primary until it has replayed', async () => {
    const [staff, other] = [await reader(), await reader()];
    const email = newEmail();
    await shop.standby.pause();
    const id = await write(staff, email);
    expect(await answerOf('replica', () => inquiriesOf(other, email))).toEqual([]);
    expect(await answerOf('behind', () => inquiriesOf(staff, email))).toEqual([id]);
    await shop.standby.resume();
    expect(await answerOf('replica', () => inquiriesOf(staff, email))).toEqual([id]);
  });

  it('an export has what was just written, and is read from the replica otherwise', async () => {
    const [staff, other] = [await reader(), await reader()];
    const email = newEmail();
    const exported = async (by: TestVisitor) =>
      (await (await by.fetch('/api/admin/inquiries.csv')).text()).includes(email);
    // The first export opens the connections of exports.
    await answerOf('replica', () => exported(other));
    await shop.standby.pause();
    await write(staff, email);
    expect(await answerOf('replica', () => exported(other))).toBe(false);
    expect(await answerOf('behind', () => exported(staff))).toBe(true);
  });

  it('a position from before the COMMIT would not do: the standby has it without the row', async () => {
    const staff = await reader();
    const email = newEmail();
    const writer = new pg.Client({ connectionString: shop.primaryUrl });
    await writer.connect();
    await writer.query('begin');
    await writer.query(
      `update inquiry set customer_email = $1 where id = (select min(id) from inquiry)`,
      [email],
    );
    const before = await positionOf(shop.primaryUrl);
    // The log of an open transaction is sent with that of the next commit.
    await write(app.visitor(), newEmail());
    await waitFor(() => hasReplayed(shop.standby, before));
    await shop.standby.pause();
    await writer.query('commit');
    const after = await positionOf(shop.primaryUrl);
    await writer.end();

    staff.cookies.set(COOKIE, await cookieOf(shop.primaryUrl, 1, before));
    expect(await answerOf('replica', () => inquiriesOf(staff, email))).toEqual([]);
    staff.cookies.set(COOKIE, await cookieOf(shop.primaryUrl, 1, after));
    expect(await answerOf('behind', () => inquiriesOf(staff, email))).toHaveLength(1);
  });

  it('a request by REST that writes is remembered, too, and what is read is counted in the metrics', async () => {
    expect((await app.signIn('staff')).cookies.has(COOKIE)).toBe(true);
    const { body } = await app.services.metrics!.text();
    const { replica } = app.services.replica!.statements;
    expect(body).toContain(`cieniomat_replica_statements_total{result="replica"} ${replica}`);
  });

  it('whoever may see only their own matters sees no others there', async () => {
    const email = newEmail();
    const id = await write(app.visitor(), email);
    const [all, own] = [await reader(), await app.signIn('sales')];
    own.cookies.delete(COOKIE);
    await waitFor(
      async () => (await answerOf('replica', () => inquiriesOf(all, email))).join() === String(id),
    );
    expect(await answerOf('replica', () => inquiriesOf(own, email))).toEqual([]);
  });

  it('API tokens read from the primary', async () => {
    const token = new TestVisitor(app.url, await createToken(app, ['inquiries:read']));
    expect(await answeredBy(() => inquiriesOf(token, 'x'))).toEqual([]);
  });

  it('a query of which one field may not be old is read from the primary', async () => {
    const staff = await reader();
    const both = 'query { inquiries { totalCount } staffRoles { id } }';
    expect(await answeredBy(() => staff.graphql(both))).toEqual([]);
  });
});

describe('every operation that may read from the replica', () => {
  let full: FullShop;
  let alone: TestApp;
  let staff: TestVisitor;
  beforeAll(async () => {
    await shop.standby.resume();
    staff = await reader();
    alone = await createTestApp({ databaseUrl: shop.primaryUrl });
    full = new FullShop(alone, await alone.signIn('admin'));
  });
  afterAll(() => alone.close());

  /** Answers of the same request with and without the replica, once it has everything. */
  async function expectSame(send: (visitor: TestVisitor) => Promise<unknown>) {
    await untilRead(staff);
    const lsn = await positionOf(shop.primaryUrl);
    await waitFor(() => hasReplayed(shop.standby, lsn));
    expect(await answerOf('replica', () => send(staff))).toEqual(await send(full.admin));
  }

  it('is read as ever in a shop without one, where browsers get no position', async () => {
    const visitor = await alone.signIn('admin');
    const email = newEmail();
    const id = await write(visitor, email);
    expect(await inquiriesOf(visitor, email)).toEqual([id]);
    expect(visitor.cookies.has(COOKIE)).toBe(false);
  });

  it.each(GRAPHQL_NAMES.filter(readsReplica))(
    '%s answers from it what the primary answers, and writes nothing',
    async (name) => {
      const field = FIELDS.get(name)!;
      for (const call of validCalls(name)) {
        const given = argumentsOf(field, await call(full, full.admin));
        const document = documentOf(name, field, given, selectionOf(field));
        await expectSame((visitor) => visitor.graphql(document, given));
      }
    },
  );

  it.each(REST_NAMES.filter(readsReplica))('%s answers from it, too', async (name) => {
    const calls = restOperation(name).calls ?? [(): RestCall => ({})];
    for (const call of calls) {
      const { query = '' } = await call(full, full.admin);
      const path = `/api${name.split(' ')[1]!}${query}`;
      await expectSame(async (visitor) => (await visitor.json('GET', path)).body);
    }
  });
});

describe('a replica that fails', () => {
  beforeEach(async () => untilRead(await reader()));

  /** Reads by several people until the action is over; all of them are answered. */
  async function readMeanwhile(action: () => Promise<unknown>): Promise<void> {
    const staff = await Promise.all([reader(), reader(), reader(), reader()]);
    const state = { over: false };
    const reading = staff.map(async (each) => {
      while (!state.over) await inquiriesOf(each, 'anna');
    });
    await action().finally(() => (state.over = true));
    await Promise.all(reading);
  }

  it('is not missed when it is killed in the middle of reads, and is read again later', async () => {
    const answered = await answeredBy(() =>
      readMeanwhile(async () => {
        await delay(300);
        await shop.standby.kill();
        await delay(300);
      }),
    );
    expect(answered).toEqual(expect.arrayContaining(['replica', 'away']));
    await shop.standby.start();
    await untilRead(await reader());
  });

  it('does not fail a statement that it has begun', async () => {
    const staff = await reader();
    const cut = proxy.cutAt('from "inquiry"');
    expect(await answeredBy(() => inquiriesOf(staff, 'anna'))).toContain('failed');
    await cut;
    proxy.restore();
  });

  it('delays one request, and not the next, when it hangs', async () => {
    const staff = await reader();
    proxy.pause();
    expect(await answeredBy(() => inquiriesOf(staff, 'anna'))).not.toEqual(['replica']);
    expect(await answeredBy(() => inquiriesOf(staff, 'anna'))).toEqual(['away']);
    proxy.resume();
  });
});

it('nobody misses his own write, whichever of two standbys behind one address is paused', async () => {
  const second = await startStandbyPostgres(shop.primaryUrl);
  const standbys = [shop.standby, second];
  let connections = 0;
  const balancer = createServer((client) => {
    const { port } = new URL(standbys[(connections += 1) % 2]!.url);
    const upstream = connect(Number(port), '127.0.0.1');
    client.on('error', () => upstream.destroy()).pipe(upstream);
    upstream.on('error', () => client.destroy()).pipe(client);
  });
  balancer.listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  const url = Object.assign(new URL(shop.standby.url), {
    port: String((balancer.address() as AddressInfo).port),
  }).href;
  const balanced = await appOn(shop.primaryUrl, url);
  await untilRead(await reader(balanced), balanced);

  const state = { over: false };
  const disturbing = (async () => {
    while (!state.over) {
      const standby = standbys[Math.random() < 0.5 ? 0 : 1]!;
      await standby.pause();
      await delay(Math.random() * 150);
      await standby.resume();
      await delay(Math.random() * 20);
    }
  })();
  const sessions = Array.from({ length: 6 }, async () => {
    const staff = await reader(balanced);
    const email = newEmail();
    const sent: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      if (Math.random() < 0.5) sent.unshift(await write(staff, email));
      expect(await inquiriesOf(staff, email)).toEqual(sent);
    }
  });
  try {
    const answered = await answeredBy(() => Promise.all(sessions), balanced);
    expect(answered).toContain('replica');
  } finally {
    state.over = true;
    await disturbing;
    await balanced.close();
    balancer.close();
    await second.stop();
  }
});

it('a promoted standby is not read; of the new primary, positions of the old timeline count as replayed', async () => {
  const staff = await reader();
  await untilRead(staff);
  const old = await cookieOf(shop.primaryUrl, 1, 'FFFF/0');
  await shop.standby.promote();
  await answerOf('away', () => inquiriesOf(staff, 'anna'));

  const successor = await startStandbyPostgres(shop.standby.url);
  const next = await appOn(shop.standby.url, successor.url);
  try {
    const customer = await reader(next);
    await untilRead(customer, next);
    customer.cookies.set(COOKIE, old);
    await untilRead(customer, next);
    customer.cookies.set(COOKIE, old.replace(/^1-/, '2-'));
    await answerOf('behind', () => inquiriesOf(customer, 'anna'), next);
  } finally {
    await next.close();
    await successor.stop();
  }
});
