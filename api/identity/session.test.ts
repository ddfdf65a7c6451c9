import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import jwt, { type SignOptions } from 'jsonwebtoken';
import { createAccount } from '../testing/accounts.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import type { TestVisitor } from '../testing/test-visitor.js';

const SESSION = 'cieniomat_session';
const MINUTE = 60;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface SignedIn {
  visitor: TestVisitor;
  email: string;
  sid: string;
}

async function signIn(): Promise<SignedIn> {
  const account = await createAccount(app, 'staff');
  const visitor = app.visitor();
  await visitor.json('POST', '/api/login', account);
  const { sid } = jwt.decode(visitor.cookies.get(SESSION)!) as { sid: string };
  return { visitor, email: account.email, sid };
}

/** A token of this session as the server would sign it, except for the given parts. */
function sign(sid: string, options: SignOptions = {}, secret?: string): string {
  const ours: SignOptions = { algorithm: 'HS256', audience: 'staff', expiresIn: 15 * MINUTE };
  return jwt.sign({ sid }, secret ?? app.services.env.SESSION_SECRET, { ...ours, ...options });
}

/** The status with which the server answers this token, and the new token that it sets as a cookie, if any. */
async function show(token: string): Promise<{ status: number; renewed: string | undefined }> {
  const visitor = app.visitor();
  const { status } = await visitor.json('GET', '/api/auth/user', undefined, {
    cookie: `${SESSION}=${token}`,
  });
  return { status, renewed: visitor.cookies.get(SESSION) };
}

describe('a token', () => {
  it('is valid for its session, and not renewed while it is young', async () => {
    const { sid } = await signIn();
    expect(await show(sign(sid))).toEqual({ status: 200, renewed: undefined });
    expect(await show(sign(sid, { expiresIn: 8 * MINUTE }))).toEqual({
      status: 200,
      renewed: undefined,
    });
  });

  it.each([
    ['past half its life', 7 * MINUTE],
    ['that has expired', -60 * MINUTE],
  ])('%s is renewed while the session lives', async (_, expiresIn) => {
    const { sid } = await signIn();
    const { status, renewed } = await show(sign(sid, { expiresIn }));
    expect(status).toBe(200);
    const claims = jwt.verify(renewed!, app.services.env.SESSION_SECRET) as {
      sid: string;
      exp: number;
      iat: number;
    };
    expect(claims.sid).toBe(sid);
    expect(claims.exp - claims.iat).toBe(15 * MINUTE);
    expect((await show(renewed!)).status).toBe(200);
  });

  it('is refused when it is forged', async () => {
    const { sid } = await signIn();
    const unsigned = [
      { alg: 'none', typ: 'JWT' },
      { sid, aud: 'staff', exp: 9_999_999_999 },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const [head, , signature] = sign(sid).split('.');
    const [, otherBody] = sign(randomUUID()).split('.');
    const forged = [
      sign(sid, {}, 'another-secret-of-32-characters!'),
      sign(sid, { algorithm: 'HS512' }),
      sign(sid, { audience: 'visitor' }),
      sign(randomUUID()),
      `${unsigned}.`,
      `${unsigned}.${signature}`,
      `${head}.${otherBody}.${signature}`,
      sid,
      'x',
      '',
    ];
    for (const token of forged)
      expect(await show(token)).toEqual({ status: 401, renewed: undefined });
  });
});

describe('a session', () => {
  it('ends after twelve hours, whatever its tokens say', async () => {
    const { sid } = await signIn();
    const [row] = await app.sql<{ hours: number }>(
      'select extract(epoch from expires_at - now())::float / 3600 as hours from session where id = $1',
      [sid],
    );
    expect(row!.hours).toBeCloseTo(12, 1);
    await app.sql(`update session set expires_at = now() where id = $1`, [sid]);
    expect((await show(sign(sid))).status).toBe(401);
  });

  it('ends when its account is disabled', async () => {
    const { visitor, email } = await signIn();
    await app.sql('update user_account set disabled_at = now() where email = $1', [email]);
    expect(await visitor.graphql('{ me { id } }')).toEqual({ data: { me: null } });
    expect((await visitor.json('GET', '/api/admin/orders')).status).toBe(401);
    expect(await visitor.graphql('{ dashboard { totalOrders } }')).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });
});

describe('the screen of a member of staff', () => {
  const NOTE = {
    query:
      'mutation { addOrderNote(input: { orderId: 1, text: "Pilne" }) { userErrors { code } } }',
  };

  it('does nothing in the name of a colleague who signs in later in the same browser', async () => {
    const { visitor } = await signIn();
    const { data } = await visitor.graphql<{ me: { id: number } }>('{ me { id } }');
    const screen = { 'x-staff-member': String(data.me.id) };
    const ask = async () => ({
      graphql: (await visitor.json('POST', '/graphql', NOTE, screen)).body,
      rest: (await visitor.json('GET', '/api/admin/orders', undefined, screen)).status,
    });
    expect(await ask()).toMatchObject({ graphql: { data: { addOrderNote: {} } }, rest: 200 });

    const colleague = await createAccount(app, 'staff');
    await visitor.json('POST', '/api/login', colleague);
    expect(await ask()).toMatchObject({
      graphql: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
      rest: 401,
    });
    const me = await visitor.json('POST', '/graphql', { query: '{ me { email } }' }, screen);
    expect(me.body).toEqual({ data: { me: { email: colleague.email } } });
  });
});
