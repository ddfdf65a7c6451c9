import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAccount } from '../../../testing/accounts.js';
import { change, viewerOf } from '../../../testing/staff.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

interface Role {
  id: string;
  version: number;
  permissions: string[];
  accountCount: number;
}

const ROLE = 'role { id version permissions accountCount }';

let app: TestApp;
let owner: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signIn('admin');
});
afterAll(() => app.close());

const create = (visitor: TestVisitor, input: object = {}) =>
  change<{ role: Role | null }>(
    visitor,
    'createStaffRole',
    {
      name: randomUUID(),
      permissions: ['orders:read'],
      ownOrdersOnly: false,
      requiresSecondFactor: false,
      ...input,
    },
    ROLE,
  );

const update = (visitor: TestVisitor, { id, version }: Role, input: object = {}) =>
  change<{ role: Role | null }>(
    visitor,
    'updateStaffRole',
    {
      id,
      version,
      name: randomUUID(),
      permissions: ['offers:read'],
      ownOrdersOnly: false,
      requiresSecondFactor: false,
      ...input,
    },
    ROLE,
  );

/** A member of staff with a new role of these permissions. */
async function somebodyWho(...permissions: string[]): Promise<TestVisitor> {
  const { role } = await create(owner, { permissions });
  const visitor = await app.signIn('staff');
  const { id } = (await viewerOf(visitor))!;
  await app.sql('update user_account set role = $1 where id = $2', [role!.id, id]);
  return visitor;
}

describe('a role', () => {
  it('that is changed counts at once for who has it', async () => {
    const { role } = await create(owner);
    const visitor = await app.signIn('staff');
    const { id } = (await viewerOf(visitor))!;
    await app.sql('update user_account set role = $1 where id = $2', [role!.id, id]);
    const orders = async () => (await visitor.json('GET', '/api/admin/orders')).status;
    expect(await orders()).toBe(200);
    const { role: changed } = await update(owner, role!);
    expect(changed).toMatchObject({ permissions: ['offers:read'], accountCount: 1 });
    expect(await orders()).toBe(403);
  });

  it('is not saved over a change that the editor has not seen', async () => {
    const { role } = await create(owner);
    await update(owner, role!);
    expect(await update(owner, role!)).toMatchObject({
      role: { version: 2, permissions: ['offers:read'] },
      userErrors: [{ code: 'CHANGED_MEANWHILE' }],
    });
  });

  it('has a name of its own', async () => {
    expect(await create(owner, { name: 'Biuro' })).toMatchObject({
      role: null,
      userErrors: [{ code: 'CONFLICT', path: ['name'] }],
    });
  });

  it('is deleted while nobody has it', async () => {
    const { role } = await create(owner);
    const remove = (id: string) => change(owner, 'deleteStaffRole', { id }, 'deletedId');
    expect(await remove(role!.id)).toMatchObject({ deletedId: role!.id, userErrors: [] });
    await createAccount(app, 'content');
    for (const id of ['content', 'admin'])
      expect(await remove(id)).toMatchObject({
        deletedId: null,
        userErrors: [{ code: 'CONFLICT' }],
      });
  });

  it('of owners cannot get other rights', async () => {
    const { data } = await owner.graphql<{ staffRoles: (Role & { name: string })[] }>(
      '{ staffRoles { id name version permissions accountCount } }',
    );
    const own = data.staffRoles.find(({ id }) => id === 'admin')!;
    const { name, permissions } = own;
    expect(permissions).toContain('roles:write');
    for (const other of [
      { name: 'Szef', permissions },
      { name, permissions: permissions.slice(1) },
      { name, permissions, ownOrdersOnly: true },
      { name, permissions, maxDiscountPercent: 50 },
    ])
      expect(await update(owner, own, other)).toMatchObject({ userErrors: [{ code: 'CONFLICT' }] });
  });

  it('that sees only its own matters has nothing that shows those of all', async () => {
    const { role } = await create(owner, {
      permissions: ['orders:read', 'payments:read', 'figures:read'],
      ownOrdersOnly: true,
    });
    expect(role!.permissions).toEqual(['orders:read']);
  });

  it('is told with the number of its people by the same number of statements', async () => {
    const list = () => owner.graphql('{ staffRoles { id accountCount } }');
    const before = await app.countStatements(list);
    await create(owner);
    expect(await app.countStatements(list)).toBe(before);
  });
});

describe('nobody gives rights that they do not have', () => {
  const FORBIDDEN = /"FORBIDDEN"/;

  it('by a role', async () => {
    const visitor = await somebodyWho('accounts:read', 'roles:write', 'orders:read');
    const { role } = await create(visitor, { permissions: ['orders:read'] });
    expect(role).not.toBeNull();
    await expect(create(visitor, { permissions: ['payments:write'] })).rejects.toThrow(FORBIDDEN);
    await expect(update(visitor, role!, { permissions: ['audit:read'] })).rejects.toThrow(
      FORBIDDEN,
    );
    const { role: richer } = await create(owner, { permissions: ['audit:read'] });
    await expect(update(visitor, richer!, { permissions: [] })).rejects.toThrow(FORBIDDEN);
  });

  it('by the limit of discounts', async () => {
    const { role } = await create(owner, {
      permissions: ['accounts:read', 'roles:write', 'orders:read'],
      maxDiscountPercent: 10,
    });
    const visitor = await somebodyWho();
    const { id } = (await viewerOf(visitor))!;
    await app.sql('update user_account set role = $1 where id = $2', [role!.id, id]);
    for (const maxDiscountPercent of [null, 11])
      await expect(create(visitor, { maxDiscountPercent })).rejects.toThrow(FORBIDDEN);
    const { role: made } = await create(visitor, { maxDiscountPercent: 10 });
    await expect(update(visitor, made!, { maxDiscountPercent: 20 })).rejects.toThrow(FORBIDDEN);
    await expect(update(visitor, made!)).rejects.toThrow(FORBIDDEN);
  });

  it('by an account', async () => {
    const visitor = await somebodyWho('accounts:read', 'accounts:write', 'orders:read');
    const { role } = await create(owner);
    const account = (give: string) =>
      change(visitor, 'createAccount', {
        email: `${randomUUID()}@example.com`,
        name: 'Ewa Lis',
        role: give,
      });
    expect(await account(role!.id)).toMatchObject({ userErrors: [] });
    for (const id of ['admin', 'staff']) await expect(account(id)).rejects.toThrow(FORBIDDEN);
    expect(await account('gone')).toMatchObject({
      userErrors: [{ code: 'BAD_USER_INPUT', path: ['role'] }],
    });
    const { id: accountId } = (await viewerOf(owner))!;
    for (const mutation of ['disableAccount', 'sendPasswordLink'])
      await expect(change(visitor, mutation, { accountId })).rejects.toThrow(FORBIDDEN);
  });

  it('by a token', async () => {
    const visitor = await somebodyWho('tokens:write', 'orders:read');
    const { id: accountId } = (await viewerOf(owner))!;
    const input = { accountId, name: 'Program', scopes: ['orders:read'] };
    await expect(change(visitor, 'createApiToken', input)).rejects.toThrow(FORBIDDEN);
  });
});
