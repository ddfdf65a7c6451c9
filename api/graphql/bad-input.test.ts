import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphQLInputField, getNamedType, isInputObjectType, isNonNullType } from 'graphql';
import { createSchema } from './schema.js';
import { forEachAtOnce } from '../testing/requests/at-once.js';
import { ODD_TEXTS, UNKNOWN_FIELDS, withField } from '../testing/requests/bad-values.js';
import { awning } from '../testing/factories.js';
import { INPUTS, QUOTE } from '../testing/requests/graphql-inputs.js';
import { type Refusal, findAccepted } from '../testing/requests/refusals.js';
import { rowCounts } from '../testing/database/row-counts.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import type { GraphQLAnswer, TestVisitor } from '../testing/test-visitor.js';

/** PostgreSQL does not know the year 0, and no date of the shop is that far away. */
const FAR_INSTANTS = ['0000-01-01T00:00:00Z', '1900-01-01T00:00:00Z', '9999-12-31T23:59:59Z'];
const TEXT_TYPES = new Set(['String', 'ID', 'Decimal', 'SignedDecimal']);

const schema = createSchema();
const inputTypes = Object.values(schema.getTypeMap()).filter(isInputObjectType);

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

async function send(query: string, input: unknown): Promise<GraphQLAnswer<unknown>> {
  const body = { query, variables: { input } };
  const answer = await staff.json<GraphQLAnswer<unknown>>('POST', '/graphql', body);
  expect(answer.status).toBeLessThan(500);
  return answer.body;
}

function expectRefused(answer: GraphQLAnswer<unknown>, field: string): void {
  expect([...refusedParts(answer)].flat()).toContain(field);
}

/** The path of each field that the answer refuses, split at its dots. */
function refusedParts({ data, errors }: GraphQLAnswer<unknown>): string[][] {
  expect(data ?? null).toBeNull();
  expect(errors).toHaveLength(1);
  const [error] = errors!;
  expect(error!.extensions.code).toBe('BAD_USER_INPUT');
  expect(JSON.stringify(errors)).not.toMatch(/stacktrace|node_modules|\.ts:\d/);
  return error!.extensions.fields!.map(({ path }) => path.split('.'));
}

/** The fields of an input that an answer refuses: the first part of each refused path that is a field of the input. */
function refusalOf(answer: GraphQLAnswer<unknown>, known: readonly GraphQLInputField[]): Refusal {
  const names = new Set(known.map(({ name }) => name));
  const found = isRefusal(answer)
    ? refusedParts(answer).flatMap((parts) => parts.find((part) => names.has(part)) ?? [])
    : [];
  return { named: new Set(found), answer };
}

const isRefusal = ({ errors = [] }: GraphQLAnswer<unknown>): boolean =>
  errors.some(({ extensions }) => extensions.code === 'BAD_USER_INPUT');

/** Expects a result, or errors that say what is wrong: no internal error. */
function expectAnswered({ errors = [] }: GraphQLAnswer<unknown>): void {
  for (const { extensions, message } of errors) {
    expect(extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
    expect(message).toMatch(/\S/);
  }
}

function refusedBy({ type, defaultValue }: GraphQLInputField, listed: readonly unknown[]) {
  const wrong = getNamedType(type).name === 'DateTimeISO' ? [...listed, ...FAR_INSTANTS] : listed;
  if (!isNonNullType(type)) return wrong;
  return [...wrong, null, ...(defaultValue === undefined ? [undefined] : [])];
}

it('every input of the schema has its case', () => {
  expect(Object.keys(INPUTS).sort()).toEqual(inputTypes.map(({ name }) => name).sort());
});

describe.each(inputTypes.map((type) => ({ name: type.name, type })))('$name', ({ name, type }) => {
  const { document, valid, fields } = INPUTS[name]!;
  const known = Object.values(type.getFields());

  it('has a case for every field', () => {
    expect(Object.keys(fields).sort()).toEqual(known.map((field) => field.name).sort());
  });

  it('accepts valid values', async () => {
    const { errors = [] } = await send(document, valid());
    expect(errors.map(({ extensions }) => extensions.code)).not.toContain('BAD_USER_INPUT');
  });

  describe('with wrong fields', () => {
    let before: Awaited<ReturnType<typeof rowCounts>>;
    let accepted: Awaited<ReturnType<typeof findAccepted>>;
    beforeAll(async () => {
      before = await rowCounts(app);
      const wrong = known.map((field) => [field.name, refusedBy(field, fields[field.name] ?? [])]);
      accepted = await findAccepted(Object.fromEntries(wrong), async (values) =>
        refusalOf(await send(document, { ...valid(), ...values }), known),
      );
    });

    it.each(known.map(({ name: field }) => ({ field })))('is refused by $field', ({ field }) => {
      expect(accepted.get(field) ?? []).toEqual([]);
    });

    it('writes nothing', async () => {
      expect(await rowCounts(app)).toEqual(before);
    });
  });

  it('answers whatever text is sent', async () => {
    const texts = known.filter(({ type: of }) => TEXT_TYPES.has(getNamedType(of).name));
    for (const field of texts)
      await forEachAtOnce(ODD_TEXTS, async (value) =>
        expectAnswered(await send(document, { ...valid(), [field.name]: value })),
      );
  });

  it('refuses unknown fields and values that are not objects', async () => {
    for (const field of UNKNOWN_FIELDS)
      expectRefused(await send(document, withField(valid(), field, 1)), field);
    for (const value of ['tekst', 5, true, [5]])
      expectRefused(await send(document, value), 'input');
  });
});

describe('a configuration', () => {
  it.each([
    ['width', 100_000],
    ['width', -100_000],
    ['projection', 0],
    ['height', 100],
    ['fabricColor', 'Biały\0'],
    ['fabricColor', '😀'],
    ['productType', '__proto__'],
    ['roofMaterial', 'constructor'],
    ['frameColor', 'toString'],
    ['additionalOptions', { windSensor: 1e308 }],
    ['additionalOptions', withField({}, '__proto__', true)],
    ['additionalOptions', { constructor: true }],
    ['additionalOptions', { '': true }],
    ['additionalOptions', { [`o${'x'.repeat(5000)}`]: true }],
  ])('with %s %j has an issue there and no price', async (field, value) => {
    const answer = await staff.graphql<{
      priceQuote: { calculatedPrice: null; issues: { field: string }[] };
    }>(QUOTE, { input: awning({ [field]: value }) });
    expect(answer.errors).toBeUndefined();
    const { calculatedPrice, issues } = answer.data.priceQuote;
    expect(calculatedPrice).toBeNull();
    expect(issues.map((issue) => issue.field.split('.')[0])).toEqual([field]);
  });
});
