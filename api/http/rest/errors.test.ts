import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { startDatabaseProxy } from '../../testing/database/database-proxy.js';
import { awning } from '../../testing/factories.js';
import { type TestApp, cloneTemplate, createTestApp } from '../../testing/test-app.js';
import { testPages } from '../../testing/test-pages.js';
import { TestVisitor } from '../../testing/test-visitor.js';
import { createToken } from '../../testing/tokens.js';
import type { PageSource } from '../pages/page-source.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const error = (code: string) => ({ error: { code, message: expect.stringMatching(/\S/) } });

async function post(path: string, body: RequestInit['body'], headers: Record<string, string> = {}) {
  const response = await app.visitor().fetch(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('an unknown path', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['GET', '/api/products/1/2'],
  ])('%s %s: 404 in JSON', async (method, path) => {
    const { status, body, headers } = await app.visitor().json(method, path);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(body).toEqual(error('NOT_FOUND'));
  });

  it.each([
    ['POST', '/api/products'],
    ['DELETE', '/api/products/1'],
    ['PUT', '/api/cart'],
    ['PATCH', '/api/calculate-price'],
    ['GET', '/api/calculate-price'],
    ['GET', '/api/orders'],
    ['POST', '/api/admin/orders'],
  ])('by another method, %s %s: 405 in JSON', async (method, path) => {
    const { status, body, headers } = await app.visitor().json(method, path);
    expect(status).toBe(405);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(body).toEqual(error('METHOD_NOT_ALLOWED'));
  });

  it.each([
    '/api/products/0',
    '/api/products/-1',
    '/api/products/1.5',
    '/api/products/abc',
    '/api/products/999999',
    '/api/products/99999999999',
    '/api/products/1%00',
    '/api/products/category/meble',
    '/api/products/category/__proto__',
    '/api/products/category/Markizy',
  ])('GET %s: 404', async (path) => {
    expect(await app.visitor().json('GET', path)).toMatchObject({
      status: 404,
      body: error('NOT_FOUND'),
    });
  });

  it.each(['/api/products/%', '/api/cart/%E0%A4%A'])('GET %s: 400', async (path) => {
    const { status, body } = await app
      .visitor()
      .json(path.includes('cart') ? 'DELETE' : 'GET', path);
    expect({ status, body }).toEqual({ status: 400, body: error('MALFORMED') });
  });
});

describe('a body', () => {
  it.each(['{', '{"a":1', 'null', '[]', '[{}]', '"text"', '1', '{"width":400,}', '\u0000'])(
    'that reads %j is malformed: 400',
    async (body) => {
      expect(await post('/api/calculate-price', body)).toEqual({
        status: 400,
        body: error('MALFORMED'),
      });
    },
  );

  it('that is missing is refused for its missing fields: 422', async () => {
    expect(await app.visitor().json('POST', '/api/calculate-price')).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'BAD_USER_INPUT',
          fields: expect.arrayContaining([expect.objectContaining({ path: 'productId' })]),
        },
      },
    });
  });

  it.each(['/api/calculate-price', '/api/orders', '/api/login', '/graphql'])(
    'over 1 MB is too large for %s: 413',
    async (path) => {
      const body = JSON.stringify({ fabricColor: 'x'.repeat(1024 * 1024) });
      expect(await post(path, body)).toEqual({ status: 413, body: error('PAYLOAD_TOO_LARGE') });
    },
  );

  it('that exceeds 1 MB after decompression is too large: 413', async () => {
    const body = gzipSync(JSON.stringify({ fabricColor: 'x'.repeat(2 * 1024 * 1024) }));
    expect(await post('/api/calculate-price', body, { 'content-encoding': 'gzip' })).toEqual({
      status: 413,
      body: error('PAYLOAD_TOO_LARGE'),
    });
  });

  it.each([
    ['text/plain', {}],
    ['application/x-www-form-urlencoded', {}],
    ['multipart/form-data; boundary=x', {}],
    ['application/jsonp', {}],
    ['application/json; charset=klingon', {}],
    ['application/json', { 'content-encoding': 'rot13' }],
  ])('of the type %s %j is unsupported: 415', async (type, headers) => {
    const body = JSON.stringify(awning());
    expect(await post('/api/calculate-price', body, { ...headers, 'content-type': type })).toEqual({
      status: 415,
      body: error('UNSUPPORTED_MEDIA_TYPE'),
    });
  });

  it('with a charset, or compressed, is accepted', async () => {
    const body = gzipSync(JSON.stringify(awning()));
    const headers = {
      'content-encoding': 'gzip',
      'content-type': 'application/json; charset=utf-8',
    };
    expect((await post('/api/calculate-price', body, headers)).status).toBe(200);
  });
});

describe('an internal error', () => {
  it('is logged, and answered without a stack trace: 500', async () => {
    const broken = await createTestApp();
    try {
      await broken.sql('alter table product rename to product_away');
      const { status, body } = await broken.visitor().json('GET', '/api/products/1');
      expect({ status, body }).toEqual({ status: 500, body: error('INTERNAL_SERVER_ERROR') });
      const graphql = await broken.visitor().graphql('{ product(id: 1) { id } }');
      expect(graphql.errors).toEqual([
        {
          message: 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie.',
          path: ['product'],
          locations: [{ line: 1, column: 3 }],
          extensions: { code: 'INTERNAL_SERVER_ERROR' },
        },
      ]);
      expect(broken.logged.join('\n')).toContain('product');
    } finally {
      await broken.close();
    }
  });

  it('is reported as an outage while the database is unreachable: 503, also on a page', async () => {
    const render: PageSource['render'] = async (request) => {
      const { errors } = await request.execute(parse('{ products { totalCount } }'), {});
      return { status: errors ? 500 : 200, head: '', html: '', state: '' };
    };
    const database = await cloneTemplate();
    const proxy = await startDatabaseProxy(database.url);
    const cutOff = await createTestApp({
      databaseUrl: proxy.url,
      pageSource: { ...testPages, render },
    });
    try {
      const program = new TestVisitor(cutOff.url, await createToken(cutOff, ['orders:read']));
      proxy.cut();
      for (const path of ['/produkty', '/api/products/1']) {
        const { status, headers } = await cutOff.visitor().fetch(path);
        expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
      }
      const { body } = await cutOff.visitor().json('GET', '/api/products/1');
      expect(body).toMatchObject({ error: { code: 'UNAVAILABLE', retryAfterSeconds: 5 } });
      const { errors } = await cutOff.visitor().graphql('{ product(id: 1) { id } }');
      expect(errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE', retryAfterSeconds: 5 } }]);
      expect(await program.json('POST', '/graphql', { query: '{ me { id } }' })).toMatchObject({
        status: 503,
        body: { errors: [{ extensions: { code: 'UNAVAILABLE', retryAfterSeconds: 5 } }] },
      });
    } finally {
      proxy.restore();
      await cutOff.close();
      await proxy.close();
      await database.drop();
    }
  });

  it('is logged without the tokens in URLs', async () => {
    const render: PageSource['render'] = async (request) => {
      if (request.url.startsWith('/zamowienie')) throw new Error('no page at all');
      request.onError(new Error('half a page'));
      return testPages.render(request);
    };
    const broken = await createTestApp({ pageSource: { ...testPages, render } });
    const token = randomBytes(32).toString('base64url');
    try {
      for (const page of ['zamowienie', 'haslo'])
        await broken.visitor().fetch(`/${page}/${token}?imie=Anna`);
      expect(broken.logged.map((line) => JSON.parse(line).path)).toEqual([
        '/zamowienie/…',
        '/haslo/…',
      ]);
      expect(broken.logged.join('\n')).not.toMatch(new RegExp(`${token}|Anna`));
    } finally {
      await broken.close();
    }
  });
});
