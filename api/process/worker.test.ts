import { afterAll, beforeAll, it } from '@jest/globals';
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

it('sends mail once the database is reachable, even if it was not at the start of the worker', async () => {
  const customer = await customerWithCart(app);
  await submit(customer);
  const sent: string[] = [];
  const { env, ...services } = app.services;
  proxy.cut();

  const worker = startWorker(
    { ...services, env: { ...env, DATABASE_URL: proxy.url } },
    { send: async ({ recipient }) => void sent.push(recipient), close: () => undefined },
  );
  await waitFor(() => app.logged.some((line) => line.includes('no jobs are carried out')));
  proxy.restore();

  await waitFor(() => sent.includes(customer.customerEmail));
  await worker.stop();
});
