import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startDatabaseProxy } from './testing/database-proxy.js';
import { runSql } from './testing/databases.mjs';
import { fillCart, waitFor } from './testing/factories.js';
import { placeOrder } from './testing/orders.js';
import { startServerProcess } from './testing/server-process.js';
import { type TestApp, cloneTemplate, createTestApp } from './testing/test-app.js';

const PATIENCE_MS = 30_000;

describe('health', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('is told to whoever asks', async () => {
    const visitor = app.visitor();
    expect(await visitor.json('GET', '/healthz')).toMatchObject({
      status: 200,
      body: { alive: true },
    });
    expect(await visitor.json('GET', '/readyz')).toMatchObject({
      status: 200,
      body: { ready: true },
    });
  });
});

describe('a connection without requests', () => {
  it('is kept longer than a balancer keeps it, so that no request meets its end', async () => {
    const app = await createTestApp();
    const { headers } = await app.visitor().json('GET', '/healthz');
    const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(120);
    await app.close();
  });
});

describe('a server whose database goes away', () => {
  it('lives, is not ready, and works again once the database is back', async () => {
    const database = await cloneTemplate();
    const proxy = await startDatabaseProxy(database.url);
    const server = await startServerProcess({ DATABASE_URL: proxy.url });
    const visitor = server.visitor();
    const statusOf = async (path: string) => (await visitor.json('GET', path)).status;
    const orderUntilSent = async (count: number) => {
      await fillCart(visitor);
      expect((await placeOrder(visitor)).order).toMatchObject({ totalAmount: '4890.00' });
      const sent = 'select 1 from outgoing_mail where sent_at is not null';
      const isSent = async () => (await runSql(database.url, sent)).length === count;
      await waitFor(isSent, PATIENCE_MS);
    };
    expect(await statusOf('/readyz')).toBe(200);
    await orderUntilSent(1);

    proxy.cut();
    await waitFor(async () => (await statusOf('/readyz')) === 503, PATIENCE_MS);
    expect(await statusOf('/healthz')).toBe(200);
    const failed = await visitor.json('GET', '/api/products');
    expect(failed).toMatchObject({
      status: 500,
      body: { error: { code: 'INTERNAL_SERVER_ERROR' } },
    });

    proxy.restore();
    await waitFor(async () => (await statusOf('/readyz')) === 200, PATIENCE_MS);
    expect(await statusOf('/api/products')).toBe(200);
    await orderUntilSent(2);

    await server.kill();
    await proxy.close();
    await database.drop();
  });
});

describe('a server that is told to stop', () => {
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

      server.signal(signal);
      const isReady = () => server.visitor().json('GET', '/readyz');
      await waitFor(async () => {
        const status = await isReady().then(
          (answer) => answer.status,
          () => 'refused',
        );
        return status === 503 || status === 'refused';
      }, PATIENCE_MS);

      await blocker.query('rollback');
      await blocker.end();
      expect((await slow).order).toMatchObject({ totalAmount: '4890.00' });
      expect(await server.ended).toBe(0);
      await database.drop();
    },
  );
});
