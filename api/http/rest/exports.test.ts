import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSchema } from '../../graphql/schema.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { TestVisitor } from '../../testing/test-visitor.js';
import { createToken } from '../../testing/tokens.js';
import { restApi } from './router.js';

/** The paths of all files of lists below /api. */
const PATHS = restApi({} as TestApp['services'], createSchema()).stack.flatMap(({ route }) =>
  route && /\.(?:csv|epp)$|^\/admin\/[\w-]+\.xml$/.test(route.path) ? [route.path] : [],
);

/** The query of files that cannot be searched by text. */
const QUERIES: Record<string, Record<string, string>> = {
  '/admin/invoices.csv': { month: '2026-11', by: 'issue' },
  '/admin/invoices.epp': { month: '2026-11', by: 'issue' },
  '/admin/jpk-v7m.xml': { month: '2026-05' },
  '/admin/ledger.csv': { from: '2026-11-01', to: '2026-11-30' },
  '/admin/sales-by-day.csv': { from: '2026-11-01', to: '2026-11-30' },
};

interface Entry {
  id: string;
  action: string;
  subjectLabel: string;
  subjectId: string;
  actor: { name: string };
  tokenName: string | null;
  changes: { label: string; after: unknown }[];
}

let app: TestApp;
let admin: TestVisitor;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  [admin, staff] = [await app.signIn('admin'), await app.signIn('staff')];
});
afterAll(() => app.close());

/** The audit entries of exports, the newest first. */
async function exportsRecorded(): Promise<Entry[]> {
  const { data } = await admin.graphql<{ auditEntries: { items: Entry[] } }>(
    `{ auditEntries(filter: { action: exported }) { items {
      id action subjectLabel subjectId actor { name } tokenName changes { label after } } } }`,
  );
  return data.auditEntries.items;
}

describe('the audit log', () => {
  it.each(PATHS)('says who has downloaded %s, and its filter', async (path) => {
    const query = QUERIES[path] ?? { text: 'Żółć' };
    const before = await exportsRecorded();
    const answer = await staff.fetch(`/api${path}?${new URLSearchParams(query).toString()}`);
    expect(answer.status).toBe(200);
    await answer.text();
    const file = /filename="?([^"]+)/.exec(answer.headers.get('content-disposition') ?? '')![1];
    const [recorded, ...others] = await exportsRecorded();
    expect(others).toEqual(before);
    expect(recorded).toMatchObject({
      subjectLabel: 'Eksport listy',
      subjectId: file,
      actor: { name: 'Piotr Pracownik' },
      tokenName: null,
      changes: [
        { label: 'Plik', after: file },
        {
          label: 'Filtr',
          after: Object.entries(query).map(([name, value]) => `${name}: ${value}`),
        },
        { label: 'Wiersze', after: expect.any(Number) },
      ],
    });
  });

  it('names the token that has downloaded a list', async () => {
    const program = new TestVisitor(
      app.url,
      await createToken(app, ['orders:read', 'exports:read']),
    );
    await (await program.fetch('/api/admin/orders.csv')).text();
    expect((await exportsRecorded())[0]).toMatchObject({ tokenName: 'Biuro projektowe' });
  });

  it('says how many rows were taken', async () => {
    const text = await (await staff.fetch('/api/admin/orders.csv?status=pending')).text();
    const [recorded] = await exportsRecorded();
    const rows = text.trim().split('\n').length - 1;
    expect(rows).toBeGreaterThan(0);
    expect(recorded!.changes).toContainEqual({ label: 'Wiersze', after: rows });
  });

  it('has no entry for a refused download', async () => {
    const before = await exportsRecorded();
    expect((await staff.fetch('/api/admin/invoices.csv?month=maj')).status).toBe(422);
    expect((await app.visitor().fetch('/api/admin/orders.csv')).status).toBe(401);
    expect(await exportsRecorded()).toEqual(before);
  });
});
