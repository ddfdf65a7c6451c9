import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSchema } from '../graphql/schema.js';
import { type ChangedTables, watchTables } from '../testing/database/changed-tables.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import { restApi } from './rest/router.js';

/** Routes that change data, but must be GET, because the specification of the shop prescribes them so. */
const UNSAFE = ['/logout'];
const PARAMETERS: Record<string, string> = {
  id: '1',
  category: 'markizy',
  lineId: '00000000-0000-4000-8000-000000000000',
};

const paths = restApi({} as TestApp['services'], createSchema())
  .stack.filter(({ route }) => route?.stack.some(({ method }) => method === 'get'))
  .map(({ route }) => String(route!.path));

let app: TestApp;
let changedTables: ChangedTables;
beforeAll(async () => {
  app = await createTestApp();
  changedTables = await watchTables(app);
});
afterAll(() => app.close());

describe.each(['HEAD', 'GET'])('%s', (method) => {
  const safe = paths.filter((path) => method === 'HEAD' || !UNSAFE.includes(path));

  it.each(safe)('of %s changes nothing, but exports are recorded', async (pattern) => {
    const admin = await app.signIn('admin');
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => PARAMETERS[name]!);
    const changed = await changedTables(async () => {
      const { status, headers } = await admin.fetch(`/api${path}`, { method });
      expect(status).toBeLessThan(500);
      expect(headers.getSetCookie()).toEqual([]);
    });
    const recorded = method === 'GET' && path.endsWith('.csv') ? ['audit_entry'] : [];
    expect(changed.filter((table) => !recorded.includes(table))).toEqual([]);
  });
});

it('HEAD or a prefetch of the logout leaves the session, GET ends it', async () => {
  const staff = await app.signIn('staff');
  const isSignedIn = async () => (await staff.fetch('/api/auth/user')).status === 200;
  await staff.fetch('/api/logout', { method: 'HEAD' });
  for (const purpose of ['sec-purpose', 'purpose', 'x-moz'])
    await staff.fetch('/api/logout', { headers: { [purpose]: 'prefetch;prerender' } });
  expect(await isSignedIn()).toBe(true);
  await staff.fetch('/api/logout');
  expect(await isSignedIn()).toBe(false);
});
