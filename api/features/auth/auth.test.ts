import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Account, createAccount } from '../../testing/accounts.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { createUser } from './auth.service.js';

const SESSION = 'cieniomat_session';
const INVALID = { code: 'INVALID_CREDENTIALS', message: 'Nieprawidłowy e-mail lub hasło.' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

/** Signs in from a new address each time, so that the tests do not share limits. */
const viaRest = (visitor: TestVisitor, account: Account) =>
  visitor.json('POST', '/api/login', account, { 'x-forwarded-for': randomUUID() });

async function viaGraphQL(visitor: TestVisitor, input: Account) {
  const query = `mutation ($input: LoginInput!) {
    login(input: $input) { user { id email name role { id } } userErrors { code message } }
  }`;
  const headers = { 'x-forwarded-for': randomUUID() };
  const { body } = await visitor.json('POST', '/graphql', { query, variables: { input } }, headers);
  return body;
}

async function signedIn(): Promise<TestVisitor> {
  const visitor = app.visitor();
  await viaRest(visitor, await createAccount(app, 'staff'));
  return visitor;
}

const statusOf = async (visitor: TestVisitor): Promise<number> =>
  (await visitor.json('GET', '/api/auth/user')).status;

describe('signing in', () => {
  it('over GraphQL makes the visitor a member of staff', async () => {
    const [visitor, account] = [app.visitor(), await createAccount(app, 'admin')];
    const user = {
      id: expect.any(Number),
      email: account.email,
      name: 'Ewa Próbna',
      role: { id: 'admin' },
    };
    expect(await viaGraphQL(visitor, account)).toEqual({
      data: { login: { user, userErrors: [] } },
    });
    expect(await visitor.graphql('{ me { id email name role { id } } }')).toEqual({
      data: { me: user },
    });
  });

  it('over REST makes the visitor a member of staff, too', async () => {
    const [visitor, account] = [app.visitor(), await createAccount(app, 'staff')];
    expect(await viaRest(visitor, account)).toMatchObject({
      status: 200,
      body: { email: account.email, name: 'Ewa Próbna', role: 'staff' },
    });
    const { status, body } = await visitor.json('GET', '/api/auth/user');
    expect(status).toBe(200);
    expect(Object.keys(body as object).sort()).toEqual(['email', 'id', 'name', 'role']);
  });

  it('ignores case and spaces of the e-mail', async () => {
    const { email, password } = await createAccount(app, 'staff');
    const typed = { email: ` ${email.toUpperCase()} `, password };
    expect((await viaRest(app.visitor(), typed)).status).toBe(200);
  });

  it('sets an HttpOnly cookie that other sites do not send', async () => {
    const account = await createAccount(app, 'staff');
    const { headers } = await viaRest(app.visitor(), account);
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(new RegExp(`^${SESSION}=[\\w.-]+; Path=/; HttpOnly; SameSite=Lax$`));
  });

  it('sets a Secure cookie where the shop has https', async () => {
    const secure = await createTestApp({ env: { PUBLIC_URL: 'https://shop.test' } });
    const { headers } = await viaRest(secure.visitor(), await createAccount(secure, 'staff'));
    expect(headers.getSetCookie()[0]).toContain('; Secure');
    await secure.close();
  });

  it('answers a wrong password, an unknown e-mail and a disabled account alike', async () => {
    const [withAccount, disabled] = [
      await createAccount(app, 'staff'),
      await createAccount(app, 'staff'),
    ];
    await app.sql('update user_account set disabled_at = now() where email = $1', [disabled.email]);
    const tries = [
      { ...withAccount, password: 'nie to hasło' },
      { ...withAccount, email: `${randomUUID()}@example.com` },
      { ...withAccount, email: 'nie e-mail' },
      { ...withAccount, email: `${'a'.repeat(242)}@example.com` },
      disabled,
    ];
    for (const account of tries) {
      const visitor = app.visitor();
      expect(await viaRest(visitor, account)).toMatchObject({
        status: 401,
        body: { error: INVALID },
      });
      expect(await viaGraphQL(visitor, account)).toEqual({
        data: { login: { user: null, userErrors: [INVALID] } },
      });
      expect([...visitor.cookies]).toEqual([]);
    }
  });
});

describe('without a login', () => {
  it('there is no viewer', async () => {
    const visitor = app.visitor();
    expect(await visitor.graphql('{ me { id } }')).toEqual({ data: { me: null } });
    expect(await visitor.json('GET', '/api/auth/user')).toMatchObject({
      status: 401,
      body: { error: { code: 'UNAUTHENTICATED' } },
    });
  });

  it.each(['/api/admin/orders', '/api/admin/dashboard'])('%s is closed', async (path) => {
    expect((await app.visitor().json('GET', path)).status).toBe(401);
    expect((await (await signedIn()).json('GET', path)).status).toBe(200);
  });
});

describe('signing out', () => {
  it.each(['GraphQL', 'REST'])(
    'over %s ends the session at once, for copies of the cookie too',
    async (way) => {
      const visitor = await signedIn();
      const copy = app.visitor();
      copy.cookies.set(SESSION, visitor.cookies.get(SESSION)!);
      expect(await statusOf(copy)).toBe(200);
      if (way === 'GraphQL')
        expect(await visitor.graphql('mutation { logout { ok } }')).toEqual({
          data: { logout: { ok: true } },
        });
      else {
        const { status, headers } = await visitor.json('GET', '/api/logout');
        expect({ status, location: headers.get('location') }).toEqual({
          status: 302,
          location: '/',
        });
      }
      expect(visitor.cookies.has(SESSION)).toBe(false);
      expect(await statusOf(copy)).toBe(401);
    },
  );

  it('changes nothing without a session, and no other session of the account', async () => {
    const account = await createAccount(app, 'staff');
    const [here, there] = [app.visitor(), app.visitor()];
    await viaRest(here, account);
    await viaRest(there, account);
    await here.json('GET', '/api/logout');
    expect((await here.json('GET', '/api/logout')).status).toBe(302);
    expect(await statusOf(there)).toBe(200);
  });
});

describe('GET /api/login', () => {
  it.each([
    ['', '/logowanie'],
    ['?returnTo=/admin/zamowienia', '/logowanie?returnTo=%2Fadmin%2Fzamowienia'],
    ['?returnTo=%2Fadmin%3Fstatus%3Dpending', '/logowanie?returnTo=%2Fadmin%3Fstatus%3Dpending'],
    ['?returnTo=https://evil.example/', '/logowanie'],
    ['?returnTo=//evil.example/', '/logowanie'],
    ['?returnTo=/%5Cevil.example/', '/logowanie'],
    ['?returnTo=/%09/evil.example/', '/logowanie'],
    ['?returnTo=javascript:alert(1)', '/logowanie'],
    ['?returnTo=/a&returnTo=//evil.example', '/logowanie'],
  ])('%s goes to %s, and never to another site', async (query, location) => {
    const { status, headers } = await app.visitor().json('GET', `/api/login${query}`);
    expect({ status, location: headers.get('location') }).toEqual({ status: 302, location });
  });
});

describe('a password', () => {
  const password = 'gęsia skórka 1';
  const create = () =>
    createUser(app.services.orm.em.fork(), {
      email: `${randomUUID()}@cieniomat.example`,
      name: 'Ewa Próbna',
      role: 'staff',
      password,
    });

  it('is stored as an argon2id hash with its own salt', async () => {
    const hashes = [(await create()).passwordHash, (await create()).passwordHash];
    expect(new Set(hashes).size).toBe(2);
    for (const hash of hashes)
      expect(hash).toMatch(/^argon2id\$19456\$2\$1\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('matches in composed and decomposed Unicode', async () => {
    const { email } = await create();
    expect(password.normalize('NFD')).not.toBe(password);
    const typed = { email, password: password.normalize('NFD') };
    expect((await viaRest(app.visitor(), typed)).status).toBe(200);
  });
});
