import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphQLInputField, getNamedType, isInputObjectType, isNonNullType } from 'graphql';
import type { GraphQLName } from '../identity/operations.js';
import { rowCounts } from '../testing/database/row-counts.js';
import { awning } from '../testing/factories.js';
import { forEachAtOnce } from '../testing/requests/at-once.js';
import {
  BAD_VALUES,
  ODD_TEXTS,
  UNKNOWN_FIELDS,
  withField,
} from '../testing/requests/bad-values.js';
import { type FieldPlace, placeOf } from '../testing/requests/input-fields.js';
import {
  GRAPHQL_NAMES,
  allCalls,
  argumentsOf,
  documentOf,
  graphqlOperation,
  rootFields,
  typeOnly,
} from '../testing/requests/operation-calls.js';
import { type Refusal, findAccepted } from '../testing/requests/refusals.js';
import { withValue } from '../testing/requests/with-value.js';
import { FullShop } from '../testing/shop/full-shop.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import type { GraphQLAnswer, TestVisitor } from '../testing/test-visitor.js';
import { createSchema } from './schema.js';

/** PostgreSQL does not know the year 0, and no date of the shop is that far away. */
const FAR_INSTANTS = ['0000-01-01T00:00:00Z', '1900-01-01T00:00:00Z', '9999-12-31T23:59:59Z'];
const TEXT_TYPES = new Set(['String', 'ID', 'Decimal', 'SignedDecimal']);

const schema = createSchema();
const FIELDS = rootFields(schema);

interface Case extends FieldPlace {
  /** As the operation names it: "lines.quantity". */
  path: string;
  refused: readonly unknown[];
}

/** The fields of one object within the arguments, because a wrong object hides wrong fields within. */
function casesOf(name: GraphQLName): Case[][] {
  const operation = FIELDS.get(name)!;
  const groups = new Map<string, Case[]>();
  for (const [path, refused] of Object.entries(
    graphqlOperation(name).refused?.(BAD_VALUES) ?? {},
  )) {
    const found = placeOf(operation, path);
    const parent = found.place.slice(0, -1).join('.');
    const all = refusedBy(found.field, refused);
    groups.set(parent, [...(groups.get(parent) ?? []), { ...found, path, refused: all }]);
  }
  return [...groups.values()];
}

function refusedBy({ type, defaultValue }: GraphQLInputField, listed: readonly unknown[]) {
  const wrong = getNamedType(type).name === 'DateTimeISO' ? [...listed, ...FAR_INSTANTS] : listed;
  if (!isNonNullType(type)) return wrong;
  return [...wrong, null, ...(defaultValue === undefined ? [undefined] : [])];
}

let app: TestApp;
let shop: FullShop;
beforeAll(async () => {
  app = await createTestApp();
  shop = new FullShop(app, await app.signIn('admin'));
});
afterAll(async () => {
  const { logged } = app;
  await app.close();
  expect(logged).toEqual([]);
});

async function send(
  caller: TestVisitor,
  query: string,
  variables: unknown,
): Promise<GraphQLAnswer<unknown>> {
  const answer = await caller.json<GraphQLAnswer<unknown>>('POST', '/graphql', {
    query,
    variables,
  });
  expect(answer.status).toBeLessThan(500);
  return answer.body;
}

const isRefusal = ({ errors = [] }: GraphQLAnswer<unknown>): boolean =>
  errors.some(({ extensions }) => extensions.code === 'BAD_USER_INPUT');

/** The fields that the answer refuses, without the numbers of list items: "lines.quantity". */
function refusedPaths({ data, errors }: GraphQLAnswer<unknown>): string[] {
  expect(data ?? null).toBeNull();
  expect(errors).toHaveLength(1);
  const [error] = errors!;
  expect(error!.extensions.code).toBe('BAD_USER_INPUT');
  expect(JSON.stringify(errors)).not.toMatch(/stacktrace|node_modules|\.ts:\d/);
  return error!.extensions.fields!.map(({ path }) => path.replaceAll(/\.\d+(?=\.|$)/g, ''));
}

/** How the server names a field: by its path within the argument. */
const ownPath = ({ place }: FieldPlace): string =>
  place
    .slice(1)
    .filter((step) => typeof step === 'string')
    .join('.');

function refusalOf(answer: GraphQLAnswer<unknown>, cases: readonly Case[]): Refusal {
  const paths = isRefusal(answer) ? refusedPaths(answer) : [];
  const named = cases.filter((each) => {
    const own = ownPath(each);
    return paths.some((path) => path === own || path.startsWith(`${own}.`));
  });
  return { named: new Set(named.map(({ path }) => path)), answer };
}

/** Expects a result, or errors that say what is wrong: no internal error. */
function expectAnswered({ errors = [] }: GraphQLAnswer<unknown>): void {
  for (const { extensions, message } of errors) {
    expect(extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
    expect(message).toMatch(/\S/);
  }
}

const CASES = GRAPHQL_NAMES.map((name) => ({ name, groups: casesOf(name) })).filter(
  ({ groups }) => groups.length > 0,
);

/** Refused with the list that holds them: a signature is drawn again, not corrected. */
const WITHIN_LIST = 'SignaturePointInput';

it('every field of every input is refused somewhere', () => {
  const covered = new Set(CASES.flatMap(({ groups }) => groups.flat().map(({ name }) => name)));
  const all = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .filter(({ name }) => name !== WITHIN_LIST)
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
  expect(all.filter((field) => !covered.has(field))).toEqual([]);
});

describe.each(CASES)('$name', ({ name, groups }) => {
  const field = FIELDS.get(name)!;
  // Each with a session of its own, because some end sessions.
  let caller: TestVisitor;
  let valid: Record<string, unknown>;
  let before: Awaited<ReturnType<typeof rowCounts>>;
  const accepted = new Map<string, readonly unknown[]>();
  const sendWith = (changes: readonly (readonly [FieldPlace, unknown])[]) => {
    const given = changes.reduce<unknown>(
      (sent, [{ place }, value]) => withValue(sent, place, value),
      valid,
    ) as Record<string, unknown>;
    return send(caller, documentOf(name, field, given, typeOnly(field)), given);
  };

  beforeAll(async () => {
    const [call] = allCalls(name);
    caller = await app.signIn('admin');
    valid = argumentsOf(field, await call(shop, caller));
    before = await rowCounts(app);
    for (const cases of groups) {
      const byPath = new Map(cases.map((each) => [each.path, each]));
      const wrong = Object.fromEntries(cases.map(({ path, refused }) => [path, refused]));
      const found = await findAccepted(wrong, async (sent) =>
        refusalOf(
          await sendWith(
            Object.entries(sent).map(([path, value]) => [byPath.get(path)!, value] as const),
          ),
          cases,
        ),
      );
      for (const [path, lapses] of found) accepted.set(path, lapses);
    }
  });

  it.each(groups.flat())('is refused by $path', ({ path }) => {
    expect(accepted.get(path) ?? []).toEqual([]);
  });

  it('writes nothing then', async () => {
    expect(await rowCounts(app)).toEqual(before);
  });

  it('accepts valid values', async () => {
    expect(isRefusal(await sendWith([]))).toBe(false);
  });

  it('answers whatever text is sent', async () => {
    const texts = groups
      .flat()
      .filter((each) => TEXT_TYPES.has(getNamedType(each.field.type).name));
    for (const each of texts)
      await forEachAtOnce(ODD_TEXTS, async (value) =>
        expectAnswered(await sendWith([[each, value]])),
      );
  });

  it('refuses unknown fields and values that are not objects', async () => {
    for (const [first] of groups) {
      const parent = first!.place.slice(0, -1);
      const within = parent.reduce<unknown>(
        (at, step) => (at as Record<string | number, unknown> | undefined)?.[step],
        valid,
      );
      const refusedWith = async (value: unknown) =>
        refusedPaths(await sendWith([[{ ...first!, place: parent }, value]]));
      for (const unknown of UNKNOWN_FIELDS) {
        const paths = await refusedWith(withField((within ?? {}) as object, unknown, 1));
        expect(paths.map((path) => path.split('.').at(-1))).toContain(unknown);
      }
      for (const value of ['tekst', 5, true, [5]]) expect(await refusedWith(value)).not.toEqual([]);
    }
  });
});

describe('a configuration', () => {
  const QUOTE =
    'query ($input: ConfigurationInput!) { priceQuote(input: $input) { calculatedPrice issues { field } } }';

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
    const answer = await shop.admin.graphql<{
      priceQuote: { calculatedPrice: null; issues: { field: string }[] };
    }>(QUOTE, { input: awning({ [field]: value }) });
    expect(answer.errors).toBeUndefined();
    const { calculatedPrice, issues } = answer.data.priceQuote;
    expect(calculatedPrice).toBeNull();
    expect(issues.map((issue) => issue.field.split('.')[0])).toEqual([field]);
  });
});
