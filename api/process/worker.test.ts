import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type DatabaseProxy, startDatabaseProxy } from '../testing/database/database-proxy.js';
import { customerWithCart, submit } from '../testing/orders.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import { waitFor } from '../testing/wait-for.js';
import { startWorker } from './worker.js';

let app: TestApp;
let proxy: DatabaseProxy;
beforeAll(async () => {
  app = await createTestApp({ logLevel: 'warn' });
  proxy = await startDatabaseProxy(app.databaseUrl);
});
afterAll(async () => {
  await app.close();
  await proxy.close();
});

const workerThrough = (databaseUrl: string, sent: string[], clock?: () => number) => {
  const { env, ...services } = app.services;
  return startWorker(
    { ...services, env: { ...env, DATABASE_URL: databaseUrl } },
    { send: async ({ recipient }) => void sent.push(recipient), close: () => undefined },
    clock,
  );
};

it('takes no jobs while the clock of the node is wrong, and says so', async () => {
  const customer = await customerWithCart(app);
  await submit(customer);
  const sent: string[] = [];
  let ahead = 3 * 3_600_000;
  const worker = workerThrough(app.databaseUrl, sent, () => Date.now() + ahead);
  await waitFor(() => app.logged.some((line) => /clock of this node is 10800 s ahead/.test(line)));
  expect(sent).toEqual([]);
  ahead = 0;
  await waitFor(() => sent.includes(customer.customerEmail));
  await worker.stop();
});

it('delays a mail by the clock of the database, whatever the clock of the node that wrote it', async () => {
  const [job] = await app.sql(
    `with mail as (insert into outgoing_mail (id, recipient, subject, content, created_at, send_after)
       values (gen_random_uuid(), 'a@example.com', 'x', null, now() + interval '3 hours', now() + interval '3 hours 10 seconds')
       returning id)
     select id from mail`,
  );
  const [{ seconds } = { seconds: NaN }] = await app.sql<{ seconds: number }>(
    `select extract(epoch from run_at - now())::int as seconds from graphile_worker.jobs where key = $1`,
    [job!['id']],
  );
  expect(seconds).toBeLessThanOrEqual(10);
  expect(seconds).toBeGreaterThan(0);
});

it('sends a mail once that could not be recorded as sent, also beside another node', async () => {
  const customer = await customerWithCart(app);
  const sent: string[] = [];
  const cut = proxy.cutAt('"sent_at" =');
  const first = workerThrough(proxy.url, sent);
  await submit(customer);
  await cut;
  const second = workerThrough(app.databaseUrl, sent);
  await waitFor(() => app.logged.some((line) => line.includes('is not known yet')), 30_000);
  proxy.restore();
  const isRecorded = async () => {
    const unsent = 'select 1 from outgoing_mail where recipient = $1 and sent_at is null';
    return (await app.sql(unsent, [customer.customerEmail])).length === 0;
  };
  await waitFor(isRecorded, 30_000);
  await Promise.all([first.stop(), second.stop()]);
  expect(sent.filter((recipient) => recipient === customer.customerEmail)).toHaveLength(1);
});

it('carries out a job again soon whose end it could not record', async () => {
  const cut = proxy.cutAt('complete_job');
  const worker = workerThrough(proxy.url, []);
  await app.sql(`select graphile_worker.add_job('forget_counts')`);
  await cut;
  proxy.restore();
  const waits = `select 1 from graphile_worker.jobs where task_identifier = 'forget_counts'`;
  await waitFor(async () => (await app.sql(waits)).length === 0, 30_000);
  await worker.stop();
});

it('sends mail once the database is reachable, even if it was not at the start of the worker', async () => {
  const customer = await customerWithCart(app);
  await submit(customer);
  const sent: string[] = [];
  proxy.cut();

  const worker = workerThrough(proxy.url, sent);
  await waitFor(() => app.logged.some((line) => line.includes('no jobs are carried out')));
  proxy.restore();

  await waitFor(() => sent.includes(customer.customerEmail));
  await worker.stop();
});
