import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Account, createAccount } from '../../testing/accounts.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

/** The status of an attempt from this address. */
async function attempt(account: Account, address: string, at: TestApp = app): Promise<number> {
  const headers = { 'x-forwarded-for': address };
  return (await at.visitor().json('POST', '/api/login', account, headers)).status;
}

const wrong = ({ email }: Account): Account => ({ email, password: 'nie to hasło' });

async function failTimes(count: number, account: Account, address: string): Promise<void> {
  for (let index = 0; index < count; index += 1)
    expect(await attempt(wrong(account), address)).toBe(401);
}

describe('an account', () => {
  it('takes five failures; then even the right password waits, from wherever it comes', async () => {
    const account = await createAccount(app, 'staff');
    await failTimes(5, account, '10.1.0.1');
    for (const address of ['10.1.0.1', '10.1.0.2']) {
      const visitor = app.visitor();
      const headers = { 'x-forwarded-for': address };
      expect(await visitor.json('POST', '/api/login', account, headers)).toMatchObject({
        status: 429,
        body: { error: { code: 'TOO_MANY_REQUESTS' } },
      });
      expect([...visitor.cookies]).toEqual([]);
    }
    const shouted = { ...account, email: account.email.toUpperCase() };
    expect(await attempt(shouted, '10.1.0.3')).toBe(429);
    const query = `mutation ($input: LoginInput!) { login(input: $input) { user { id } } }`;
    expect(await app.visitor().graphql(query, { input: account })).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
  });

  it('is held back on every node, and leaves other accounts alone', async () => {
    const [account, other] = [await createAccount(app, 'staff'), await createAccount(app, 'staff')];
    await failTimes(5, account, '10.2.0.1');
    const node = await createTestApp({
      databaseUrl: app.databaseUrl,
      env: { TRUST_PROXY: '1' },
    });
    expect(await attempt(account, '10.2.0.2', node)).toBe(429);
    expect(await attempt(other, '10.2.0.1', node)).toBe(200);
    await node.close();
  });

  it('waits twice as long each further time, and is told how long', async () => {
    const account = await createAccount(app, 'staff');
    for (const minutes of [15, 30, 60]) {
      await failTimes(5, account, '10.7.0.1');
      for (const address of ['10.7.0.1', '10.7.0.2']) {
        const headers = { 'x-forwarded-for': address };
        const { body } = await app.visitor().json('POST', '/api/login', account, headers);
        expect(body).toMatchObject({
          error: { message: `Zbyt wiele prób. Spróbuj ponownie za ${minutes}\u00a0min.` },
        });
      }
      await app.sql(`update login_failure set expire = 1 where key not like 'rounds%'`);
    }
  });

  it('starts anew after a success', async () => {
    const account = await createAccount(app, 'staff');
    for (let round = 0; round < 2; round += 1) {
      await failTimes(4, account, '10.3.0.1');
      expect(await attempt(account, '10.3.0.1')).toBe(200);
    }
  });

  it('lets no more than five through when they all come at once', async () => {
    const account = wrong(await createAccount(app, 'staff'));
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => attempt(account, `10.4.0.${index}`)),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('is open again when its time is over', async () => {
    const account = await createAccount(app, 'staff');
    await failTimes(5, account, '10.5.0.1');
    await app.sql('update login_failure set expire = 1');
    expect(await attempt(account, '10.5.0.1')).toBe(200);
  });
});

describe('an address', () => {
  it('takes 30 failures over all accounts; others are not held back by it', async () => {
    const account = await createAccount(app, 'staff');
    const strangers = Array.from({ length: 30 }, () =>
      attempt({ email: `${randomUUID()}@example.com`, password: 'x' }, '10.6.0.1'),
    );
    expect(new Set(await Promise.all(strangers))).toEqual(new Set([401]));
    expect(await attempt(account, '10.6.0.1')).toBe(429);
    expect(await attempt(account, '10.6.0.2')).toBe(200);
  });
});
