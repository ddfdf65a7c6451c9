import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAccount } from '../../testing/accounts.js';
import { change, mailedLink, viewerOf } from '../../testing/staff.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

interface Account {
  id: number;
  name: string;
  email: string;
  role: { id: string };
  version: number;
  disabledAt: string | null;
  hasPassword: boolean;
  linkExpiresAt: string | null;
  lastSeenAt: string | null;
  sessionCount: number;
}
interface Payload {
  account: Account | null;
}

const ACCOUNT = `account { id name email role { id } version disabledAt hasPassword linkExpiresAt lastSeenAt sessionCount }`;
const PASSWORD = 'łąka pod lasem 7';

let app: TestApp;
let admin: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

const created = (overrides: Record<string, unknown> = {}) =>
  change<Payload>(
    admin,
    'createAccount',
    { email: `${randomUUID()}@example.com`, name: ' Jan Nowy ', role: 'staff', ...overrides },
    ACCOUNT,
  );
const update = (input: Record<string, unknown>, by = admin) =>
  change<Payload>(by, 'updateAccount', input, ACCOUNT);
const disable = (accountId: number, by = admin) =>
  change<Payload>(by, 'disableAccount', { accountId }, ACCOUNT);

async function list(filter: object, sort = 'name_asc') {
  const { data, errors } = await admin.graphql<{
    accounts: { items: Account[]; totalCount: number };
  }>(
    `query ($filter: AccountFilter, $sort: AccountSort!) {
      accounts(filter: $filter, sort: $sort) { totalCount items { id name email role { id } sessionCount } } }`,
    { filter, sort },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.accounts;
}

describe('a new account', () => {
  it('gets its password by the mailed link', async () => {
    const { account, userErrors } = await created();
    expect(userErrors).toEqual([]);
    expect(account).toMatchObject({ name: 'Jan Nowy', role: { id: 'staff' }, hasPassword: false });
    const hours = (Date.parse(account!.linkExpiresAt!) - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    const token = await mailedLink(app, account!.email);
    await change(app.visitor(), 'setPassword', { token, password: PASSWORD });
    const person = app.visitor();
    const login = { email: account!.email, password: PASSWORD };
    expect((await person.json('POST', '/api/login', login)).status).toBe(200);
    expect(await viewerOf(person)).toMatchObject({ id: account!.id, role: { id: 'staff' } });
    const { items } = await list({ text: account!.email });
    expect(items).toMatchObject([{ id: account!.id, sessionCount: 1 }]);
  });

  it('is refused where the e-mail is taken, in any spelling', async () => {
    const { email } = await createAccount(app, 'staff');
    expect(await created({ email: email.toUpperCase() })).toMatchObject({
      account: null,
      userErrors: [{ code: 'CONFLICT', path: ['email'] }],
    });
  });

  it('cannot sign in without a password', async () => {
    const { account } = await created();
    for (const password of ['', ' ', 'null'])
      expect(
        (
          await app
            .visitor()
            .json('POST', '/api/login', { email: account!.email, password: password || 'x' })
        ).status,
      ).toBe(401);
  });
});

describe('an account', () => {
  it('is not overwritten by an edit of an older version', async () => {
    const { account } = await created();
    const { id: accountId, version } = account!;
    const first = await update({ accountId, version, name: 'Jan Pierwszy', role: 'staff' });
    expect(first.userErrors).toEqual([]);
    const second = await update({ accountId, version, name: 'Jan Drugi', role: 'staff' });
    expect(second.userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }]);
    expect(second.account).toMatchObject({ name: 'Jan Pierwszy', version: first.account!.version });
  });

  it('has the rights of a new role at once', async () => {
    const staff = await app.signIn('staff');
    const { id: accountId, version, name } = (await viewerOf(staff))!;
    const promoted = await update({ accountId, version, name, role: 'admin' });
    expect((await staff.graphql('{ accounts { totalCount } }')).errors).toBeUndefined();
    await update({ accountId, version: promoted.account!.version, name, role: 'staff' });
    expect((await staff.graphql('{ accounts { totalCount } }')).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
  });

  it('loses its sessions when it is disabled, also once it is enabled again', async () => {
    const staff = await app.signIn('staff');
    const { id } = (await viewerOf(staff))!;
    expect((await disable(id)).account).toMatchObject({
      disabledAt: expect.any(String),
      sessionCount: 0,
    });
    expect(await viewerOf(staff)).toBeNull();
    expect((await staff.json('GET', '/api/admin/orders')).status).toBe(401);
    const { account } = await change<Payload>(admin, 'enableAccount', { accountId: id }, ACCOUNT);
    expect(account).toMatchObject({ disabledAt: null });
    expect(await viewerOf(staff)).toBeNull();
  });

  it('cannot be disabled by its owner', async () => {
    const { id } = (await viewerOf(admin))!;
    expect((await disable(id)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await viewerOf(admin)).not.toBeNull();
  });

  it('that does not exist is not found', async () => {
    expect(await disable(999_999)).toMatchObject({
      account: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('the last admin', () => {
  let alone: TestApp;
  beforeAll(async () => {
    alone = await createTestApp();
    await alone.sql(`update user_account set disabled_at = now() where role = 'admin'`);
  });
  afterAll(() => alone.close());

  it('stays, also when two demote each other at once; admins without a password do not count', async () => {
    const [first, second] = [await alone.signIn('admin'), await alone.signIn('admin')];
    const [one, two] = [(await viewerOf(first))!, (await viewerOf(second))!];
    await change(first, 'createAccount', {
      email: 'gosc@example.com',
      name: 'Gość',
      role: 'admin',
    });
    const demote = (by: TestVisitor, { id: accountId, version, name }: typeof one) =>
      by.graphql(
        `mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { userErrors { code path } } }`,
        { input: { accountId, version, name, role: 'staff' } },
      );
    await Promise.all([demote(first, two), demote(second, one)]);
    const left = await alone.sql(
      `select id from user_account where role = 'admin' and disabled_at is null and password_hash is not null`,
    );
    expect(left).toHaveLength(1);

    const [last, me] = (await viewerOf(first))!.role.id === 'admin' ? [first, one] : [second, two];
    expect(
      await change(last, 'updateAccount', {
        accountId: me.id,
        version: me.version,
        name: me.name,
        role: 'staff',
      }),
    ).toMatchObject({
      userErrors: [{ code: 'CONFLICT', path: ['role'] }],
    });
  });
});

describe('the list', () => {
  it('is searched by name and e-mail without case and diacritics, and filtered', async () => {
    const name = `Żółć ${randomUUID()}`;
    const { account } = await created({ name });
    expect((await list({ text: name.toUpperCase().replace('Ż', 'Z') })).items).toMatchObject([
      { name },
    ]);
    expect((await list({ text: account!.email.slice(0, 12) })).totalCount).toBe(1);
    expect((await list({ text: name, state: 'invited' })).totalCount).toBe(1);
    for (const filter of [{ state: 'active' }, { state: 'disabled' }, { role: 'admin' }])
      expect((await list({ text: name, ...filter })).totalCount).toBe(0);
    expect((await list({ text: '100%_' })).totalCount).toBe(0);
  });

  it.each(['name_desc', 'email_asc', 'email_desc', 'seen_desc', 'seen_asc', 'newest', 'oldest'])(
    'is sorted by %s in the same number of statements',
    async (sort) => {
      const { items } = await list({}, sort);
      expect(items.length).toBeGreaterThan(3);
      expect(await app.countStatements(() => list({}, sort))).toBeLessThanOrEqual(4);
    },
  );
});
