import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { VERSION } from '../shared/project-files.js';
import { type DatabaseProxy, startDatabaseProxy } from '../testing/database/database-proxy.js';
import { runSql } from '../testing/database/databases.mjs';
import { fillCart } from '../testing/factories.js';
import { placeOrder } from '../testing/orders.js';
import { type ServerProcess, startServerProcess } from '../testing/server-process.js';
import {
  type TestApp,
  type TestDatabase,
  cloneTemplate,
  createTestApp,
} from '../testing/test-app.js';
import { waitFor } from '../testing/wait-for.js';

const PATIENCE_MS = 30_000;

describe('health', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('is reported by the health checks', async () => {
    const visitor = app.visitor();
    expect(await visitor.json('GET', '/healthz')).toMatchObject({
      status: 200,
      body: { alive: true, version: VERSION },
    });
    expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/);
    expect(await visitor.json('GET', '/readyz')).toMatchObject({
      status: 200,
      body: { ready: true },
    });
  });
});

describe('a connection without requests', () => {
  it('is kept open longer than a load balancer keeps it, so that no request hits a closing connection', async () => {
    const app = await createTestApp();
    const { headers } = await app.visitor().json('GET', '/healthz');
    const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(120);
    await app.close();
  });
});

describe('a server whose database becomes unreachable', () => {
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let server: ServerProcess;
  const statusOf = async (path: string) => (await server.visitor().json('GET', path)).status;
  const isReady = async () => (await statusOf('/readyz')) === 200;
  const order = async () => {
    const visitor = server.visitor();
    await fillCart(visitor);
    expect((await placeOrder(visitor)).order).toMatchObject({ totalAmount: '4890.00' });
  };
  const untilAllIsSent = () =>
    waitFor(async () => {
      const isOpen = `select 1 from outgoing_mail where sent_at is null
        union all select 1 from graphile_worker.jobs where task_identifier = 'send_mail'`;
      return (await runSql(database.url, isOpen)).length === 0;
    }, PATIENCE_MS);

  beforeAll(async () => {
    database = await cloneTemplate();
    proxy = await startDatabaseProxy(database.url);
    // All connections are cut while the job queue starts.
    const cut = proxy.cutAt('_private_tasks');
    server = await startServerProcess({ DATABASE_URL: proxy.url });
    await cut;
  });
  beforeEach(async () => {
    proxy.restore();
    await waitFor(isReady, PATIENCE_MS);
  });
  afterAll(async () => {
    await server.kill();
    await proxy.close();
    await database.drop();
  });

  it('keeps running when the connection is cut in the middle of a job, and finishes the job later', async () => {
    // The statement that marks a mail as sent, found by its text, and the one that completes its job, by its name.
    for (const moment of ['update "outgoing_mail" set', 'complete_job']) {
      const cut = proxy.cutAt(moment);
      // The worker may send the order's e-mail before the order is answered, so the cut may fail the order as well.
      await Promise.allSettled([order(), cut]);
      await waitFor(async () => (await statusOf('/readyz')) === 503, PATIENCE_MS);
      proxy.restore();
      await waitFor(isReady, PATIENCE_MS);
    }
    await untilAllIsSent();
  });

  it('is alive but not ready, and works again once the database is back', async () => {
    proxy.cut();
    await waitFor(async () => (await statusOf('/readyz')) === 503, PATIENCE_MS);
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/api/products')).toBe(503);

    proxy.restore();
    await waitFor(isReady, PATIENCE_MS);
    expect(await statusOf('/api/products')).toBe(200);
    await order();
    await untilAllIsSent();
  });
});

describe('a server that is asked to stop', () => {
  it('does not wait for a connection on which a browser has sent nothing', async () => {
    const database = await cloneTemplate();
    const server = await startServerProcess({ DATABASE_URL: database.url });
    const silent = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(silent, 'connect');
    // Answered after the connection, so that the server has accepted it.
    await server.visitor().json('GET', '/healthz');

    const startedAt = Date.now();
    server.signal('SIGTERM');
    expect(await server.ended()).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    silent.destroy();
    await database.drop();
  });

  it('refuses what comes late, also when nothing is open', async () => {
    const database = await cloneTemplate();
    const server = await startServerProcess({ DATABASE_URL: database.url });
    await server.visitor().json('GET', '/healthz');
    server.signal('SIGTERM');
    const isDraining = async () => (await server.visitor().json('GET', '/readyz')).status === 503;
    await waitFor(isDraining, PATIENCE_MS);
    const late = await manyRequests(server, 200);
    expect(late.filter(({ status }) => status !== 503)).toEqual([]);
    expect(late[0]!.headers.get('connection')).toBe('close');
    expect(await server.ended()).toBe(0);
    await database.drop();
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s takes nothing new, finishes what is open, and ends well',
    async (signal) => {
      const database = await cloneTemplate();
      const server = await startServerProcess({ DATABASE_URL: database.url });
      const visitor = server.visitor();
      await fillCart(visitor);
      const blocker = new pg.Client(database.url);
      await blocker.connect();
      await blocker.query('begin; lock table product in exclusive mode');
      const slow = placeOrder(visitor);
      await waitFor(async () => {
        const waiting = `select 1 from pg_locks where not granted and relation = 'product'::regclass`;
        return (await blocker.query(waiting)).rowCount === 1;
      }, PATIENCE_MS);

      const answers = manyRequests(server);
      server.signal(signal);
      const refused = async () => (await server.visitor().json('GET', '/readyz')).status === 503;
      await waitFor(refused, PATIENCE_MS);
      const late = await manyRequests(server);
      expect(new Set(late.map(({ status }) => status))).toEqual(new Set([503]));
      expect(late[0]!.headers.get('retry-after')).not.toBeNull();

      await blocker.query('rollback');
      await blocker.end();
      expect((await slow).order).toMatchObject({ totalAmount: '4890.00' });
      for (const answer of await answers) {
        expect([200, 503]).toContain(answer.status);
        if (answer.status === 200)
          expect(await answer.json()).toEqual({ data: { colors: expect.any(Array) } });
      }
      expect(await server.ended()).toBe(0);
      await database.drop();
    },
  );
});

/** Requests at once, whose answers are in no cache because each has another name. */
const manyRequests = (server: ServerProcess, length = 30): Promise<Response[]> =>
  Promise.all(
    Array.from({ length }, (_, index) =>
      server.visitor().fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: `query Colours${index} { colors { name } }` }),
      }),
    ),
  );
