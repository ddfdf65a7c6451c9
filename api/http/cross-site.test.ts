import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { awning, fillCart, saveAwning } from '../testing/factories.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import { testPages } from '../testing/test-pages.js';

const PARTNER = 'https://partner.example';
const STRANGER = 'https://stranger.example';
const QUERY = encodeURIComponent('{ company { name } }');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ pageSource: testPages, env: { CORS_ORIGINS: PARTNER } });
});
afterAll(() => app.close());

describe('a request that any site could make', () => {
  const simple = [
    ['GET', `/graphql?query=${QUERY}`, undefined],
    ['POST', '/graphql', 'text/plain'],
    ['POST', '/graphql', 'application/x-www-form-urlencoded'],
    ['POST', '/graphql', 'multipart/form-data; boundary=x'],
  ] as const;
  it.each(simple)('%s %s as %s is not run', async (method, path, type) => {
    const response = await app.visitor().fetch(path, {
      method,
      ...(type && { headers: { 'content-type': type }, body: '{"query":"{ company { name } }"}' }),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('Cieniomat');
  });

  it('is run with the header that proves a preflight', async () => {
    const response = await app.visitor().fetch(`/graphql?query=${QUERY}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(await response.json()).toEqual({ data: { company: { name: 'Cieniomat' } } });
  });

  it('never changes anything by GET', async () => {
    const query = encodeURIComponent('mutation { logout { ok } }');
    const response = await app.visitor().fetch(`/graphql?query=${query}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(response.status).toBe(405);
  });
});

describe('a request of another site with a visitor’s cookie', () => {
  const changes = [
    ['POST', '/graphql', { query: 'mutation { clearCart { cart { total } } }' }],
    ['POST', '/graphql', { query: '{ cart { total } }' }],
    ['POST', '/api/cart', { configurationId: 'any' }],
    ['DELETE', '/api/cart/session/default', undefined],
    ['PUT', '/api/admin/orders/1/status', { status: 'shipped' }],
    ['POST', '/api/login', { email: 'a@example.com', password: 'x' }],
  ] as const;
  const origins: Record<string, string>[] = [
    { origin: STRANGER },
    { origin: PARTNER },
    { origin: 'null' },
    { origin: 'http://shop.test.stranger.example' },
    { origin: 'https://shop.test' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'http://shop.test', 'sec-fetch-site': 'cross-site' },
  ];

  it.each(changes)('%s %s is refused: 403', async (method, path, body) => {
    const visitor = app.visitor();
    await fillCart(visitor);
    for (const headers of origins) {
      const { status, body: answer } = await visitor.json(method, path, body, headers);
      expect(status).toBe(403);
      expect(answer).toMatchObject({ error: { code: 'FORBIDDEN' } });
    }
    expect((await visitor.graphql('{ cart { lineCount } }')).data).toEqual({
      cart: { lineCount: 1 },
    });
  });

  it('does not sign out by GET', async () => {
    const staff = await app.signIn('staff');
    const isSignedIn = async () => (await staff.fetch('/api/auth/user')).status === 200;
    await staff.fetch('/api/logout', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(await isSignedIn()).toBe(true);
    await staff.fetch('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(await isSignedIn()).toBe(false);
  });

  it('is accepted where it comes from our own page instead', async () => {
    const visitor = app.visitor();
    const { id } = await saveAwning(visitor);
    await fillCart(visitor);
    for (const origin of ['http://shop.test', app.url]) {
      const headers = { origin, 'sec-fetch-site': 'same-origin' };
      const answer = await visitor.json('POST', '/api/cart', { configurationId: id }, headers);
      expect(answer.status).toBe(201);
    }
  });
});

describe('a partner site', () => {
  const preflight = (origin: string, path: string) =>
    app.visitor().fetch(path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });

  it.each(['/graphql', '/api/calculate-price'])('may call %s, without cookies', async (path) => {
    const { status, headers } = await preflight(PARTNER, path);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(PARTNER);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
  });

  it('gets its answer', async () => {
    const answer = await app
      .visitor()
      .json('POST', '/api/calculate-price', awning(), { origin: PARTNER });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(PARTNER);
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Total-Count');
  });

  it('that is not configured is refused', async () => {
    const { headers } = await preflight(STRANGER, '/graphql');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const answer = await app
      .visitor()
      .json('GET', '/api/products', undefined, { origin: STRANGER });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('headers', () => {
  it.each([
    '/produkt/1',
    '/nie-ma',
    '/api/products',
    '/api/nothing',
    '/robots.txt',
    '/rysunki/produkt/1.svg',
  ])('of %s have a strict policy', async (path) => {
    const { headers } = await app.visitor().fetch(path);
    const policy = headers.get('content-security-policy')!;
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/https?:|unsafe-eval/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(policy).not.toMatch(/style-src [^;]*unsafe-inline/);
  });

  it('allow only the page’s own inline styles, also when cached; in the staff area also styles that scripts add', async () => {
    const styles = async (path: string, init?: RequestInit) => {
      const { status, headers } = await app.visitor().fetch(path, init);
      const policy = headers.get('content-security-policy')!;
      const etag = headers.get('etag') ?? '';
      return { status, etag, sources: /style-src ([^;]*)/.exec(policy)![1] };
    };
    const first = await styles('/produkt/2');
    expect(first).toMatchObject({ status: 200, sources: "'self' 'sha256-test'" });
    const headers = { 'if-none-match': first.etag };
    expect(await styles('/produkt/2', { headers })).toEqual({ ...first, status: 304 });
    expect((await styles('/admin/orders')).sources).toBe("'self' 'unsafe-inline'");
    expect((await styles('/administracja')).sources).toBe("'self' 'sha256-test'");
    expect((await styles('/api/products')).sources).toBe("'self'");
  });

  it('keep an https shop on https', async () => {
    const secure = await createTestApp({ env: { PUBLIC_URL: 'https://shop.test' } });
    try {
      const { headers } = await secure.visitor().fetch('/robots.txt');
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
      expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    } finally {
      await secure.close();
    }
  });
});
