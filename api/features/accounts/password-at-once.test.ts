import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { type Account, createAccount } from '../../testing/accounts.js';
import { change, mailedLink, viewerOf } from '../../testing/staff.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { waitFor } from '../../testing/wait-for.js';

const NEW = 'całkiem nowe hasło';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const login = (visitor: TestVisitor, account: Account) =>
  visitor.json('POST', '/api/login', account);

const changeTo = (visitor: TestVisitor, currentPassword: string, newPassword: string) =>
  change<{ ok: boolean }>(visitor, 'changePassword', { currentPassword, newPassword }, 'ok');

async function linkFor({ email }: Account): Promise<string> {
  const [user] = await app.sql<{ id: number }>('select id from user_account where email = $1', [
    email,
  ]);
  const admin = await app.signIn('admin');
  await change(admin, 'sendPasswordLink', { accountId: user!.id }, 'account { id }');
  return mailedLink(app, email);
}

/** Locks the account, starts `first` and then `second`, both of which wait for the lock, and lets them run in turn. */
async function inTurn<First, Second>(
  { email }: Account,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const other = new pg.Client(app.databaseUrl);
  await other.connect();
  await other.query('begin');
  await other.query('select from user_account where email = $1 for update', [email]);
  const areWaiting = async (count: number) => {
    const waiting = await app.sql(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waiting.length === count;
  };
  const one = first();
  await waitFor(() => areWaiting(1));
  const two = second();
  await waitFor(() => areWaiting(2));
  await other.query('rollback');
  await other.end();
  return Promise.all([one, two]);
}

it('a sign-in with the old password fails when the password is changed during its check', async () => {
  const account = await createAccount(app, 'staff');
  const [owner, stranger] = [app.visitor(), app.visitor()];
  await login(owner, account);
  const [changed, { status }] = await inTurn(
    account,
    () => changeTo(owner, account.password, NEW),
    () => login(stranger, account),
  );
  expect([changed.ok, status]).toEqual([true, 401]);
  expect(await viewerOf(stranger)).toBeNull();
  expect(await viewerOf(owner)).not.toBeNull();
});

it('a change of the password fails when a mailed link sets it while the old password is checked', async () => {
  const account = await createAccount(app, 'staff');
  const stranger = app.visitor();
  await login(stranger, account);
  const token = await linkFor(account);
  const [set, changed] = await inTurn(
    account,
    () => change<{ ok: boolean }>(app.visitor(), 'setPassword', { token, password: NEW }, 'ok'),
    () => changeTo(stranger, account.password, 'hasło kogoś obcego'),
  );
  expect(set.ok).toBe(true);
  expect(changed).toMatchObject({ ok: false, userErrors: [{ path: ['currentPassword'] }] });
  expect((await login(app.visitor(), { ...account, password: NEW })).status).toBe(200);
});

it('a link that is used while a new one is being sent is refused', async () => {
  const account = await createAccount(app, 'staff');
  const token = await linkFor(account);
  const [, set] = await inTurn(
    account,
    () => linkFor(account),
    () => change<{ ok: boolean }>(app.visitor(), 'setPassword', { token, password: NEW }, 'ok'),
  );
  expect(set).toMatchObject({ ok: false, userErrors: [{ code: 'NOT_FOUND' }] });
});
