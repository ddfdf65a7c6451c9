import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
} from 'graphql';
import { forEachAtOnce } from '../testing/requests/at-once.js';
import { ODD_TEXTS } from '../testing/requests/bad-values.js';
import { documentOf, rootFields, typeOnly } from '../testing/requests/operation-calls.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import type { GraphQLAnswer, TestVisitor } from '../testing/test-visitor.js';
import { createSchema } from './schema.js';

const WRONG_CODES = [5, true, {}, [], '', 'id', '__proto__', null];
/** Values of a wrong type, by the type. */
const WRONG: Record<string, readonly unknown[]> = {
  ID: [true, {}, [], 1.5],
  Int: ['1', 'tekst', 1.5, true, {}, [], 2 ** 31, -(2 ** 31) - 1, 1e308],
  String: [1, true, {}, []],
};

/** Every argument of an operation, except input objects, which bad-input.test.ts tests. */
const ARGUMENTS = [...rootFields(createSchema())].flatMap(([name, field]) =>
  field.args
    .filter(({ type }) => !isInputObjectType(getNamedType(type)))
    .map((argument) => ({ name, field, argument, path: `${name}.${argument.name}` })),
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

describe.each(ARGUMENTS)('$path', ({ name, field, argument }) => {
  const send = async (value: unknown) => {
    const sent = { [argument.name]: value };
    const query = documentOf(name, { ...field, args: [argument] }, sent, typeOnly(field));
    return staff.json<GraphQLAnswer<unknown>>('POST', '/graphql', { query, variables: sent });
  };

  it('refuses values of a wrong type', async () => {
    const { type } = argument;
    const named = getNamedType(type);
    // A list takes a single value as its only item.
    const refused = isEnumType(named) ? WRONG_CODES : WRONG[named.name]!;
    const isList = isListType(getNullableType(type));
    const wrong = isList ? refused.filter((value) => !Array.isArray(value)) : refused;
    const missing = [
      ...(isNonNullType(type) ? [null] : []),
      ...(isRequiredArgument(argument) ? [undefined] : []),
    ];
    await forEachAtOnce([...wrong, ...missing], async (value) => {
      const { status, body } = await send(value);
      expect(status).toBe(400);
      expect(body.data).toBeUndefined();
      expect(body.errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT', fields: [{ path: argument.name }] } },
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
    '{ priceQuote(input: { productId: 1, width: "duża" }) { area } }',
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
