import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { awning, saveAwning } from '../testing/factories.js';
import { Contract, type OpenApi } from '../testing/requests/contract.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import type { JsonAnswer, TestVisitor } from '../testing/test-visitor.js';

const LIMIT = 5;
/** More than any form may be sent in an hour. */
const MANY = 70;

let app: TestApp;
let configurationId: string;
beforeAll(async () => {
  // Every test has its own address behind the proxy.
  app = await createTestApp({ env: { WRITES_PER_MINUTE: String(LIMIT), TRUST_PROXY: '1' } });
  configurationId = (await saveAwning(app.visitor())).id;
});
afterAll(() => app.close());

interface ErrorBody {
  error: { code: string; message: string; retryAfterSeconds: number };
}

const from = (address: string) => ({ 'x-forwarded-for': address });

async function exhaust(visitor: TestVisitor, address: string): Promise<void> {
  for (let count = 0; count < LIMIT; count += 1) {
    const { status } = await visitor.json('POST', '/api/cart', { configurationId }, from(address));
    expect(status).toBe(201);
  }
}

function expectRefused({ status, headers, body }: JsonAnswer<ErrorBody>): void {
  const seconds = Number(headers.get('retry-after'));
  expect(status).toBe(429);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(body.error).toEqual({
    code: 'TOO_MANY_REQUESTS',
    message: 'Zbyt wiele prób. Spróbuj ponownie za 1\u00a0min.',
    retryAfterSeconds: seconds,
  });
}

describe('an address that writes too often in a minute', () => {
  it('is refused, however it writes, and nothing is written', async () => {
    const visitor = app.visitor();
    await exhaust(visitor, '198.51.100.1');
    const { body: lines } = await visitor.json<{ id: string; quantity: number }[]>(
      'GET',
      '/api/cart',
      undefined,
      from('198.51.100.1'),
    );
    const calls = [
      ['POST', '/api/cart', { configurationId }],
      ['POST', '/api/configurations', awning()],
      ['DELETE', `/api/cart/${lines[0]!.id}`, undefined],
      ['DELETE', '/api/cart/session/default', undefined],
    ] as const;
    for (const [method, path, sent] of calls)
      expectRefused(await visitor.json(method, path, sent, from('198.51.100.1')));
    const after = await visitor.json('GET', '/api/cart', undefined, from('198.51.100.1'));
    expect(after).toMatchObject({ status: 200, body: [{ quantity: LIMIT }] });
  });

  it('is refused by every public route that writes', async () => {
    const { body: document } = await app.visitor().json<OpenApi>('GET', '/api/openapi.json');
    const isOpen = ([name, { security }]: Contract['operations'][number]) =>
      !name.startsWith('GET') && !security.some((each) => 'session' in each);
    const endless: string[] = [];
    for (const [name, { requestBody }] of new Contract(document).operations.filter(isOpen)) {
      const [method = '', path = ''] = name.split(' ');
      const visitor = app.visitor();
      const sent = requestBody?.content['application/json']?.example;
      const send = () =>
        visitor.json(method, `/api${path.replace(/:\w+/, 'x')}`, sent, from(`of ${name}`));
      let [answer, count] = [await send(), 1];
      for (; answer.status !== 429 && count < MANY; count += 1) answer = await send();
      if (answer.status !== 429) endless.push(name);
    }
    expect(endless).toEqual(['POST /calculate-price']);
  });

  it('is refused over GraphQL too, where every field of a document counts', async () => {
    const headers = from('198.51.100.2');
    const add = (
      alias: string,
    ) => `${alias}: addToCart(input: { configurationId: "${configurationId}" }) {
      userErrors { code message } }`;
    const aliases = Array.from({ length: LIMIT + 1 }, (_, index) => add(`a${index}`)).join(' ');
    const visitor = app.visitor();
    const { body } = await visitor.json<{ data: Record<string, { userErrors: unknown[] }> }>(
      'POST',
      '/graphql',
      { query: `mutation { ${aliases} }` },
      headers,
    );
    expect(body.data['a0']!.userErrors).toEqual([]);
    expect(body.data[`a${LIMIT}`]!.userErrors).toMatchObject([{ code: 'TOO_MANY_REQUESTS' }]);
    const query =
      'mutation { saveConfiguration(input: { productId: 1, width: 400 }) { configuration { id } } }';
    const refused = await visitor.json('POST', '/graphql', { query }, headers);
    expect(refused.body).toMatchObject({
      errors: [
        {
          message: expect.stringContaining('Spróbuj ponownie za'),
          extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) },
        },
      ],
    });
  });

  it('is counted over all nodes, whatever cookies it sends', async () => {
    const other = await createTestApp({
      env: { WRITES_PER_MINUTE: String(LIMIT), TRUST_PROXY: '1' },
      databaseUrl: app.databaseUrl,
    });
    try {
      await exhaust(app.visitor(), '198.51.100.3');
      const sent = { configurationId };
      const answer = await other
        .visitor()
        .json<ErrorBody>('POST', '/api/cart', sent, from('198.51.100.3'));
      expectRefused(answer);
    } finally {
      await other.close();
    }
  });

  it('limits neither other addresses nor its own reads of prices', async () => {
    await exhaust(app.visitor(), '198.51.100.4');
    const price = await app
      .visitor()
      .json('POST', '/api/calculate-price', awning(), from('198.51.100.4'));
    expect(price.status).toBe(200);
    const { status } = await app
      .visitor()
      .json('POST', '/api/cart', { configurationId }, from('198.51.100.5'));
    expect(status).toBe(201);
  });

  it('over IPv6 is counted together with its whole network, because a customer has all of it', async () => {
    const visitor = app.visitor();
    await exhaust(visitor, '2001:db8:0:7::1');
    for (const address of ['2001:db8:0:7::2', '2001:0DB8::7:a:b:c:d'])
      expectRefused(await visitor.json('POST', '/api/cart', { configurationId }, from(address)));
    const elsewhere = from('2001:db8:0:8::1');
    const { status } = await visitor.json('POST', '/api/cart', { configurationId }, elsewhere);
    expect(status).toBe(201);
  });

  it('is not counted for staff', async () => {
    const staff = await app.signIn('staff');
    await exhaust(staff, '198.51.100.6');
    await exhaust(staff, '198.51.100.6');
  });
});
