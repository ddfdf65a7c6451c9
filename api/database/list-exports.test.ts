import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import type { TestVisitor } from '../testing/test-visitor.js';
import { waitFor } from '../testing/wait-for.js';

/** More than fits into the buffers between the server and a client that does not read. */
const ROWS = 21_000;
const PATH = '/api/admin/inquiries.csv?sort=oldest&text=eksport';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
  await app.sql(
    `insert into inquiry (customer_name, customer_email, subject, message, inquiry_type, status, priority)
       select 'Łucja Żółć', 'eksport@example.com', 'Temat ' || number, repeat('x', 700), 'quote', 'new', 'medium'
       from generate_series(1, $1) number`,
    [ROWS],
  );
});
afterAll(() => app.close());
beforeEach(() => {
  app.logged.length = 0;
});

/** A download that has started; the rest is sent when it is read. */
async function begin() {
  const stop = new AbortController();
  const response = await staff.fetch(PATH, {
    headers: { 'accept-encoding': 'identity' },
    signal: stop.signal,
  });
  return { response, stop: () => stop.abort() };
}

/** Connections with an open transaction, as SQL: an export keeps one while its client does not read. */
const OPEN = `from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
    and xact_start is not null`;

const untilOpen = (count: number): Promise<void> =>
  waitFor(async () => (await app.sql(`select pid ${OPEN}`)).length === count);

describe('an export', () => {
  it('holds every row, however many, and other requests are answered while it is written', async () => {
    const { response } = await begin();
    let answered = 0;
    let isDone = false;
    const others = async () => {
      while (!isDone) {
        await (await staff.fetch('/healthz')).text();
        answered += 1;
      }
    };
    const read = async () => {
      const text = await response.text();
      isDone = true;
      return text;
    };
    const [text] = await Promise.all([read(), others()]);
    expect(text.trimEnd().split('\r\n')).toHaveLength(ROWS + 1);
    expect(answered).toBeGreaterThan(20);
    await untilOpen(0);
  });

  it('holds all rows as they were when it began', async () => {
    const { response } = await begin();
    await app.sql(`update inquiry set subject = 'później' where subject = $1`, [`Temat ${ROWS}`]);
    const text = await response.text();
    expect(text.includes(`;Temat ${ROWS};`)).toBe(true);
    expect(text.includes(';później;')).toBe(false);
    await app.sql(`update inquiry set subject = $1 where subject = 'później'`, [`Temat ${ROWS}`]);
  });

  it('ends its query when the client goes away', async () => {
    const { stop } = await begin();
    await untilOpen(1);
    stop();
    await untilOpen(0);
    expect(app.logged).toEqual([]);
  });

  it('ends when its client goes away before the first rows are read, and leaves its place to others', async () => {
    const blocker = new pg.Client(app.databaseUrl);
    await blocker.connect();
    await blocker.query('begin; lock table inquiry in access exclusive mode');
    const stop = new AbortController();
    const aborted = Array.from({ length: 4 }, () => staff.fetch(PATH, { signal: stop.signal }));
    await waitFor(async () => {
      const waiting = `select 1 from pg_locks where not granted and relation = 'inquiry'::regclass`;
      return (await app.sql(waiting)).length === 4;
    });
    stop.abort();
    await Promise.allSettled(aborted);
    // The server notices closed connections with a delay.
    await delay(500);
    await blocker.query('rollback');
    await blocker.end();

    await waitFor(async () => (await staff.fetch(`${PATH}&status=closed`)).status === 200);
    await untilOpen(0);
    expect(app.logged).toEqual([]);
  });

  it('that fails in the middle is cut off, so that it never looks complete', async () => {
    const { response } = await begin();
    // While a batch is read the connection is not idle and is not found, so this is repeated.
    const idle = `${OPEN} and state = 'idle in transaction'`;
    await waitFor(
      async () => (await app.sql(`select pg_terminate_backend(pid) ${idle}`)).length > 0,
    );
    const read = response.text().then(({ length }) => length);
    await expect(read).rejects.toThrow();
    await waitFor(() => app.logged.length > 0);
    expect(app.logged).toEqual([expect.stringContaining('a request failed')]);
    expect((await staff.fetch('/api/admin/inquiries.csv?text=nikt')).status).toBe(200);
  });

  it('is refused when the limit of parallel exports is reached, and other requests still work', async () => {
    const paths = ['orders', 'inquiries', 'inventory', 'products'];
    const begun = [await begin(), await begin(), await begin(), await begin()];
    for (const path of paths) {
      const refused = await staff.json('GET', `/api/admin/${path}.csv`);
      expect(refused).toMatchObject({
        status: 429,
        body: {
          error: { code: 'TOO_MANY_REQUESTS', message: expect.stringContaining('kilka eksportów') },
        },
      });
      expect(refused.headers.get('retry-after')).toBe('30');
      expect(refused.headers.get('content-disposition')).toBeNull();
    }
    expect((await staff.json('GET', '/api/admin/orders?limit=1')).status).toBe(200);
    for (const { stop } of begun) stop();
    await untilOpen(0);
    for (const path of paths)
      expect((await staff.fetch(`/api/admin/${path}.csv?text=nikt`)).status).toBe(200);
  });
});
