import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { customerWithCart, submit } from '../../../testing/orders.js';
import { change, viewerOf } from '../../../testing/staff.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import { TestVisitor } from '../../../testing/test-visitor.js';
import { createToken } from '../../../testing/tokens.js';

const ORDERS = '{ orders { totalCount } }';

let app: TestApp;
let admin: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

interface Made {
  apiToken: { id: number; prefix: string; scopes: string[]; expiresAt: string | null } | null;
  secret: string | null;
}

async function make(input: Record<string, unknown>) {
  const accountId = (await viewerOf(admin))!.id;
  return change<Made>(
    admin,
    'createApiToken',
    { accountId, name: 'Biuro', scopes: ['orders:read'], ...input },
    'apiToken { id prefix scopes expiresAt } secret',
  );
}

/** How GraphQL and REST answer a request with this `authorization` header and the cookies of a visitor, if given. */
async function ask(authorization: string, cookies?: TestVisitor) {
  const visitor = app.visitor();
  const cookie = cookies && { cookie: cookies.cookieHeader };
  const headers = { authorization, ...cookie };
  const graphql = await visitor.json<{ data?: unknown; errors?: unknown[] }>(
    'POST',
    '/graphql',
    { query: ORDERS },
    headers,
  );
  const rest = await visitor.json('GET', '/api/admin/orders?limit=1', undefined, headers);
  return { graphql: graphql.status, rest: rest.status, errors: graphql.body.errors };
}

describe('an API token', () => {
  it('is shown once and kept as a hash', async () => {
    const { apiToken, secret } = await make({ expiresInDays: 30 });
    expect(secret).toMatch(/^cnm_[\w-]{43}$/);
    expect(secret!.startsWith(apiToken!.prefix)).toBe(true);
    const days = (Date.parse(apiToken!.expiresAt!) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
    const rows = await app.sql<{ row: string }>(
      'select token::text as row from api_token token union all select entry::text from audit_entry entry',
    );
    expect(rows.some(({ row }) => row.includes(secret!.slice(12)))).toBe(false);
    const { data } = await admin.graphql(
      '{ apiTokens(filter: { text: "biuro" }) { items { prefix } } }',
    );
    expect(JSON.stringify(data)).toContain(apiToken!.prefix);
  });

  it('is made once for the key of the request; repeating the request gives the token another secret', async () => {
    const idempotencyKey = randomUUID();
    const first = await make({ idempotencyKey });
    const again = await make({ idempotencyKey });
    expect(again.apiToken!.id).toBe(first.apiToken!.id);
    expect(await ask(`Bearer ${again.secret}`)).toMatchObject({ graphql: 200, rest: 200 });
    expect(await ask(`Bearer ${first.secret}`)).toMatchObject({ graphql: 401, rest: 401 });
    expect(await make({ idempotencyKey, name: 'Hurtownia' })).toMatchObject({
      userErrors: [{ code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] }],
    });
    expect((await make({})).apiToken!.id).not.toBe(first.apiToken!.id);
  });

  it('that has been revoked gets no other secret when its request is repeated', async () => {
    const idempotencyKey = randomUUID();
    const { apiToken } = await make({ idempotencyKey });
    await change(admin, 'revokeApiToken', { apiTokenId: apiToken!.id });
    expect(await make({ idempotencyKey })).toMatchObject({
      secret: null,
      userErrors: [{ code: 'CONFLICT' }],
    });
  });

  it('works over GraphQL and REST, and records its last use', async () => {
    const { apiToken, secret } = await make({});
    expect(await ask(`Bearer ${secret}`)).toEqual({ graphql: 200, rest: 200 });
    expect(await ask(`bearer  ${secret}`)).toMatchObject({ rest: 200 });
    const [row] = await app.sql<{ age: number }>(
      'select extract(epoch from now() - last_used_at)::int as age from api_token where id = $1',
      [apiToken!.id],
    );
    expect(row!.age).toBeLessThan(60);
  });

  it('that is invalid is refused, even beside a valid session', async () => {
    const revoked = await make({});
    await change(admin, 'revokeApiToken', { apiTokenId: revoked.apiToken!.id });
    const expired = await make({ expiresInDays: 1 });
    await app.sql('update api_token set expires_at = now() where id = $1', [expired.apiToken!.id]);
    const disabled = await createToken(app, ['orders:read']);
    await app.sql(
      `update user_account set disabled_at = now() where id = (select max(owner_id) from api_token)`,
    );
    for (const secret of [
      revoked.secret,
      expired.secret,
      disabled,
      `cnm_${'x'.repeat(43)}`,
      'x',
      '',
    ]) {
      const answer = await ask(`Bearer ${secret}`, admin);
      expect(answer).toMatchObject({
        graphql: 401,
        rest: 401,
        errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
      });
    }
    expect(await ask('Basic YTpi', admin)).toMatchObject({ graphql: 200, rest: 200 });
  });

  it('replaces cookies: it has neither their rights nor their cart', async () => {
    const secret = await createToken(app, ['catalogue:read']);
    expect(await ask(`Bearer ${secret}`, admin)).toMatchObject({ graphql: 403, rest: 403 });
  });

  it('works from other sites, which cannot act by a cookie', async () => {
    const { secret } = await make({ scopes: ['orders:write'] });
    const { order } = await submit(await customerWithCart(app));
    const headers = {
      authorization: `Bearer ${secret}`,
      origin: 'https://partner.example',
      'sec-fetch-site': 'cross-site',
      cookie: admin.cookieHeader,
    };
    const put = (more: Record<string, string>) =>
      app
        .visitor()
        .json('PUT', `/api/admin/orders/${order!.id}/status`, { status: 'confirmed' }, more);
    expect((await put(headers)).status).toBe(200);
    const { authorization: _, ...withoutToken } = headers;
    expect((await put(withoutToken)).status).toBe(403);
  });

  it('is not answered from the cache of anonymous answers', async () => {
    const query = '{ products { totalCount } }';
    await app.visitor().graphql(query);
    await app.visitor().graphql(query);
    const blind = new TestVisitor(app.url, await createToken(app, ['orders:read']));
    expect((await blind.graphql(query)).errors).toMatchObject([
      { message: 'Token API nie ma zakresu catalogue:read.', extensions: { code: 'FORBIDDEN' } },
    ]);
  });

  it.each([
    ['a fragment', 'query { ...All } fragment All on Query { dashboard { totalOrders } }'],
    ['an inline fragment', '{ ... on Query { ... { dashboard { totalOrders } } } }'],
    [
      'an alias beside what is allowed',
      '{ orders { totalCount } mine: dashboard { totalOrders } }',
    ],
    ['what is skipped', '{ orders { totalCount } dashboard @skip(if: true) { totalOrders } }'],
  ])('gives no access beyond its scopes by %s', async (_, document) => {
    const program = new TestVisitor(app.url, await createToken(app, ['orders:read']));
    const { data, errors } = await program.graphql(document);
    expect(data ?? null).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('is named in the audit log beside its account', async () => {
    const { secret } = await make({ name: 'Hurtownia', scopes: ['orders:write'] });
    const { order } = await submit(await customerWithCart(app));
    const program = new TestVisitor(app.url, secret!);
    await program.json('PUT', `/api/admin/orders/${order!.id}/status`, { status: 'confirmed' });
    const { data } = await admin.graphql(
      `query ($id: String!) {
        auditEntries(filter: { subjectType: "customer_order", subjectId: $id }) {
          items { tokenName actor { name } } } }`,
      { id: String(order!.id) },
    );
    expect(data).toEqual({
      auditEntries: { items: [{ tokenName: 'Hurtownia', actor: { name: 'Anna Administrator' } }] },
    });
  });

  it('gets no scope that its account could not use', async () => {
    const staff = await app.signIn('staff');
    const accountId = (await viewerOf(staff))!.id;
    expect(await make({ accountId, scopes: ['orders:read', 'audit:read'] })).toMatchObject({
      apiToken: null,
      secret: null,
      userErrors: [{ code: 'BAD_USER_INPUT', path: ['scopes'] }],
    });
    expect((await make({ accountId: 999_999 })).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it.each([
    ['active', 'active'],
    ['revoked', 'revoked'],
    ['expired', 'expired'],
  ])('is listed among the %s', async (_, state) => {
    const { apiToken } = await make({ name: `Stan ${state}`, expiresInDays: 1 });
    if (state === 'revoked') await change(admin, 'revokeApiToken', { apiTokenId: apiToken!.id });
    if (state === 'expired')
      await app.sql('update api_token set expires_at = now() where id = $1', [apiToken!.id]);
    for (const filteredState of ['active', 'revoked', 'expired']) {
      const { data } = await admin.graphql<{ apiTokens: { totalCount: number } }>(
        `{ apiTokens(filter: { text: "Stan ${state}", state: ${filteredState} }) { totalCount } }`,
      );
      expect(data.apiTokens.totalCount).toBe(filteredState === state ? 1 : 0);
    }
  });
});
