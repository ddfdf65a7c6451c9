import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OutgoingMessage } from '../../adapters/mailer.js';
import { createAccount } from '../../testing/accounts.js';
import { watchTables } from '../../testing/database/changed-tables.js';
import { change, viewerOf } from '../../testing/staff.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { waitFor } from '../../testing/wait-for.js';

const NEW = 'całkiem nowe hasło';
const UNUSABLE = { code: 'NOT_FOUND', path: null };

let app: TestApp;
const mails: OutgoingMessage[] = [];
beforeAll(async () => {
  const mailer = { send: async (mail: OutgoingMessage) => void mails.push(mail), close() {} };
  app = await createTestApp({ mailer, env: { TRUST_PROXY: '1', WRITES_PER_MINUTE: '1000' } });
});
afterAll(() => app.close());

const mailsTo = (email: string) => mails.filter(({ recipient }) => recipient === email);

const allDone = () =>
  waitFor(async () => (await app.sql('select 1 from graphile_worker.jobs')).length === 0);

const REQUEST = `mutation ($input: RequestPasswordLinkInput!) {
  requestPasswordLink(input: $input) { ok userErrors { code } } }`;

const request = async (email: string, address: string = randomUUID(), at = app) => {
  const body = { query: REQUEST, variables: { input: { email } } };
  const headers = { 'x-forwarded-for': address };
  return (await at.visitor().json<unknown>('POST', '/graphql', body, headers)).body;
};

/** Creates an account whose owner has requested a link; returns its e-mail, its password and the token of the link. */
async function accountWithLink(): Promise<{ email: string; password: string; token: string }> {
  const account = await createAccount(app, 'staff');
  await request(account.email);
  await allDone();
  const [mail] = mailsTo(account.email);
  return { ...account, token: /\/haslo\/([\w-]{43})/.exec(mail!.text)![1]! };
}

async function personOf(token: string): Promise<unknown> {
  const document = 'query ($token: String!) { passwordLink(token: $token) { email name } }';
  const { data } = await app.visitor().graphql<{ passwordLink: unknown }>(document, { token });
  return data.passwordLink;
}

const setPassword = (token: string, password: string, visitor: TestVisitor = app.visitor()) =>
  change<{ ok: boolean }>(visitor, 'setPassword', { token, password }, 'ok');

const login = async (email: string, password: string, address: string = randomUUID()) => {
  const headers = { 'x-forwarded-for': address };
  return (await app.visitor().json('POST', '/api/login', { email, password }, headers)).status;
};

describe('asking for a link', () => {
  it('is answered alike with and without an account', async () => {
    const { email } = await createAccount(app, 'staff');
    const disabled = await createAccount(app, 'staff');
    await app.sql('update user_account set disabled_at = now() where email = $1', [disabled.email]);
    const stranger = `${randomUUID()}@example.com`;
    const answer = { data: { requestPasswordLink: { ok: true, userErrors: [] } } };
    for (const address of [email, ` ${email.toUpperCase()} `.trim(), stranger, disabled.email])
      expect(await request(address)).toEqual(answer);
    await allDone();
    const counts = [email, stranger, disabled.email].map((address) => mailsTo(address).length);
    expect(counts).toEqual([2, 0, 0]);
  });

  it('takes the same steps with and without an account', async () => {
    // Without a worker, because its statements would be counted too.
    const ownApp = await createTestApp({ env: { TRUST_PROXY: '1', WRITES_PER_MINUTE: '1000' } });
    try {
      const changedTables = await watchTables(ownApp);
      const stepsFor = async (email: string) => {
        let changed: string[] = [];
        const count = await ownApp.countStatements(async () => {
          changed = await changedTables(() => request(email, randomUUID(), ownApp));
        });
        return { count, changed };
      };
      const { email } = await createAccount(ownApp, 'staff');
      await stepsFor(`${randomUUID()}@example.com`);
      const steps = await stepsFor(email);
      expect(steps.changed).toContain('_private_jobs');
      expect(await stepsFor(`${randomUUID()}@example.com`)).toEqual(steps);
    } finally {
      await ownApp.close();
    }
  });

  it('is not limited by strangers on a device where the owner has signed in', async () => {
    const account = await createAccount(app, 'staff');
    const visitor = app.visitor();
    await visitor.json('POST', '/api/login', account, { 'x-forwarded-for': randomUUID() });
    for (let time = 0; time < 6; time += 1) await request(account.email);
    await visitor.graphql('mutation { logout { ok } }');
    expect(await visitor.graphql(REQUEST, { input: { email: account.email } })).toEqual({
      data: { requestPasswordLink: { ok: true, userErrors: [] } },
    });
  });

  it('is limited to five times, also for an address without an account', async () => {
    for (const email of [
      (await createAccount(app, 'staff')).email,
      `${randomUUID()}@example.com`,
    ]) {
      for (let time = 0; time < 5; time += 1) await request(email);
      expect(await request(email)).toMatchObject({
        errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
      });
    }
  });
});

describe('the link', () => {
  it('is stored only as a hash', async () => {
    const { token } = await accountWithLink();
    const rows = await app.sql<{ row: string }>('select link::text as row from password_link link');
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });

  it('sets the password once, ends all sessions and notifies the owner', async () => {
    const { email, password, token } = await accountWithLink();
    const signedIn = app.visitor();
    const headers = { 'x-forwarded-for': randomUUID() };
    await signedIn.json('POST', '/api/login', { email, password }, headers);
    expect(await personOf(token)).toEqual({ email, name: 'Ewa Próbna' });
    expect(await setPassword(token, NEW)).toEqual({ ok: true, userErrors: [] });
    expect(await viewerOf(signedIn)).toBeNull();
    expect([await login(email, password), await login(email, NEW)]).toEqual([401, 200]);
    await allDone();
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Nowe hasło'),
      'Ustawiono hasło do panelu sklepu',
    ]);

    expect(await personOf(token)).toBeNull();
    expect(await setPassword(token, 'jeszcze inne hasło')).toMatchObject({
      ok: false,
      userErrors: [UNUSABLE],
    });
  });

  it('sets the password once when it is used twice at the same time', async () => {
    const { token } = await accountWithLink();
    const answers = await Promise.all([setPassword(token, NEW), setPassword(token, `${NEW} 2`)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('is refused once expired, replaced, of a disabled account, or made up', async () => {
    const expired = await accountWithLink();
    await app.sql(
      `update password_link set expires_at = now() where user_id = (select id from user_account where email = $1)`,
      [expired.email],
    );
    const replaced = await accountWithLink();
    await request(replaced.email);
    const disabled = await accountWithLink();
    await app.sql('update user_account set disabled_at = now() where email = $1', [disabled.email]);
    for (const token of [expired.token, replaced.token, disabled.token, 'x'.repeat(43)]) {
      expect(await personOf(token)).toBeNull();
      expect(await setPassword(token, NEW)).toMatchObject({ ok: false, userErrors: [UNUSABLE] });
    }
  });

  it('is refused once its owner has changed the password', async () => {
    const { token, ...account } = await accountWithLink();
    const owner = app.visitor();
    await owner.json('POST', '/api/login', account);
    const input = { currentPassword: account.password, newPassword: 'wymyślone w panelu' };
    expect(await change(owner, 'changePassword', input, 'ok')).toMatchObject({ ok: true });
    expect(await setPassword(token, NEW)).toMatchObject({ userErrors: [UNUSABLE] });
  });

  it('stays valid when the password is refused at its field', async () => {
    const { email, token } = await accountWithLink();
    for (const password of ['krótkie', 'password1234', email])
      expect(await setPassword(token, password)).toMatchObject({
        ok: false,
        userErrors: [{ code: 'BAD_USER_INPUT', path: ['password'] }],
      });
    expect((await setPassword(token, NEW)).ok).toBe(true);
  });

  it('ends the limit after too many failed logins', async () => {
    const { email, token } = await accountWithLink();
    const address = randomUUID();
    for (let time = 0; time < 6; time += 1) await login(email, 'nie to hasło', address);
    expect(await login(email, NEW, address)).toBe(429);
    const query = 'mutation ($input: SetPasswordInput!) { setPassword(input: $input) { ok } }';
    const body = { query, variables: { input: { token, password: NEW } } };
    await app.visitor().json('POST', '/graphql', body, { 'x-forwarded-for': address });
    expect(await login(email, NEW, address)).toBe(200);
  });
});
