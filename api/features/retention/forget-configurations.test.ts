import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillCart, saveAwning, saveProject } from '../../testing/factories.js';
import { submitInquiry } from '../../testing/inquiries.js';
import { draftOffer } from '../../testing/offers.js';
import { propose, readChanged } from '../../testing/order-changes.js';
import { customerWithCart, placeOrder, submit } from '../../testing/orders.js';
import { exists, forget } from '../../testing/retention.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

/** For each table that refers to configurations: adds a row with a new configuration; returns the latter's id. */
const USES: Readonly<Record<string, () => Promise<string>>> = {
  cart_line: saveInCart,
  async inquiry() {
    const configurationId = await save();
    await submitInquiry(app, { configurationId });
    return configurationId;
  },
  async offer_line() {
    const configurationId = await save();
    await draftOffer(staff, { configurationId, email: `${randomUUID()}@example.com` });
    return configurationId;
  },
  async order_line() {
    const visitor = app.visitor();
    const configurationId = await saveInCart(visitor);
    await placeOrder(visitor, { expectedTotal: '5190.00' });
    // Now only the order refers to the configuration.
    await app.sql('delete from cart_line where configuration_id = $1', [configurationId]);
    return configurationId;
  },
  async order_version_line() {
    const { order } = await submit(await customerWithCart(app));
    const placed = await readChanged(staff, order!.token);
    const configurationId = await save();
    await propose(staff, placed, { lines: [{ configurationId, quantity: 1 }] });
    return configurationId;
  },
  async project_row() {
    const projectId = await saveProject(app.visitor());
    const [row] = await app.sql<{ id: string }>(
      'select configuration_id as id from project_row where project_id = $1',
      [projectId],
    );
    return row!.id;
  },
};

async function save(visitor = app.visitor()): Promise<string> {
  return (await saveAwning(visitor, { width: 450 })).id;
}

async function saveInCart(visitor = app.visitor()): Promise<string> {
  const configurationId = await save(visitor);
  await fillCart(visitor, { configurationId });
  return configurationId;
}

describe('an old configuration', () => {
  it.each(Object.entries(USES))('is kept while a row of %s refers to it', async (_table, use) => {
    const [used, unused] = [await use(), await save()];
    await app.sql(`update configuration set created_at = now() - interval '1 year'`);
    await forget(app, new Date());
    expect(await exists(app, { table: 'configuration', id: used })).toBe(true);
    expect(await exists(app, { table: 'configuration', id: unused })).toBe(false);
  });

  it('is tested with each table that refers to configurations', async () => {
    const tables = await app.sql<{ name: string }>(
      `select conrelid::regclass::text as name from pg_constraint
         where contype = 'f' and confrelid = 'configuration'::regclass`,
    );
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(USES).sort());
  });
});
