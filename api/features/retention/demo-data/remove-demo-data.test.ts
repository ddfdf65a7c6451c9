import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentOf } from '../../../testing/database/contents.js';
import { submitInquiry } from '../../../testing/inquiries.js';
import { FullShop } from '../../../testing/shop/full-shop.js';
import { change, demoDataOf, removeDemo } from '../../../testing/staff.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { askForVisit, planVisit, planned } from '../../../testing/visits.js';

type Content = Record<string, unknown[]>;

/** Of sums and of what waits to be done; the queue of jobs is not the shop's data. */
const DERIVED = /^graphile_worker\.|daily_sales|catalogue_version|session|^public\.product$/;

/** The rows of `content` that `other` does not have, as often. */
function added(content: Content, other: Content): [table: string, row: unknown][] {
  return Object.entries(content).flatMap(([table, rows]) => {
    const left = [...(other[table] ?? [])];
    return rows.flatMap((row): [string, unknown][] => {
      const at = left.indexOf(row);
      if (at < 0) return [[table, row]];
      left.splice(at, 1);
      return [];
    });
  });
}

describe('demo data', () => {
  let app: TestApp;
  let admin: TestVisitor;
  let seeded: Content;
  let used: Content;
  beforeAll(async () => {
    app = await createTestApp();
    admin = await app.signIn('admin');
    seeded = await contentOf(app.databaseUrl);
    const shop = new FullShop(app, admin);
    await shop.order();
    await shop.offer();
    await shop.inquiry();
    await shop.project();
    used = await contentOf(app.databaseUrl);
  });
  afterAll(() => app.close());

  const emails = async () =>
    (await app.sql<{ email: string }>('select customer_email as email from customer_order')).map(
      ({ email }) => email,
    );

  it('are counted by kind before they are removed', async () => {
    const counts = Object.fromEntries(
      (await demoDataOf(admin)).map(({ kind, count }) => [kind, count]),
    );
    const [products] = await app.sql<{ count: number }>(
      'select count(*)::int from demo_row where table_name = $1',
      ['product'],
    );
    expect(counts).toMatchObject({
      orders: expect.any(Number),
      offers: expect.any(Number),
      inquiries: expect.any(Number),
    });
    expect(counts['products']).toBe(products!.count);
    expect(await emails()).toContain('agnieszka.kowalska@example.pl');
  });

  it('stay where something has changed since they were seen', async () => {
    const input = { withProducts: true, seenCount: 3 };
    const { userErrors } = await change(admin, 'removeDemoData', input);
    expect(userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }]);
    expect(await emails()).toContain('agnieszka.kowalska@example.pl');
  });

  it('are removed with all that belongs to them, and every real row stays as it is', async () => {
    const real = added(used, seeded).filter(([table]) => !DERIVED.test(table));
    expect(new Set(real.map(([table]) => table)).size).toBeGreaterThan(20);

    expect(await removeDemo(admin, true)).toMatchObject({ userErrors: [], left: [] });
    const left = await contentOf(app.databaseUrl);
    const lost = added(
      Object.fromEntries(
        Object.keys(used).map((table) => [
          table,
          real.flatMap(([of, row]) => (of === table ? [row] : [])),
        ]),
      ),
      left,
    );
    expect(lost).toEqual([]);

    expect(await emails()).not.toContain('agnieszka.kowalska@example.pl');
    const rest = added(
      left,
      Object.fromEntries([...real, ...added(left, used)].map(([table]) => [table, left[table]!])),
    );
    for (const table of [
      'order_line',
      'ledger_entry',
      'offer_version',
      'inquiry',
      'canned_answer',
      'customer',
    ])
      expect(rest.filter(([of]) => of === `public.${table}`)).toEqual([]);
  });

  it('that real orders and carts are about are archived, the others deleted', async () => {
    const products = await app.sql<{ id: number; archived_at: Date | null }>(
      'select id, archived_at from product',
    );
    expect(products.length).toBeGreaterThan(0);
    for (const { id, archived_at } of products) {
      expect(archived_at).not.toBeNull();
      const [{ count } = { count: 0 }] = await app.sql<{ count: number }>(
        `select (select count(*) from configuration where product_id = $1)
          + (select count(*) from order_line where product_id = $1)
          + (select count(*) from offer_line where product_id = $1) as count`,
        [id],
      );
      expect(Number(count)).toBeGreaterThan(0);
    }
  });

  it('are recorded as removed, by whom, and cannot be removed twice', async () => {
    const [entry] = await app.sql(
      `select actor_id, after from audit_entry where subject_type = 'launch_mark' and subject_id = 'demo'`,
    );
    expect(entry).toMatchObject({
      actor_id: expect.any(Number),
      after: { detail: expect.stringContaining('orders: ') },
    });
    const before = await contentOf(app.databaseUrl);
    expect(await removeDemo(admin, true)).toMatchObject({ userErrors: [], left: [] });
    const differing = added(before, await contentOf(app.databaseUrl)).map(([table]) => table);
    expect(new Set(differing)).toEqual(new Set(['public.launch_mark', 'public.catalogue_version']));
  });
});

describe('demo orders and texts', () => {
  it('are removed without the products where these are wanted', async () => {
    const app = await createTestApp();
    const admin = await app.signIn('admin');
    const answer = await removeDemo(admin, false);
    expect(answer.left.map(({ kind }) => kind)).toEqual(['products']);
    const [{ count } = { count: 0 }] = await app.sql<{ count: string }>(
      'select count(*) from product where archived_at is null',
    );
    expect(Number(count)).toBeGreaterThan(10);
    for (const table of [
      'customer_order',
      'offer',
      'inquiry',
      'ledger_entry',
      'order_account',
      'visit',
      'crew',
      'crew_absence',
    ]) {
      const [row] = await app.sql(`select count(*)::int as count from ${table}`);
      expect({ table, count: row!['count'] }).toEqual({ table, count: 0 });
    }
    await app.close();
  });

  it('leave a crew that has visits of the shop itself', async () => {
    const app = await createTestApp();
    const admin = await app.signIn('admin');
    const [crew] = await app.sql<{ id: number }>(`select id from crew where name = 'Pomiary'`);
    planned(
      await planVisit(admin, {
        ...(await askForVisit(admin, await submitInquiry(app))),
        crewId: crew!.id,
        startsAt: '2027-03-01T09:00:00Z',
      }),
    );
    await removeDemo(admin, true);
    expect(await app.sql('select id from crew')).toEqual([crew]);
    await app.close();
  });

  it('are for admins only', async () => {
    const app = await createTestApp();
    const staff = await app.signIn('staff');
    const { errors } = await staff.graphql('{ demoData { kind } }');
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    await app.close();
  });
});
