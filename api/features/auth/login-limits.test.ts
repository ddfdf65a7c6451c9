import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Account, createAccount } from '../../testing/accounts.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

/** The HTTP status of an attempt to sign in from this network address with the cookies of this browser. */
async function attempt(
  account: Account,
  address: string,
  { at = app, visitor = at.visitor() }: { at?: TestApp; visitor?: TestVisitor } = {},
): Promise<number> {
  const headers = { 'x-forwarded-for': address };
  return (await visitor.json('POST', '/api/login', account, headers)).status;
}

const wrong = ({ email }: Account): Account => ({ email, password: 'nie to hasło' });
const stranger = (): Account => ({ email: `${randomUUID()}@example.com`, password: 'x' });

async function failTimes(
  count: number,
  account: Account,
  address: string,
  visitor?: TestVisitor,
): Promise<void> {
  for (let index = 0; index < count; index += 1)
    expect(await attempt(wrong(account), address, visitor && { visitor })).toBe(401);
}

/** Fails as often as an account may over all addresses: 50 times, five from each address. */
async function failEverywhere(account: Account): Promise<void> {
  const net = `10.${randomInt(20, 250)}.${randomInt(250)}`;
  const failures = Array.from({ length: 50 }, (_, index) =>
    attempt(wrong(account), `${net}.${Math.floor(index / 5)}`),
  );
  expect(new Set(await Promise.all(failures))).toEqual(new Set([401]));
}

/** Sets every counted account to its limit, because 50 checks of passwords take long. */
const useUpAccounts = () =>
  app.sql(`update login_failure set points = 50 where key like 'account:%'`);

/** A browser in which the owner has signed in and out again. */
async function deviceOf(account: Account, address = '10.9.0.1'): Promise<TestVisitor> {
  const visitor = app.visitor();
  expect(await attempt(account, address, { visitor })).toBe(200);
  await visitor.graphql('mutation { logout { ok } }');
  return visitor;
}

describe('an account', () => {
  it('allows five failures from an address; then even the right password must wait there', async () => {
    const account = await createAccount(app, 'staff');
    await failTimes(5, account, '10.1.0.1');
    const visitor = app.visitor();
    const headers = { 'x-forwarded-for': '10.1.0.1' };
    expect(await visitor.json('POST', '/api/login', account, headers)).toMatchObject({
      status: 429,
      body: { error: { code: 'TOO_MANY_REQUESTS' } },
    });
    expect([...visitor.cookies]).toEqual([]);
    const shouted = { ...account, email: account.email.toUpperCase() };
    expect(await attempt(shouted, '10.1.0.1')).toBe(429);
    const query = `mutation ($input: LoginInput!) { login(input: $input) { user { id } } }`;
    const body = { query, variables: { input: account } };
    expect((await visitor.json('POST', '/graphql', body, headers)).body).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
  });

  it('stays open elsewhere while one address is limited', async () => {
    const account = await createAccount(app, 'staff');
    await failTimes(5, account, '10.1.1.1');
    expect(await attempt(account, '10.1.1.1')).toBe(429);
    expect(await attempt(account, '10.1.1.2')).toBe(200);
  });

  it('is limited on every node, without limiting other accounts', async () => {
    const [account, other] = [await createAccount(app, 'staff'), await createAccount(app, 'staff')];
    await failTimes(5, account, '10.2.0.1');
    const env = { TRUST_PROXY: '1' };
    const node = await createTestApp({ databaseUrl: app.databaseUrl, env });
    expect(await attempt(account, '10.2.0.1', { at: node })).toBe(429);
    expect(await attempt(other, '10.2.0.1', { at: node })).toBe(200);
    await node.close();
  });

  it('waits twice as long each further time, and returns the waiting time', async () => {
    const account = await createAccount(app, 'staff');
    for (const minutes of [15, 30, 60]) {
      await failTimes(5, account, '10.7.0.1');
      for (let time = 0; time < 2; time += 1) {
        const headers = { 'x-forwarded-for': '10.7.0.1' };
        const { body } = await app.visitor().json('POST', '/api/login', account, headers);
        expect(body).toMatchObject({
          error: { message: `Zbyt wiele prób. Spróbuj ponownie za ${minutes}\u00a0min.` },
        });
      }
      await app.sql(`update login_failure set expire = 1 where key not like 'rounds%'`);
    }
  });

  it('starts counting from zero after a success', async () => {
    const account = await createAccount(app, 'staff');
    for (let round = 0; round < 2; round += 1) {
      await failTimes(4, account, '10.3.0.1');
      expect(await attempt(account, '10.3.0.1')).toBe(200);
    }
  });

  it('allows no more than five of many attempts at once', async () => {
    const account = wrong(await createAccount(app, 'staff'));
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () => attempt(account, '10.4.0.1')),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('is open again after the wait', async () => {
    const account = await createAccount(app, 'staff');
    await failTimes(5, account, '10.5.0.1');
    await app.sql('update login_failure set expire = 1');
    expect(await attempt(account, '10.5.0.1')).toBe(200);
  });

  it('allows 50 failures over all addresses, as an unknown account does', async () => {
    const account = await createAccount(app, 'staff');
    await failEverywhere(account);
    expect(await attempt(account, '10.5.1.1')).toBe(429);
    const nobody = stranger();
    await failTimes(1, nobody, '10.5.1.2');
    await useUpAccounts();
    expect(await attempt(nobody, '10.5.1.3')).toBe(429);
  });
});

describe('a device in which the owner has signed in', () => {
  it('may sign in where strangers have used up the limits of address and account', async () => {
    const account = await createAccount(app, 'staff');
    const visitor = await deviceOf(account);
    await failEverywhere(account);
    await attempt(stranger(), '10.9.0.1');
    await app.sql(`update login_failure set points = 30 where key like 'address:%'`);
    expect(await attempt(account, '10.9.0.1')).toBe(429);
    expect(await attempt(account, '10.9.0.2')).toBe(429);
    expect(await attempt(account, '10.9.0.1', { visitor })).toBe(200);
  });

  it('has five failures of its own, at any address', async () => {
    const account = await createAccount(app, 'staff');
    const visitor = await deviceOf(account, '10.10.0.1');
    await failTimes(5, account, '10.10.0.1', visitor);
    expect(await attempt(account, '10.10.0.2', { visitor })).toBe(429);
    expect(await attempt(account, '10.10.0.1')).toBe(200);
  });

  it('is valid for several accounts, and for no others', async () => {
    const [first, second, other] = [
      await createAccount(app, 'staff'),
      await createAccount(app, 'staff'),
      await createAccount(app, 'staff'),
    ];
    const visitor = await deviceOf(first, '10.11.0.1');
    expect(await attempt(second, '10.11.0.1', { visitor })).toBe(200);
    for (const account of [first, second, other]) await failTimes(1, account, '10.11.0.3');
    await useUpAccounts();
    const statuses = [];
    for (const account of [first, second, other])
      statuses.push(await attempt(account, '10.11.0.2', { visitor }));
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('is recognised by a signed HttpOnly cookie', async () => {
    const account = await createAccount(app, 'staff');
    const answer = await app.visitor().fetch('/api/login', {
      method: 'POST',
      body: JSON.stringify(account),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.12.0.1' },
    });
    const cookies = answer.headers.getSetCookie();
    const cookie = cookies.find((each) => each.startsWith('cieniomat_device='))!;
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/i);
    expect(cookie).not.toContain(account.email.split('@')[0]);

    await failTimes(1, account, '10.12.0.3');
    await useUpAccounts();
    const value = /=([^;]+)/.exec(cookie)![1]!;
    const unsigned = decodeURIComponent(value).slice('s:'.length).split('.').slice(0, -1).join('.');
    for (const forged of [unsigned, `${value.slice(0, -2)}xx`, value.replace('device', 'dev1ce')]) {
      const visitor = app.visitor();
      visitor.cookies.set('cieniomat_device', forged);
      expect(await attempt(account, '10.12.0.2', { visitor })).toBe(429);
    }
    const visitor = app.visitor();
    visitor.cookies.set('cieniomat_device', value);
    expect(await attempt(account, '10.12.0.2', { visitor })).toBe(200);
  });
});

describe('an address', () => {
  it('allows 30 failures over all accounts, without limiting other addresses', async () => {
    const account = await createAccount(app, 'staff');
    const failures = Array.from({ length: 30 }, () => attempt(stranger(), '10.6.0.1'));
    expect(new Set(await Promise.all(failures))).toEqual(new Set([401]));
    expect(await attempt(account, '10.6.0.1')).toBe(429);
    expect(await attempt(account, '10.6.0.2')).toBe(200);
  });

  it('is counted together with its whole network over IPv6', async () => {
    const account = await createAccount(app, 'staff');
    for (let host = 1; host <= 5; host += 1) await failTimes(1, account, `2001:db8:0:9::${host}`);
    expect(await attempt(account, '2001:db8:0:9:a:b:c:d')).toBe(429);
    expect(await attempt(account, '2001:db8:0:a::1')).toBe(200);
  });
});

describe('a failure', () => {
  it('takes the same steps whether there is such an account or not', async () => {
    const disabled = await createAccount(app, 'staff');
    await app.sql('update user_account set disabled_at = now() where email = $1', [disabled.email]);
    const accounts = [await createAccount(app, 'staff'), stranger(), disabled];
    await attempt(stranger(), '10.13.0.9');
    const counts = [];
    for (const [index, account] of accounts.entries())
      counts.push(await app.countStatements(() => failTimes(1, account, `10.13.0.${index}`)));
    expect(counts).toEqual([counts[0], counts[0], counts[0]]);
  });
});
