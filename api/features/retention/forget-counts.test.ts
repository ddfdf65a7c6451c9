import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { submitInquiry } from '../../testing/inquiries.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { waitFor } from '../../testing/wait-for.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let app: TestApp;
beforeAll(async () => {
  const mailer = { send: async () => undefined, close: () => undefined };
  app = await createTestApp({ mailer, env: { WRITES_PER_MINUTE: '1000' } });
});
afterAll(() => app.close());

/** Moves the end of every count `ms` closer, as if that time had passed, and queues the job `forget_counts`. */
const passed = (ms: number) =>
  app.sql(
    `with forms as (update request_count set expire = expire - $1), logins as (update login_failure set expire = expire - $1)
       select graphile_worker.add_job('forget_counts')`,
    [ms],
  );

const counts = async (): Promise<string[]> => {
  const rows = await app.sql<{ kind: string }>(
    `select split_part(key, ':', 1) as kind from request_count
       union all select split_part(key, ':', 1) from login_failure order by 1`,
  );
  return rows.map(({ kind }) => kind);
};

const allDone = () =>
  waitFor(async () => (await app.sql('select 1 from graphile_worker.jobs')).length === 0);

it('counts of forms are deleted after an hour, those of sign-ins after a day at most', async () => {
  await submitInquiry(app);
  const unknown = { email: `${randomUUID()}@example.com`, password: 'x' };
  for (let time = 0; time < 6; time += 1) await app.visitor().json('POST', '/api/login', unknown);
  expect(await counts()).toEqual(
    expect.arrayContaining(['inquiry_address', 'inquiry_email', 'rounds']),
  );
  await passed(HOUR_MS - MINUTE_MS);
  await allDone();
  expect(await counts()).toEqual(expect.arrayContaining(['inquiry_address', 'inquiry_email']));
  await passed(2 * MINUTE_MS);
  await allDone();
  expect(await counts()).toEqual(['rounds']);
  await passed(23 * HOUR_MS);
  await allDone();
  expect(await counts()).toEqual([]);
});
