import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Account, createAccount } from '../../testing/accounts.js';
import { change, viewerOf } from '../../testing/staff.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

interface Session {
  id: string;
  current: boolean;
  address: string | null;
  userAgent: string | null;
  createdAt: string;
  lastSeenAt: string;
}

const NEW = 'całkiem nowe hasło';

let app: TestApp;
let account: Account;
beforeAll(async () => {
  app = await createTestApp({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

async function signedIn(who: Account = account, userAgent = 'Test/1.0'): Promise<TestVisitor> {
  const visitor = app.visitor();
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': '10.9.8.7' };
  await visitor.json('POST', '/api/login', who, headers);
  return visitor;
}

async function sessionsOf(visitor: TestVisitor, accountId?: number): Promise<Session[]> {
  const { data, errors } = await visitor.graphql<{ sessions: Session[] }>(
    `query ($accountId: Int) {
      sessions(accountId: $accountId) { id current address userAgent createdAt lastSeenAt } }`,
    { accountId },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.sessions;
}

describe('one’s own name', () => {
  it('is changed, but not by an edit of an older version', async () => {
    account = await createAccount(app, 'staff');
    const visitor = await signedIn();
    const { version } = (await viewerOf(visitor))!;
    const update = (name: string) =>
      change<{ user: { name: string } }>(
        visitor,
        'updateProfile',
        { version, name },
        'user { name }',
      );
    expect(await update(' Ewa Nowa ')).toEqual({ user: { name: 'Ewa Nowa' }, userErrors: [] });
    expect(await update('Ewa Stara')).toMatchObject({
      user: { name: 'Ewa Nowa' },
      userErrors: [{ code: 'CHANGED_MEANWHILE' }],
    });
  });
});

describe('one’s own password', () => {
  const changeTo = (visitor: TestVisitor, currentPassword: string, newPassword: string) =>
    change<{ ok: boolean }>(visitor, 'changePassword', { currentPassword, newPassword }, 'ok');

  it('is changed with the old one; all other sessions end', async () => {
    account = await createAccount(app, 'staff');
    const [here, there] = [await signedIn(), await signedIn()];
    expect(await changeTo(here, account.password, NEW)).toEqual({ ok: true, userErrors: [] });
    expect(await viewerOf(here)).not.toBeNull();
    expect(await viewerOf(there)).toBeNull();
    expect(await viewerOf(await signedIn())).toBeNull();
    expect(await viewerOf(await signedIn({ ...account, password: NEW }))).not.toBeNull();
  });

  it('is refused at the field that is wrong', async () => {
    account = await createAccount(app, 'staff');
    const visitor = await signedIn();
    for (const [current, next, path] of [
      ['nie to hasło', NEW, 'currentPassword'],
      [account.password, 'krótkie', 'newPassword'],
      [account.password, account.password, 'newPassword'],
    ] as const)
      expect(await changeTo(visitor, current, next)).toMatchObject({
        ok: false,
        userErrors: [{ code: 'BAD_USER_INPUT', path: [path] }],
      });
  });

  it('signs in also where it is long and its letters are typed as several characters', async () => {
    account = await createAccount(app, 'staff');
    const password = 'ộ ằ ữ ấ ễ ợ '.repeat(10).trim().normalize('NFD');
    expect((await changeTo(await signedIn(), account.password, password)).ok).toBe(true);
    expect(await viewerOf(await signedIn({ ...account, password }))).not.toBeNull();
  });

  it('cannot be guessed from an open session', async () => {
    account = await createAccount(app, 'staff');
    const visitor = await signedIn();
    for (let time = 0; time < 5; time += 1) await changeTo(visitor, 'nie to hasło', NEW);
    expect(await changeTo(visitor, account.password, NEW)).toMatchObject({
      userErrors: [{ code: 'TOO_MANY_REQUESTS' }],
    });
  });
});

describe('one’s own sessions', () => {
  it('are listed with their origin and when they were last seen', async () => {
    account = await createAccount(app, 'staff');
    const visitor = await signedIn(account, 'Firefox/140');
    await signedIn(account, 'Safari/26');
    const [{ id }] = (await sessionsOf(visitor)).filter(({ current }) => current) as [Session];
    await app.sql(`update session set last_seen_at = now() - interval '2 hours' where id = $1`, [
      id,
    ]);
    const sessions = await sessionsOf(visitor);
    expect(
      sessions.map(({ userAgent, current, address }) => [userAgent, current, address]),
    ).toEqual([
      ['Firefox/140', true, '10.9.8.7'],
      ['Safari/26', false, '10.9.8.7'],
    ]);
    expect(Date.now() - Date.parse(sessions[0]!.lastSeenAt)).toBeLessThan(60_000);
  });

  it('end one by one or all others at once; those of other accounts are not found', async () => {
    account = await createAccount(app, 'staff');
    const [here, there, elsewhere] = [await signedIn(), await signedIn(), await signedIn()];
    const others = (await sessionsOf(here)).filter(({ current }) => !current);
    const end = (by: TestVisitor, sessionId: string) =>
      change<{ endedCount: number }>(by, 'endSession', { sessionId }, 'endedCount');
    const stranger = await app.signIn('staff');
    expect(await end(stranger, others[0]!.id)).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND' }],
    });
    expect(await end(here, others[0]!.id)).toEqual({ endedCount: 1, userErrors: [] });
    expect(await end(here, others[0]!.id)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
    expect([await viewerOf(there), await viewerOf(elsewhere)].filter(Boolean)).toHaveLength(1);
    expect(await change(here, 'endSessions', {}, 'endedCount')).toEqual({
      endedCount: 1,
      userErrors: [],
    });
    expect([await viewerOf(there), await viewerOf(elsewhere)]).toEqual([null, null]);
    expect(await viewerOf(here)).not.toBeNull();
  });

  it('are listed and ended by an admin, and by no other staff', async () => {
    account = await createAccount(app, 'staff');
    const person = await signedIn();
    const { id: accountId } = (await viewerOf(person))!;
    const admin = await app.signIn('admin');
    expect(await sessionsOf(admin, accountId)).toHaveLength(1);
    const stranger = await app.signIn('staff');
    await expect(sessionsOf(stranger, accountId)).rejects.toThrow('FORBIDDEN');
    await expect(change(stranger, 'endSessions', { accountId }, 'endedCount')).rejects.toThrow(
      'FORBIDDEN',
    );
    expect(await change(admin, 'endSessions', { accountId }, 'endedCount')).toMatchObject({
      endedCount: 1,
    });
    expect(await viewerOf(person)).toBeNull();
  });
});
