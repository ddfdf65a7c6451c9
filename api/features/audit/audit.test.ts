import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { customerWithCart, submit } from '../../testing/orders.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

async function placedOrder(): Promise<number> {
  const { order } = await submit(await customerWithCart(app));
  return order!.id;
}

const confirm = (id: number, notes?: string) =>
  staff.json('PUT', `/api/admin/orders/${id}/status`, { status: 'confirmed', notes });

const entriesOf = (table: string, id: string | number) =>
  app.sql(
    `select action, before, after, actor.name as who from audit_entry
       join user_account actor on actor.id = actor_id
      where subject_type = $1 and subject_id = $2 order by audit_entry.id`,
    [table, String(id)],
  );

describe('what staff change', () => {
  it('is recorded with its actor, and the changed columns before and after', async () => {
    const id = await placedOrder();
    await confirm(id, 'Po rozmowie');
    expect(await entriesOf('customer_order', id)).toEqual([
      {
        action: 'changed',
        before: { status: 'pending' },
        after: { status: 'confirmed' },
        who: 'Piotr Pracownik',
      },
    ]);
    const [event] = await app.sql<{ id: number }>(
      'select max(id) as id from order_event where order_id = $1',
      [id],
    );
    expect(await entriesOf('order_event', event!.id)).toMatchObject([
      { action: 'created', before: null, after: { note: 'Po rozmowie', status: 'confirmed' } },
    ]);
  });

  it('is not recorded when nothing changed', async () => {
    const id = await placedOrder();
    await confirm(id);
    await confirm(id);
    expect(await entriesOf('customer_order', id)).toHaveLength(1);
  });

  it('never shows a secret, only that it changed', async () => {
    const [user] = await app.sql<{ id: number }>('select min(id) as id from user_account');
    await app.sql(`begin`);
    await app.sql(`select set_config('cieniomat.actor', $1, true)`, [String(user!.id)]);
    await app.sql(`update user_account set password_hash = 'another' where id = $1`, [user!.id]);
    await app.sql(`commit`);
    expect(await entriesOf('user_account', user!.id)).toMatchObject([
      { before: { password_hash: '•••' }, after: { password_hash: '•••' } },
    ]);
  });
});

describe('the audit log', () => {
  it('contains nothing that customers do', async () => {
    expect(await entriesOf('customer_order', await placedOrder())).toEqual([]);
  });

  it.each([
    ['update', 'update audit_entry set actor_id = 1'],
    ['delete', 'delete from audit_entry'],
    ['truncate', 'truncate audit_entry'],
  ])('refuses the statement %s', async (_name, statement) => {
    await confirm(await placedOrder());
    await expect(app.sql(statement)).rejects.toThrow('rows of audit_entry are only added');
  });
});
