import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Account, createAccount } from '../../../testing/accounts.js';
import {
  addSecondFactor,
  confirmLogin,
  login,
  proofOf,
  startSecondFactor,
} from '../../../testing/second-factors.js';
import { change, viewerOf } from '../../../testing/staff.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import { TestVisitor } from '../../../testing/test-visitor.js';

let app: TestApp;
let owner: TestVisitor;
let account: Account;
let visitor: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signIn('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  account = await createAccount(app, 'staff');
  visitor = app.visitor();
  await login(visitor, account);
});

interface Role {
  id: string;
  name: string;
  version: number;
  permissions: string[];
  ownOrdersOnly: boolean;
}

/** Changes whether a role requires a second factor. */
async function setRequired(id: string, requiresSecondFactor: boolean, by = owner) {
  const fields = 'id name version permissions ownOrdersOnly';
  const { data } = await by.graphql<{ staffRoles: Role[] }>(`{ staffRoles { ${fields} } }`);
  const role = data.staffRoles.find((other) => other.id === id)!;
  return change(by, 'updateStaffRole', { ...role, requiresSecondFactor });
}

/** Gives the account a new role that requires a second factor. */
async function giveStrictRole(): Promise<string> {
  const { role } = await change<{ role: { id: string } }>(
    owner,
    'createStaffRole',
    {
      name: randomUUID(),
      permissions: ['orders:read', 'accounts:write'],
      ownOrdersOnly: false,
      requiresSecondFactor: true,
    },
    'role { id }',
  );
  await app.sql('update user_account set role = $1 where email = $2', [role.id, account.email]);
  return role.id;
}

/** Adds a passkey in the browser of the account. */
async function addPasskey(who: TestVisitor, { password } = account): Promise<void> {
  const started = await startSecondFactor(who, 'passkey', password);
  const input = { token: started.token, name: 'Telefon', ...proofOf(started) };
  expect((await change(who, 'addSecondFactor', input)).userErrors).toEqual([]);
}

const readOrders = async (who: TestVisitor) =>
  (await who.graphql('{ orders { totalCount } }')).errors?.[0]?.extensions.code ?? 'read';

const lacksOne = async (who: TestVisitor) =>
  (await who.graphql<{ me: { lacksSecondFactor: boolean } }>('{ me { lacksSecondFactor } }')).data
    .me.lacksSecondFactor;

const ownFactors = async (who: TestVisitor) =>
  (await who.graphql<{ secondFactors: { id: string }[] }>('{ secondFactors { id } }')).data
    .secondFactors;

describe('a role that requires a second factor', () => {
  it('gives nothing before there is one, and all at once afterwards, in the same session', async () => {
    expect(await readOrders(visitor)).toBe('read');
    const id = await giveStrictRole();
    expect(await readOrders(visitor)).toBe('FORBIDDEN');
    expect(await lacksOne(visitor)).toBe(true);
    expect(await lacksOne(owner)).toBe(false);
    expect(await visitor.json('GET', '/api/admin/orders')).toMatchObject({
      status: 403,
      body: { error: { message: expect.stringContaining('drugiego składnika') } },
    });
    await addPasskey(visitor);
    expect(await readOrders(visitor)).toBe('read');
    expect(await lacksOne(visitor)).toBe(false);
    await setRequired(id, false);
    expect(await readOrders(visitor)).toBe('read');
  });

  it('counts at once in the request that signs in', async () => {
    await giveStrictRole();
    const { id: accountId } = (await viewerOf(owner))!;
    const { data, errors } = await app.visitor().graphql<null>(
      `mutation ($login: LoginInput!, $end: EndSessionsInput!) {
        login(input: $login) { user { lacksSecondFactor } }
        endSessions(input: $end) { endedCount }
      }`,
      { login: account, end: { accountId } },
    );
    expect({ data, code: errors?.[0]?.extensions.code }).toEqual({ data: null, code: 'FORBIDDEN' });
    expect(await readOrders(owner)).toBe('read');
  });

  it('ends no session of others through the own ones', async () => {
    await giveStrictRole();
    const { data } = await owner.graphql<{ sessions: { id: string }[] }>('{ sessions { id } }');
    expect(await change(visitor, 'endSession', { sessionId: data.sessions[0]!.id })).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND' }],
    });
  });

  it('leaves tokens of the account what everybody may read', async () => {
    const { id: accountId } = (await viewerOf(visitor))!;
    const { secret } = await change<{ secret: string }>(
      owner,
      'createApiToken',
      { accountId, name: 'Program', scopes: ['orders:read', 'catalogue:read'], expiresInDays: 30 },
      'secret',
    );
    const program = new TestVisitor(app.url, secret);
    expect(await readOrders(program)).toBe('read');
    await giveStrictRole();
    expect(await readOrders(program)).toBe('FORBIDDEN');
    expect((await program.graphql('{ products { totalCount } }')).errors).toBeUndefined();
    await addSecondFactor(app, account, 'passkey');
    expect(await readOrders(program)).toBe('read');
  });

  it('keeps the last second factor; removed by an admin, it leads back to the beginning', async () => {
    await giveStrictRole();
    await addPasskey(visitor);
    const factors = await ownFactors(visitor);
    const remove = () =>
      change(visitor, 'removeSecondFactor', {
        secondFactorId: factors[0]!.id,
        currentPassword: account.password,
      });
    expect(await remove()).toMatchObject({ userErrors: [{ code: 'CONFLICT' }] });
    expect(await ownFactors(visitor)).toEqual(factors);
    const { id: accountId } = (await viewerOf(visitor))!;
    await change(owner, 'resetSecondFactors', { accountId });
    expect(await readOrders(visitor)).toBe('FORBIDDEN');
  });

  it('may be that of owners, who then open their profile only', async () => {
    const other = await createAccount(app, 'admin');
    const second = app.visitor();
    await login(second, other);
    expect(await setRequired('admin', true)).toMatchObject({ userErrors: [] });
    expect(await readOrders(second)).toBe('FORBIDDEN');
    const asBefore = { id: 'admin', version: 2, name: 'Właściciel', permissions: [] };
    await expect(
      change(second, 'updateStaffRole', {
        ...asBefore,
        ownOrdersOnly: false,
        requiresSecondFactor: false,
      }),
    ).rejects.toThrow('FORBIDDEN');
    await addPasskey(second, other);
    expect(await readOrders(second)).toBe('read');
    expect(await setRequired('admin', false, second)).toMatchObject({ userErrors: [] });
    expect(await readOrders(owner)).toBe('read');
  });
});

describe('signing in by a recovery code', () => {
  it('is mailed with the number of codes that are left; by a passkey it is not', async () => {
    const { recoveryCodes, prove } = await addSecondFactor(app, account, 'passkey');
    const enter = async (code?: string) => {
      const who = app.visitor();
      const { challenge } = await login(who, account);
      const proof = code ? { code } : prove(challenge!);
      const { userErrors } = await confirmLogin(who, challenge!.token, proof);
      return userErrors.length;
    };
    expect(await enter()).toBe(0);
    expect(await enter('0000-0000')).toBe(1);
    expect(await warnings()).toEqual([]);
    for (const code of recoveryCodes) expect(await enter(code)).toBe(0);
    const texts = await warnings();
    expect(texts).toHaveLength(10);
    expect(texts[0]).toContain('Pozostałe kody zapasowe: 9.');
    expect(texts[9]).toContain('To był ostatni kod zapasowy.');
  });
});

/** The contents of the mails about recovery codes, in the order in which they were sent. */
const warnings = async () =>
  (
    await app.sql<{ content: string }>(
      `select content::text from outgoing_mail where recipient = $1 and subject like '%kodem zapasowym'
        order by created_at`,
      [account.email],
    )
  ).map(({ content }) => content);
