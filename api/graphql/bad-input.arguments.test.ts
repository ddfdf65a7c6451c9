import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getNamedType, isInputObjectType } from 'graphql';
import { createSchema } from './schema.js';
import { forEachAtOnce } from '../testing/requests/at-once.js';
import { ODD_TEXTS } from '../testing/requests/bad-values.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import type { GraphQLAnswer, TestVisitor } from '../testing/test-visitor.js';

interface ArgumentCase {
  type: string;
  selection: string;
  /** Values of a wrong type, which must be refused. */
  refused: readonly unknown[];
}

const TEXT_ID: ArgumentCase = { type: 'ID!', selection: '', refused: [true, {}, [], 1.5, null] };
const WHOLE_ID: ArgumentCase = {
  type: 'Int!',
  selection: '',
  refused: ['1', 'tekst', 1.5, true, {}, [], null, 2 ** 31, -(2 ** 31) - 1, 1e308],
};
const SORT = [5, true, {}, [], '', 'id', '__proto__', null];

/** Every argument of a root field, except input objects, which bad-input.test.ts tests. */
const ARGUMENTS: Record<string, ArgumentCase> = {
  'article.id': { ...TEXT_ID, selection: 'id' },
  'configuration.id': { ...TEXT_ID, selection: 'id' },
  'project.id': { ...TEXT_ID, selection: 'id' },
  'picture.name': { ...TEXT_ID, selection: 'url' },
  'textPage.slug': { ...TEXT_ID, selection: 'slug' },
  'adminOrder.id': { ...WHOLE_ID, selection: 'id' },
  'adminOffer.id': { ...WHOLE_ID, selection: 'id' },
  'offer.token': { type: 'String!', selection: 'id', refused: [1, true, {}, [], null] },
  'offers.sort': { type: 'OfferSort!', selection: 'totalCount', refused: SORT },
  'order.token': { type: 'String!', selection: 'id', refused: [1, true, {}, [], null] },
  'product.id': { ...WHOLE_ID, selection: 'id' },
  'defaultProduct.category': { type: 'Category!', selection: 'id', refused: SORT },
  'startingPoints.category': { type: 'Category!', selection: 'code', refused: SORT },
  'exampleQuote.category': { type: 'Category!', selection: 'width', refused: SORT },
  'productType.category': { type: 'Category!', selection: 'label', refused: SORT },
  'scheduledPriceChange.id': { ...WHOLE_ID, selection: 'id' },
  'adminProduct.id': { ...WHOLE_ID, selection: 'id' },
  'adminProducts.sort': { type: 'AdminProductSort!', selection: 'totalCount', refused: SORT },
  'productPrices.productId': { ...WHOLE_ID, selection: 'vatRate' },
  'comparedProducts.ids': {
    type: '[Int!]!',
    selection: 'id',
    refused: ['x', 1.5, true, {}, null],
  },
  'otherSolutions.productId': { ...WHOLE_ID, selection: 'code' },
  'relatedProducts.productId': { ...WHOLE_ID, selection: 'id' },
  'invoiceBuyer.invoiceId': { ...WHOLE_ID, selection: 'name' },
  'invoiceLines.invoiceId': { ...WHOLE_ID, selection: 'name' },
  'inventoryItem.id': {
    type: 'Int!',
    selection: 'id',
    refused: ['1', 'tekst', 1.5, true, {}, [], null, 2 ** 31],
  },
  'bankTransfers.sort': { type: 'BankTransferSort!', selection: 'totalCount', refused: SORT },
  'invoices.sort': { type: 'InvoiceSort!', selection: 'totalCount', refused: SORT },
  'inventory.sort': { type: 'InventorySort!', selection: 'totalCount', refused: SORT },
  'inquiry.id': {
    type: 'Int!',
    selection: 'id',
    refused: ['1', 'tekst', 1.5, true, {}, [], null, 2 ** 31, -(2 ** 31) - 1, 1e308],
  },
  'inquiries.sort': { type: 'InquirySort!', selection: 'totalCount', refused: SORT },
  'products.sort': { type: 'ProductSort!', selection: 'totalCount', refused: SORT },
  'account.id': {
    type: 'Int!',
    selection: 'id',
    refused: ['1', 'tekst', 1.5, true, {}, [], null, 2 ** 31, -(2 ** 31) - 1, 1e308],
  },
  'accounts.sort': { type: 'AccountSort!', selection: 'totalCount', refused: SORT },
  'apiTokens.sort': { type: 'ApiTokenSort!', selection: 'totalCount', refused: SORT },
  'auditEntries.sort': { type: 'AuditSort!', selection: 'totalCount', refused: SORT },
  'passwordLink.token': { type: 'String!', selection: 'email', refused: [1, true, {}, [], null] },
  'sessions.accountId': {
    type: 'Int!',
    selection: 'id',
    refused: ['1', 'tekst', 1.5, true, {}, [], null, 2 ** 31, 1e308],
  },
  'undeliveredMails.sort': { type: 'UndeliveredMailSort!', selection: 'totalCount', refused: SORT },
  'orders.sort': { type: 'OrderSort!', selection: 'totalCount', refused: SORT },
};

const schema = createSchema();
const declared = [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
  Object.values(root.getFields()).flatMap(({ name, args }) =>
    args
      .filter(({ type }) => !isInputObjectType(getNamedType(type)))
      .map((argument) => `${name}.${argument.name}`),
  ),
);

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('admin');
});
afterAll(async () => {
  const { logged } = app;
  await app.close();
  expect(logged).toEqual([]);
});

it('every argument of the schema has its case', () => {
  expect(Object.keys(ARGUMENTS).sort()).toEqual(declared.sort());
});

describe.each(Object.entries(ARGUMENTS))('%s', (path, { type, selection, refused }) => {
  const [field, argument] = path.split('.') as [string, string];
  const query = `query ($value: ${type}) { ${field}(${argument}: $value) { ${selection} } }`;
  const send = (value: unknown) =>
    staff.json<GraphQLAnswer<unknown>>('POST', '/graphql', { query, variables: { value } });

  it('refuses values of a wrong type', async () => {
    await forEachAtOnce([...refused, undefined], async (value) => {
      const { status, body } = await send(value);
      expect(status).toBe(400);
      expect(body.data).toBeUndefined();
      expect(body.errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'value' }] } },
      ]);
    });
  });

  it('answers whatever text is sent', async () => {
    await forEachAtOnce(ODD_TEXTS, async (value) => {
      const { status, body } = await send(value);
      expect(status).toBeLessThan(500);
      expect((body.errors ?? []).map(({ extensions }) => extensions.code)).not.toContain(
        'INTERNAL_SERVER_ERROR',
      );
    });
  });
});

it('of a long list the first 20 wrong entries are named', async () => {
  const query = 'query ($ids: [Int!]!) { comparedProducts(ids: $ids) { id } }';
  const { errors } = await staff.graphql(query, { ids: Array(10_000).fill('x') });
  const paths = errors?.flatMap(({ extensions }) => extensions.fields?.map(({ path }) => path));
  expect(paths).toEqual(Array.from({ length: 20 }, (_, index) => String(index)));
});

describe('a document', () => {
  it.each([
    '',
    ' ',
    '{',
    '{ nothing }',
    '{ product }',
    '{ product(id: "1") { id } }',
    '{ product(id: 99999999999) { id } }',
    '{ priceQuote(input: { productId: 1 }) { area } }',
    '{ products(filter: { priceFrom: [1] }) { totalCount } }',
    '{ products(filter: { category: nope }) { totalCount } }',
    'query A { me { id } } query B { me { id } }',
    'subscription { me { id } }',
    'fragment A on Query { ...A } { ...A }',
    '\0',
    '{ me { id } } 😀',
  ])('that reads %j is refused, not run', async (query) => {
    const { status, body } = await staff.json('POST', '/graphql', { query });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toMatch(/"code":"(GRAPHQL|OPERATION|BAD)_/);
    expect(JSON.stringify(body)).not.toMatch(/stacktrace|node_modules|INTERNAL/);
  });

  it.each([
    { query: 5 },
    { query: null },
    { query: { a: 1 } },
    { query: '{ me { id } }', variables: 'text' },
    { query: '{ me { id } }', variables: [] },
    { query: '{ me { id } }', operationName: 5 },
    { query: '{ me { id } }', operationName: 'Missing' },
    { query: '{ me { id } }', extensions: 'text' },
    { extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
  ])('in the body %j is answered without a failure', async (body) => {
    const answer = await staff.json('POST', '/graphql', body);
    expect(answer.status).toBeLessThan(500);
    expect(JSON.stringify(answer.body)).not.toMatch(/stacktrace|node_modules|INTERNAL/);
  });

  it.each<{ persistedQuery: unknown }>([
    { persistedQuery: { sha256Hash: {} } },
    { persistedQuery: { version: {}, sha256Hash: null } },
    { persistedQuery: { version: 1, sha256Hash: { toString: 'x' } } },
    { persistedQuery: 'x' },
    { persistedQuery: 5 },
    { persistedQuery: null },
  ])('with the extensions %j is malformed', async (extensions) => {
    for (const query of [undefined, '{ me { id } }']) {
      const body = { query, extensions };
      const answer = await staff.json('POST', '/graphql', body);
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'MALFORMED' } } });
    }
  });

  it.each(['', '{', 'null', '5', '"text"', '[]', '{"query":"{ me { id } }"', '\u0000', '[null]'])(
    'is missing in the body %j',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const response = await staff.fetch('/graphql', { method: 'POST', headers, body });
      expect(response.status).toBe(400);
      expect(await response.text()).not.toMatch(/stacktrace|node_modules|INTERNAL/);
    },
  );
});
