import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Account, createAccount } from '../../../testing/accounts.js';
import {
  SoftwareDevice,
  addSecondFactor,
  appCode,
  confirmLogin,
  login,
  proofOf,
  startSecondFactor,
} from '../../../testing/second-factors.js';
import { change, mailedLink, viewerOf } from '../../../testing/staff.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import { TestVisitor } from '../../../testing/test-visitor.js';
import { createToken } from '../../../testing/tokens.js';

interface Factor {
  id: string;
  kind: string;
  name: string;
  lastUsedAt: string | null;
  codesLeft: number | null;
}

let app: TestApp;
let account: Account;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  account = await createAccount(app, 'staff');
});

async function factorsOf(visitor: TestVisitor): Promise<Factor[]> {
  const { data } = await visitor.graphql<{ secondFactors: Factor[] }>(
    '{ secondFactors { id kind name lastUsedAt codesLeft } }',
  );
  return data.secondFactors;
}

/** Passes the password; returns the browser and what waits for the second factor. */
async function atSecondStep(who = account) {
  const visitor = app.visitor();
  const { user, challenge, userErrors } = await login(visitor, who);
  expect({ user, code: userErrors[0]?.code }).toEqual({
    user: null,
    code: 'SECOND_FACTOR_REQUIRED',
  });
  return { visitor, challenge: challenge! };
}

async function signInWith(proof: { code?: string; passkey?: string }): Promise<TestVisitor> {
  const { visitor, challenge } = await atSecondStep();
  expect((await confirmLogin(visitor, challenge.token, proof)).userErrors).toEqual([]);
  return visitor;
}

/** Starts an app in a session of its own; returns that session and the key. */
async function startApp() {
  const visitor = app.visitor();
  await login(visitor, account);
  const started = await startSecondFactor(visitor, 'app', account.password);
  const add = (code: string) =>
    change<{ recoveryCodes: string[] | null }>(
      visitor,
      'addSecondFactor',
      { token: started.token, name: ' Telefon Ewy ', code },
      'recoveryCodes',
    );
  return { visitor, key: started.appKey!, uri: started.appUri!, add };
}

const subjectsOf = async (recipient: string) =>
  (
    await app.sql<{ subject: string }>(
      'select subject from outgoing_mail where recipient = $1 order by created_at',
      [recipient],
    )
  ).map(({ subject }) => subject);

describe('an app with codes', () => {
  it('counts from its first right code on, with ten recovery codes and a mail', async () => {
    const { visitor, key, uri, add } = await startApp();
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    expect(await add('000000')).toMatchObject({
      userErrors: [{ code: 'BAD_USER_INPUT', path: ['code'] }],
    });
    expect(await factorsOf(visitor)).toEqual([]);
    expect((await login(app.visitor(), account)).user).not.toBeNull();
    const { userErrors, recoveryCodes } = await add(appCode(key));
    expect(userErrors).toEqual([]);
    expect(await factorsOf(visitor)).toMatchObject([
      { kind: 'app', name: 'Telefon Ewy', codesLeft: null },
      { kind: 'recovery_codes', name: '', codesLeft: 10 },
    ]);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await subjectsOf(account.email)).toEqual([
      'Dodano aplikację z\u00a0kodami do konta w\u00a0panelu sklepu',
    ]);
    const stored = await app.sql('select to_jsonb(second_factor) as row from second_factor');
    const audited = await app.sql(
      `select to_jsonb(audit_entry) as row from audit_entry where subject_type = 'second_factor'`,
    );
    expect(audited.length).toBeGreaterThanOrEqual(2);
    for (const secret of [key, recoveryCodes![0]!, recoveryCodes![0]!.replaceAll('-', '')])
      expect(JSON.stringify([stored, audited])).not.toContain(secret);
  });

  it('signs in by each code once, one step early or late', async () => {
    const { key, add } = await startApp();
    await add(appCode(key, -1));
    await signInWith({ code: ` ${appCode(key).replace(/^.../, '$& ')} ` });
    await signInWith({ code: appCode(key, 1) });
    for (const steps of [-1, 0, 1, 3]) {
      const { visitor, challenge } = await atSecondStep();
      const answer = await confirmLogin(visitor, challenge.token, { code: appCode(key, steps) });
      expect(answer.userErrors[0]?.code).toBe('INVALID_CREDENTIALS');
      expect(await viewerOf(visitor)).toBeNull();
    }
  });

  it('signs in once of two at the same moment', async () => {
    const { key, add } = await startApp();
    await add(appCode(key, -1));
    const steps = [await atSecondStep(), await atSecondStep()];
    const code = appCode(key);
    const answers = await Promise.all(
      steps.map(({ visitor, challenge }) => confirmLogin(visitor, challenge.token, { code })),
    );
    expect(answers.filter(({ user }) => user)).toHaveLength(1);
  });

  it('is refused where the shop has no key to encrypt its own', async () => {
    const keyless = await createTestApp({
      databaseUrl: app.databaseUrl,
      env: { SECRETS_KEY: '' },
    });
    const visitor = await keyless.signIn('staff');
    await expect(startSecondFactor(visitor, 'app', 'hasło do testów 1')).rejects.toThrow(
      /CONFLICT.*SECRETS_KEY/,
    );
    await keyless.close();
  });
});

describe('a passkey', () => {
  it('signs in, and is listed with its last use', async () => {
    const { prove } = await addSecondFactor(app, account, 'passkey');
    const { visitor, challenge } = await atSecondStep();
    expect(await viewerOf(visitor)).toBeNull();
    const passkey = prove(challenge).passkey!;
    expect(await confirmLogin(visitor, challenge.token, { passkey })).toMatchObject({
      user: { id: expect.any(Number) },
      userErrors: [],
    });
    expect(await factorsOf(visitor)).toMatchObject([
      { kind: 'passkey', name: 'Telefon', lastUsedAt: expect.any(String) },
      { kind: 'recovery_codes', lastUsedAt: null },
    ]);
    // The same answer, to the same challenge and to another one.
    const again = await confirmLogin(app.visitor(), challenge.token, { passkey });
    expect(again.userErrors[0]?.code).toBe('NOT_FOUND');
    const next = await atSecondStep();
    const other = await confirmLogin(next.visitor, next.challenge.token, { passkey });
    expect(other.userErrors[0]?.code).toBe('INVALID_CREDENTIALS');
  });

  it.each([
    ['of another site', { origin: 'http://shop.test.evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without checking the person', { flags: 0x01 }],
  ])('%s is refused, when added and when signing in', async (_case, overrides) => {
    const visitor = app.visitor();
    await login(visitor, account);
    const device = new SoftwareDevice();
    const wrong = new SoftwareDevice(overrides);
    const started = await startSecondFactor(visitor, 'passkey', account.password);
    const { token } = started;
    const add = (answer: object) =>
      change(visitor, 'addSecondFactor', { token, name: 'Klucz', ...answer });
    expect((await add(proofOf(started, wrong))).userErrors[0]).toMatchObject({
      path: ['passkey'],
    });
    expect((await add(proofOf(started, device))).userErrors).toEqual([]);
    Object.assign(device, { overrides });
    const { challenge, ...next } = await atSecondStep();
    const passkey = device.get(challenge.passkeyOptions!);
    const { user, userErrors } = await confirmLogin(next.visitor, challenge.token, { passkey });
    expect({ user, code: userErrors[0]?.code }).toEqual({
      user: null,
      code: 'INVALID_CREDENTIALS',
    });
  });

  it('is refused where its counter goes back, as that of a copy does', async () => {
    const visitor = app.visitor();
    await login(visitor, account);
    const device = new SoftwareDevice();
    device.counter = 50;
    const started = await startSecondFactor(visitor, 'passkey', account.password);
    const input = { token: started.token, name: 'Klucz', ...proofOf(started, device) };
    expect((await change(visitor, 'addSecondFactor', input)).userErrors).toEqual([]);
    device.counter = 40;
    const { challenge, ...next } = await atSecondStep();
    const passkey = device.get(challenge.passkeyOptions!);
    const { userErrors } = await confirmLogin(next.visitor, challenge.token, { passkey });
    expect(userErrors[0]?.code).toBe('INVALID_CREDENTIALS');
  });

  it.each([
    'null',
    '5',
    '"x"',
    '[]',
    '{}',
    '{"id":"x","rawId":"x","type":"public-key"}',
    'no JSON',
  ])('as %s is refused', async (passkey) => {
    await addSecondFactor(app, account, 'passkey');
    const { visitor, challenge } = await atSecondStep();
    const { userErrors } = await confirmLogin(visitor, challenge.token, { passkey });
    expect(userErrors[0]?.code).toBe('INVALID_CREDENTIALS');
  });

  it('of another account is refused', async () => {
    const { prove } = await addSecondFactor(app, account, 'passkey');
    const other = await createAccount(app, 'staff');
    await addSecondFactor(app, other, 'passkey');
    const { visitor, challenge } = await atSecondStep(other);
    const { userErrors } = await confirmLogin(visitor, challenge.token, prove(challenge));
    expect(userErrors[0]?.code).toBe('INVALID_CREDENTIALS');
  });
});

describe('a recovery code', () => {
  it('signs in once, however it is typed; the remaining ones are counted', async () => {
    const { recoveryCodes } = await addSecondFactor(app, account, 'passkey');
    const code = recoveryCodes[3]!.toLowerCase().replaceAll('-', ' ');
    const visitor = await signInWith({ code });
    expect((await factorsOf(visitor))[1]).toMatchObject({ kind: 'recovery_codes', codesLeft: 9 });
    const next = await atSecondStep();
    const { userErrors } = await confirmLogin(next.visitor, next.challenge.token, { code });
    expect(userErrors[0]?.code).toBe('INVALID_CREDENTIALS');
  });

  it('no longer counts when they are made anew', async () => {
    const { recoveryCodes } = await addSecondFactor(app, account, 'passkey');
    const visitor = await signInWith({ code: recoveryCodes[0]! });
    const renew = (currentPassword: string) =>
      change<{ recoveryCodes: string[] }>(
        visitor,
        'renewRecoveryCodes',
        { currentPassword },
        'recoveryCodes',
      );
    expect((await renew('nie to hasło')).userErrors[0]).toMatchObject({
      path: ['currentPassword'],
    });
    const renewed = await renew(account.password);
    const { challenge, ...next } = await atSecondStep();
    const old = await confirmLogin(next.visitor, challenge.token, { code: recoveryCodes[1]! });
    expect(old.userErrors[0]?.code).toBe('INVALID_CREDENTIALS');
    await signInWith({ code: renewed.recoveryCodes[0]! });
  });
});

describe('every way in', () => {
  it('of REST asks for a code, and takes it with the password', async () => {
    const { recoveryCodes } = await addSecondFactor(app, account, 'app');
    const visitor = app.visitor();
    const post = (code?: string) => visitor.json('POST', '/api/login', { ...account, code });
    expect(await post()).toMatchObject({
      status: 401,
      body: { error: { code: 'SECOND_FACTOR_REQUIRED' } },
    });
    expect([...visitor.cookies]).toEqual([]);
    expect((await post('000000')).status).toBe(401);
    expect((await post(recoveryCodes[0]!)).status).toBe(200);
    expect(await viewerOf(visitor)).not.toBeNull();
  });

  it('on a known device asks for it, too', async () => {
    const visitor = app.visitor();
    await login(visitor, account);
    await visitor.graphql('mutation { logout { ok } }');
    expect([...visitor.cookies.keys()]).toContain('cieniomat_device');
    await addSecondFactor(app, account, 'passkey');
    expect((await login(visitor, account)).user).toBeNull();
    expect(await viewerOf(visitor)).toBeNull();
  });

  it('waits no longer than ten minutes, and not beyond a new password', async () => {
    const { recoveryCodes } = await addSecondFactor(app, account, 'app');
    const late = await atSecondStep();
    const waiting = await atSecondStep();
    await app.sql('update sign_in_challenge set expires_at = now() where token = $1', [
      late.challenge.token,
    ]);
    const enter = ({ visitor, challenge }: typeof late, code: string) =>
      confirmLogin(visitor, challenge.token, { code });
    expect((await enter(late, recoveryCodes[0]!)).userErrors[0]?.code).toBe('NOT_FOUND');
    const asker = app.visitor();
    await change(await app.signIn('admin'), 'sendPasswordLink', {
      accountId: (await viewerOf(await signInWith({ code: recoveryCodes[0]! })))!.id,
    });
    const password = 'zupełnie nowe hasło 1';
    await change(
      asker,
      'setPassword',
      { token: await mailedLink(app, account.email), password },
      'ok',
    );
    expect((await enter(waiting, recoveryCodes[1]!)).userErrors[0]?.code).toBe('NOT_FOUND');
    expect((await login(asker, { ...account, password })).user).toBeNull();
    expect(await viewerOf(asker)).toBeNull();
  });

  it('limits wrong codes, however often the right password comes between them', async () => {
    const { recoveryCodes } = await addSecondFactor(app, account, 'app');
    for (let time = 0; time < 5; time += 1) {
      const { visitor, challenge } = await atSecondStep();
      await confirmLogin(visitor, challenge.token, { code: '000000' });
    }
    await expect(login(app.visitor(), account)).rejects.toThrow('TOO_MANY_REQUESTS');
    const code = recoveryCodes[0]!;
    expect((await app.visitor().json('POST', '/api/login', { ...account, code })).status).toBe(429);
  });

  it('of an API token asks for none', async () => {
    const token = await createToken(app, ['orders:read']);
    await app.sql(
      `insert into second_factor (id, user_id, kind, name, key, counter)
       select gen_random_uuid(), owner_id, 'app', 'Telefon', '', 0 from api_token`,
    );
    const program = new TestVisitor(app.url, token);
    expect((await program.json('GET', '/api/admin/orders')).status).toBe(200);
  });

  it('needs a challenge that is open', async () => {
    const visitor = app.visitor();
    await login(visitor, account);
    await expect(confirmLogin(visitor, randomUUID(), { code: '000000' })).resolves.toMatchObject({
      userErrors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('removing', () => {
  it('takes the password, and the last one takes the recovery codes along', async () => {
    const { prove } = await addSecondFactor(app, account, 'passkey');
    const { visitor, challenge } = await atSecondStep();
    await confirmLogin(visitor, challenge.token, prove(challenge));
    const [{ id: secondFactorId }] = (await factorsOf(visitor)) as [Factor];
    const remove = (currentPassword: string, by = visitor) =>
      change(by, 'removeSecondFactor', { secondFactorId, currentPassword });
    expect((await remove('nie to hasło')).userErrors[0]?.code).toBe('BAD_USER_INPUT');
    const stranger = await app.signIn('admin');
    expect((await remove('hasło do testów 1', stranger)).userErrors[0]?.code).toBe('NOT_FOUND');
    expect((await remove(account.password)).userErrors).toEqual([]);
    expect(await factorsOf(visitor)).toEqual([]);
    expect((await login(app.visitor(), account)).user).not.toBeNull();
    expect((await subjectsOf(account.email)).at(-1)).toBe(
      'Usunięto drugi składnik logowania do panelu sklepu',
    );
  });

  it('is done by an admin for somebody who has lost all, in the audit log and with a mail', async () => {
    await addSecondFactor(app, account, 'app');
    const admin = await app.signIn('admin');
    const [{ id: accountId }] = (await app.sql('select id from user_account where email = $1', [
      account.email,
    ])) as [{ id: number }];
    const reset = (by: TestVisitor, id: number) =>
      change<{ account: { hasSecondFactor: boolean } }>(
        by,
        'resetSecondFactors',
        { accountId: id },
        'account { hasSecondFactor }',
      );
    await expect(reset(await app.signIn('staff'), accountId)).rejects.toThrow('FORBIDDEN');
    expect(await reset(admin, (await viewerOf(admin))!.id)).toMatchObject({
      userErrors: [{ code: 'CONFLICT' }],
    });
    expect(await reset(admin, accountId)).toEqual({
      account: { hasSecondFactor: false },
      userErrors: [],
    });
    expect((await login(app.visitor(), account)).user).not.toBeNull();
    expect((await subjectsOf(account.email)).at(-1)).toMatch(/^Administrator usunął/);
    const entries = await app.sql(
      `select from audit_entry where subject_type = 'second_factor' and action = 'deleted'
         and before ->> 'user_id' = $1`,
      [String(accountId)],
    );
    expect(entries).toHaveLength(2);
  });
});
