import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS } from '../graphql/document-limits.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import type { GraphQLAnswer } from '../testing/test-visitor.js';

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
    /more that 2000 tokens/,
    `{ company { ${times(LIMITS.tokens, () => 'name')} } }`,
  ],
  'too dear by its fragments': [
    /Cost limit/,
    `{ ${times(15, (i) => `c${i}: cart { ...C }`)} }
     fragment C on Cart { ${times(2, () => `lines { configuration { ${CONFIGURATION} } }`)} }`,
  ],
  'that repeats introspection': [
    /introspection depth/i,
    `{ __schema { types { ${introspected(6)} } } }`,
  ],
};

describe('a document', () => {
  it.each(Object.entries(BOMBS))('%s is refused before anything runs', async (_, bomb) => {
    const [said, query] = bomb;
    let answer: { status: number; body: GraphQLAnswer<unknown> } | undefined;
    const statements = await app.countStatements(async () => {
      answer = await app.visitor().json('POST', '/graphql', { query });
    });
    expect(answer).toMatchObject({ status: 400 });
    expect(answer!.body.data).toBeUndefined();
    for (const { extensions } of answer!.body.errors!)
      expect(extensions.code).toMatch(/^GRAPHQL_(PARSE|VALIDATION)_FAILED$/);
    expect(answer!.body.errors!.map(({ message }) => message).join()).toMatch(said);
    expect(statements).toBe(0);
  });

  it('within the limits is answered', async () => {
    const query = `{
      products(page: { limit: 200 }) { totalCount items { ${PRODUCT} } categoryCounts { category count } }
      ${times(10, (i) => `p${i}: product(id: ${i}) { ${PRODUCT} }`)}
      cart { lines { configuration { ${CONFIGURATION} } } }
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
