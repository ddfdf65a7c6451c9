import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DatabaseProxy, startDatabaseProxy } from '../../testing/database/database-proxy.js';
import {
  type TestApp,
  type TestDatabase,
  cloneTemplate,
  createTestApp,
} from '../../testing/test-app.js';
import { testPages } from '../../testing/test-pages.js';
import { waitFor } from '../../testing/wait-for.js';
import { serveMetrics } from './metrics-server.js';

let database: TestDatabase;
let proxy: DatabaseProxy;
let app: TestApp;
let server: Server;
beforeAll(async () => {
  database = await cloneTemplate();
  proxy = await startDatabaseProxy(database.url);
  app = await createTestApp({
    databaseUrl: proxy.url,
    env: { METRICS_PORT: '9464' },
    pageSource: testPages,
    logLevel: 'info',
  });
  server = await serveMetrics(app.services.metrics!, 0, app.services.logger);
});
afterAll(async () => {
  server.close();
  proxy.restore();
  await app.close();
  await proxy.close();
  await database.drop();
});

async function scrape(): Promise<Map<string, number>> {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get('content-type')).toMatch('text/plain');
  const lines = (await response.text()).split('\n').filter((line) => !/^(#|$)/.test(line));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

const requests = (labels: string) => `cieniomat_http_request_duration_seconds_count{${labels}}`;
const operations = (labels: string) =>
  `cieniomat_graphql_operation_duration_seconds_count{${labels}}`;

/** A request is counted when its connection closes, which may be after the client has the answer. */
async function untilCounted(name: string, count: number): Promise<void> {
  await waitFor(async () => (await scrape()).get(name) === count);
}

describe('metrics', () => {
  it('count requests by method, route template and status', async () => {
    const visitor = app.visitor();
    await visitor.fetch('/api/products/1');
    await visitor.fetch('/api/products/2');
    await visitor.fetch('/api/products/999999');
    await visitor.fetch('/produkt/1');
    await visitor.fetch('/nie-ma-takiej-strony');
    await untilCounted(requests('method="GET",route="/api/products/:id",status="200"'), 2);
    await untilCounted(requests('method="GET",route="/api/products/:id",status="404"'), 1);
    await untilCounted(requests('method="GET",route="/produkt/:id",status="200"'), 1);
    await untilCounted(requests('method="GET",route="/*",status="404"'), 1);
  });

  it('count GraphQL operations by name and outcome', async () => {
    const visitor = app.visitor();
    await visitor.graphql('query CountedCart { cart { total } }');
    await visitor.graphql('query RefusedOrders { orders { totalCount } }');
    await untilCounted(operations('operation="CountedCart",outcome="ok"'), 1);
    await untilCounted(operations('operation="RefusedOrders",outcome="error"'), 1);
  });

  it('keep a bounded number of operation names, however many clients invent', async () => {
    const visitor = app.visitor();
    await Promise.all(
      Array.from({ length: 250 }, (_, number) =>
        visitor.graphql(`query Invented${number} { cart { total } }`),
      ),
    );
    const names = [...(await scrape()).keys()].filter((name) =>
      name.startsWith(operations('').slice(0, -1)),
    );
    expect(names.length).toBeGreaterThan(100);
    expect(names.length).toBeLessThanOrEqual(201);
    expect(names).toContain(operations('operation="other",outcome="ok"'));
  });

  it('count hits and misses of the cache, connections, event loop and memory', async () => {
    const visitor = app.visitor();
    const before = await scrape();
    await visitor.fetch('/produkt/2');
    await visitor.fetch('/produkt/2');
    const after = await scrape();
    const growth = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(growth('cieniomat_answer_cache_lookups_total{result="hit"}')).toBe(1);
    expect(growth('cieniomat_answer_cache_lookups_total{result="miss"}')).toBe(1);
    expect(after.get('cieniomat_database_connections{state="waiting"}')).toBe(0);
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
      expect(after.get(name)).toBeGreaterThan(0);
  });

  it('count mails and jobs that wait, fail and are given up, with the age of the oldest', async () => {
    await app.sql('delete from outgoing_mail where sent_at is null');
    await app.sql('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs');
    const states = [
      { attempts: 0, created: '1 minute', problem: null },
      { attempts: 3, created: '1 hour', problem: 'refused' },
      { attempts: 25, created: '2 hours', problem: 'refused' },
    ];
    for (const { attempts, created, problem } of states) {
      const [mail] = await app.sql<{ id: string }>(
        `insert into outgoing_mail (id, recipient, subject, content, created_at)
         values (gen_random_uuid(), 'anna@example.com', 'Zamówienie', '{}', now() - $1::interval) returning id`,
        [created],
      );
      await app.sql(
        `update graphile_worker._private_jobs set attempts = $2, last_error = $3, run_at = now() - $4::interval
         where key = $1`,
        [mail!.id, attempts, problem, created],
      );
    }
    const figures = await scrape();
    for (const state of ['waiting', 'failing', 'failed'])
      expect(figures.get(`cieniomat_jobs{task="send_mail",state="${state}"}`)).toBe(1);
    for (const state of ['failed', 'retrying'])
      expect(figures.get(`cieniomat_mails_undelivered{state="${state}"}`)).toBe(1);
    const age = figures.get('cieniomat_mails_undelivered_oldest_seconds{state="all"}');
    expect(age).toBeGreaterThanOrEqual(7200);
    // The job that was given up, due two hours ago, no longer counts as due.
    const due = figures.get('cieniomat_jobs_oldest_due_seconds{task="send_mail"}');
    expect(due).toBeGreaterThanOrEqual(3600);
    expect(due).toBeLessThan(7200);
  });

  it('count the orders that the dashboard counts', async () => {
    const [counted] = await app.sql<{ all: number; pending: number }>(
      `select count(*)::int as all, count(*) filter (where status = 'pending')::int as pending from customer_order`,
    );
    const figures = await scrape();
    expect(figures.get('cieniomat_orders{state="all"}')).toBe(counted!.all);
    expect(figures.get('cieniomat_orders{state="pending"}')).toBe(counted!.pending);
  });

  it('are served while the database is unreachable, without figures from the database', async () => {
    proxy.cut();
    const figures = await scrape();
    proxy.restore();
    expect(figures.get('cieniomat_database_up')).toBe(0);
    expect([...figures.keys()].filter((name) => name.startsWith('cieniomat_orders'))).toEqual([]);
    await waitFor(async () => (await scrape()).get('cieniomat_database_up') === 1);
  });

  it('are not served by the shop itself, and nothing else by their port', async () => {
    expect((await app.visitor().fetch('/metrics')).status).toBe(404);
    const { port } = server.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });
});

describe('the request log', () => {
  it('has one line without personal data, found again by the id that the client got', async () => {
    const token = 'a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4';
    const response = await app
      .visitor()
      .fetch(`/api/orders/track/${token}?email=anna.nowak@example.com`);
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    await waitFor(async () => app.logged.some((line) => line.includes(id!)));
    const lines = app.logged.filter((line) => line.includes(id!)).map((line) => JSON.parse(line));
    expect(lines).toEqual([
      expect.objectContaining({
        id,
        method: 'GET',
        status: 404,
        ms: expect.any(Number),
        msg: 'request',
      }),
    ]);
    expect(app.logged.join()).not.toContain(token);
    expect(app.logged.join()).not.toContain('anna.nowak');
  });
});
