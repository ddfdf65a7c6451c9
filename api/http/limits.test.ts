import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS } from '../graphql/document-limits.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import type { GraphQLAnswer } from '../testing/test-visitor.js';
import { waitFor } from '../testing/wait-for.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { READ_CACHE: '0' } });
});
afterAll(() => app.close());

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');
const nested = (depth: number): string => (depth === 0 ? 'id' : `cart { ${nested(depth - 1)} }`);
const introspected = (depth: number): string =>
  depth === 0 ? 'name' : `fields { type { ${introspected(depth - 1)} } }`;

const PRODUCT = 'id name description specifications { name value } availableColors';
const CONFIGURATION = `id category productType variantLabel width projection height fabricColor frameColor controlType
  area sizeLabel optionLabels drawingUrl lines { code label quantity unitPrice amount formula } warnings { code message repair { field value } }
  product { ${PRODUCT} }`;

/** A page of 60 products with their values, searched for by a text that no other query has. */
const LIST = (
  index: number,
) => `products(filter: { text: "markiza ${index}" }, page: { limit: 60 }) {
  totalCount items { id name description excerpt category subcategory imageUrl featured basePrice pricePerSqm
  minWidth maxWidth minHeight maxHeight minProjection maxProjection availableColors availableFrameColors
  availableVariants fabricCollection ratingAverage ratingCount } }`;

const MISTYPED = 'ceratowymix dachowegox komarowymix markizowymix pergolowymix';
const SEARCH = (index: number) => `search(input: { text: "${MISTYPED} tarasowegox${index}" }) {
  corrected productCount }`;

/** The message of the refusal, and the refused query. */
const BOMBS: Record<string, [RegExp, string]> = {
  'too deep': [/depth limit/, `{ ${nested(LIMITS.depth + 1)} }`],
  'with too many aliases': [
    /Aliases limit/,
    `{ ${times(LIMITS.aliases + 1, (i) => `p${i}: product(id: ${i}) { id }`)} }`,
  ],
  'with too many directives': [
    /Directives limit/,
    `{ company { ${times(LIMITS.directives + 1, () => 'name @include(if: true)')} } }`,
  ],
  'with too many tokens': [
    /more that 2500 tokens/,
    `{ company { ${times(LIMITS.tokens, () => 'name')} } }`,
  ],
  'that asks for long lists by many aliases': [
    /could hold \d+ values; the limit is 20000/,
    `{ ${times(14, (i) => `p${i}: ${LIST(i)}`)} }`,
  ],
  'that searches for many words by many aliases': [
    /could hold \d+ values; the limit is 20000/,
    `{ ${times(15, (i) => `s${i}: ${SEARCH(i)}`)} }`,
  ],
  'that filters lists by many words by many aliases': [
    /could hold \d+ values; the limit is 20000/,
    `{ ${times(15, (i) => `p${i}: products(filter: { text: "${MISTYPED} ${i}" }) { totalCount }`)} }`,
  ],
  'whose fragments unfold without end': [
    /could hold|number of nodes/,
    `{ cart { ...F0 } } ${times(40, (i) => `fragment F${i} on Cart { ...F${i + 1} ...F${i + 1} }`)}
     fragment F40 on Cart { id }`,
  ],
  'too dear by its fragments': [
    /could hold \d+ values/,
    `{ ${times(15, (i) => `c${i}: cart { ...C }`)} }
     fragment C on Cart { ${times(4, () => `lines { configuration { ${CONFIGURATION} } }`)} }`,
  ],
  'that repeats introspection': [
    /introspection depth/i,
    `{ __schema { types { ${introspected(6)} } } }`,
  ],
};

describe('a document', () => {
  it.each(Object.entries(BOMBS))('%s is refused before anything runs', async (_, bomb) => {
    const [expectedText, query] = bomb;
    let answer: { status: number; body: GraphQLAnswer<unknown> } | undefined;
    const statements = await app.countStatements(async () => {
      answer = await app.visitor().json('POST', '/graphql', { query });
    });
    expect(answer).toMatchObject({ status: 400 });
    expect(answer!.body.data).toBeUndefined();
    for (const { extensions } of answer!.body.errors!)
      expect(extensions.code).toMatch(/^GRAPHQL_(PARSE|VALIDATION)_FAILED$/);
    expect(answer!.body.errors!.map(({ message }) => message).join()).toMatch(expectedText);
    expect(statements).toBe(0);
  });

  it('within the limits is answered', async () => {
    const query = `{
      products(page: { limit: 200 }) { totalCount items { ${PRODUCT} } categoryCounts { category count } }
      ${times(10, (i) => `p${i}: product(id: ${i}) { ${PRODUCT} }`)}
      cart { lines { configuration { ${CONFIGURATION} } } }
      ${times(2, (i) => `s${i}: ${SEARCH(i)}`)}
    }`;
    const { status, body } = await app
      .visitor()
      .json<GraphQLAnswer<unknown>>('POST', '/graphql', { query });
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  });

  it('cannot come in a batch', async () => {
    const query = '{ company { name } }';
    const statements = await app.countStatements(async () => {
      const answer = await app.visitor().json('POST', '/graphql', [{ query }, { query }]);
      expect(answer.status).toBe(400);
      expect(answer.body).not.toHaveProperty('data');
    });
    expect(statements).toBe(0);
  });
});

/** A connection that has begun to send a body of unknown length; resolves when the server asks for it. */
async function begunBody(port: number, host: string, address: string): Promise<Socket> {
  const socket = connect(port, host);
  socket.write(
    `POST /graphql HTTP/1.1\r\nHost: shop.test\r\nX-Forwarded-For: ${address}\r\n` +
      'Expect: 100-continue\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  await once(socket, 'data');
  return socket;
}

describe('what one address asks for at once', () => {
  it('is refused beyond its share of the memory, while others are answered', async () => {
    const limited = await createTestApp({
      env: { READ_CACHE: '0', TRUST_PROXY: '1', WRITES_PER_MINUTE: '120' },
    });
    const ask = async (query: string, address: string) => {
      const headers = { 'x-forwarded-for': address };
      return limited.visitor().json('POST', '/graphql', { query }, headers);
    };
    const light = '{ company { name } }';
    const heavy = `{ ${times(4, (i) => `p${i}: ${LIST(i)}`)} }`;
    try {
      const { hostname, port } = new URL(limited.url);
      const begin = () => begunBody(Number(port), hostname, '10.0.0.1');
      const bodies = [await begin(), await begin()];
      const refused = await ask(heavy, '10.0.0.1');
      expect(refused).toMatchObject({
        status: 429,
        body: { errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] },
      });
      expect(refused.headers.get('retry-after')).toBe('15');
      expect(await ask(light, '10.0.0.1')).toMatchObject({ status: 200 });
      expect(await ask(heavy, '10.0.0.2')).toMatchObject({ status: 200 });
      for (const body of bodies) body.destroy();
      await waitFor(async () => (await ask(heavy, '10.0.0.1')).status === 200);
      expect(limited.logged).toEqual([]);
    } finally {
      await limited.close();
    }
  });
});

describe('the schema', () => {
  const QUERY = '{ __schema { queryType { name } } }';

  it('is shown', async () => {
    const { data } = await app.visitor().graphql(QUERY);
    expect(data).toEqual({ __schema: { queryType: { name: 'Query' } } });
  });

  it('is not shown when introspection is off', async () => {
    const closed = await createTestApp({ env: { GRAPHQL_INTROSPECTION: '0' } });
    try {
      const { data, errors } = await closed.visitor().graphql(QUERY);
      expect(data).toBeUndefined();
      expect(errors).toMatchObject([{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]);
      expect((await closed.visitor().graphql('{ me { id } }')).data).toEqual({ me: null });
    } finally {
      await closed.close();
    }
  });
});

describe('the sandbox', () => {
  const open = async (of: TestApp) => {
    const response = await of.visitor().fetch('/graphql', { headers: { accept: 'text/html' } });
    return {
      status: response.status,
      policy: response.headers.get('content-security-policy')!,
      html: await response.text(),
    };
  };

  it('is the only page that may load from other sites', async () => {
    const { status, policy, html } = await open(app);
    expect(status).toBe(200);
    expect(html).toContain('embeddable-sandbox');
    expect(policy).toContain('https://embeddable-sandbox.cdn.apollographql.com');
    const other = await app.visitor().fetch('/robots.txt');
    expect(other.headers.get('content-security-policy')).not.toContain('apollographql');
  });

  it('can be switched off, and its policy with it', async () => {
    const closed = await createTestApp({ env: { GRAPHQL_SANDBOX: '0' } });
    try {
      const { status, policy, html } = await open(closed);
      expect(status).toBe(400);
      expect(html).not.toContain('embeddable-sandbox');
      expect(policy).not.toContain('apollographql');
    } finally {
      await closed.close();
    }
  });
});
