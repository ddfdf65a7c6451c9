import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GraphQLString, getNamedType, isObjectType } from 'graphql';
import { SCOPE_NAMES } from '#engine/trade/rights/permissions';
import type { GraphQLName } from '../identity/operations.js';
import { type ChangedTables, watchTables } from '../testing/database/changed-tables.js';
import { submitInquiry } from '../testing/inquiries.js';
import { DEAF_PROVIDER } from '../testing/payments/payments-stand-in.js';
import { noteTypes, selectionOf, typesOf } from '../testing/requests/every-field.js';
import {
  allCalls,
  argumentsOf,
  documentOf,
  graphqlOperation,
  neededBy,
  rootFields,
  type RootField,
} from '../testing/requests/operation-calls.js';
import { FullShop } from '../testing/shop/full-shop.js';
import { subscribeAs } from '../testing/subscribe.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import { TestVisitor } from '../testing/test-visitor.js';
import { createToken } from '../testing/tokens.js';
import { createSchema } from './schema.js';

const CALLERS = ['admin', 'staff', 'everybody', 'token'] as const;
type Caller = (typeof CALLERS)[number];
/** Operations that change the caller's session, so they are sent by a new visitor. */
const SIGNS_IN_OR_OUT = new Set<GraphQLName>([
  'Mutation.login',
  'Mutation.confirmLogin',
  'Mutation.logout',
]);

/** Operations whose purpose is to tell staff the address of a customer's page. */
const REVEALS = new Set<GraphQLName>([
  'Mutation.revealOfferLink',
  'Mutation.revealOrderLink',
  'Mutation.revealVisitLink',
]);
/** What staff and tokens were answered to requests that do not name the token of a customer's page. */
const answered: string[] = [];
/** Only members of staff may ask for all fields of a long list. */
const TOO_HEAVY = /^The answer could hold/;

const schema = createSchema();
const FIELDS = rootFields(schema);
const namesOf = (root: string) => [...FIELDS.keys()].filter((name) => name.startsWith(`${root}.`));
const MUTATIONS = namesOf('Mutation');
const SCOPES: ReadonlySet<string> = new Set(SCOPE_NAMES);

let app: TestApp;
let shop: FullShop;
const callers = new Map<Caller, TestVisitor>();
const types = new Set<string>();

beforeAll(async () => {
  app = await createTestApp({ env: DEAF_PROVIDER });
  shop = new FullShop(app, await app.signIn('admin'));
  callers.set('admin', shop.admin);
  callers.set('staff', await app.signIn('staff'));
  callers.set('everybody', app.visitor());
  callers.set('token', new TestVisitor(app.url, await createToken(app, SCOPE_NAMES)));
});
afterAll(() => app.close());

/** An operation with all fields selected and its arguments as variables. */
const documentFor = (name: GraphQLName, field: RootField, given: Record<string, unknown>) =>
  documentOf(name, field, given, selectionOf(field));

async function answersOf(name: GraphQLName, caller: Caller) {
  const field = FIELDS.get(name)!;
  const visitor = callers.get(caller)!;
  const codes: string[] = [];
  for (const call of allCalls(name)) {
    const given = argumentsOf(field, await call(shop, visitor));
    const sender = SIGNS_IN_OR_OUT.has(name) ? app.visitor() : visitor;
    const { data, errors = [] } = await sender.graphql(documentFor(name, field, given), given);
    noteTypes(data, types);
    if (caller !== 'everybody' && !REVEALS.has(name) && !('token' in given))
      answered.push(JSON.stringify(data));
    for (const { message, path, extensions } of errors) {
      const isRefusal =
        ['FORBIDDEN', 'UNAUTHENTICATED'].includes(extensions.code) || TOO_HEAVY.test(message);
      if (!isRefusal || caller === 'admin') codes.push(`${path?.join('.')}: ${message}`);
    }
  }
  return codes;
}

describe.each(CALLERS)('called by %s, every field', (caller) => {
  it.each([...MUTATIONS, ...namesOf('Query')])(
    'of %s is answered, or refused because of missing rights',
    async (name) => {
      expect(await answersOf(name, caller)).toEqual([]);
    },
  );
});

describe('what an admin changes by the mutation', () => {
  let changedTables: ChangedTables;
  beforeAll(async () => {
    changedTables = await watchTables(app);
  });

  // Those that a token may call are in token-changes.test.ts.
  it.each(MUTATIONS.filter((name) => !neededBy(name).some((scope) => SCOPES.has(scope))))(
    '%s is in the audit log, unless there is a reason',
    async (name) => {
      const field = FIELDS.get(name)!;
      const { notAudited } = graphqlOperation(name);
      const [call] = allCalls(name);
      const given = argumentsOf(field, await call(shop, shop.admin));
      const sender = SIGNS_IN_OR_OUT.has(name) ? app.visitor() : shop.admin;
      const changed = await changedTables(() =>
        sender.graphql(documentFor(name, field, given), given),
      );
      expect({ changed, isAudited: changed.includes('audit_entry') }).toEqual({
        changed,
        isAudited: notAudited === undefined,
      });
    },
  );
});

it.each(namesOf('Subscription'))('every field of the event %s is sent', async (name) => {
  const events = await subscribeAs(shop.admin, documentFor(name, FIELDS.get(name)!, {}));
  await submitInquiry(app);
  const { data, errors } = (await events.next())!;
  events.close();
  expect(errors).toBeUndefined();
  noteTypes(data, types);
});

it('every field of an order has the same value in the list of staff and alone', async () => {
  // What can still be undone counts the seconds, so the two answers would differ.
  await app.sql(`update order_event set at = at - interval '1 hour'`);
  const { data } = await shop.admin.graphql<{ orders: { items: { id: number }[] } }>(
    documentFor('Query.orders', FIELDS.get('Query.orders')!, {}),
  );
  expect(data.orders.items.length).toBeGreaterThan(5);
  for (const listed of data.orders.items) {
    const { id } = listed;
    const document = documentFor('Query.adminOrder', FIELDS.get('Query.adminOrder')!, { id });
    const alone = await shop.admin.graphql(document, { id });
    expect(alone.data).toEqual({ adminOrder: listed });
  }
});

it('no answer to staff or to a token holds the secret of a customer’s page', async () => {
  const tokens = await app.sql<{ token: string }>(
    'select token from customer_order union select token from offer union select token from visit',
  );
  const text = answered.join();
  expect(text.length).toBeGreaterThan(100_000);
  expect(tokens.filter(({ token }) => text.includes(token))).toEqual([]);
});

it('no entry of the audit log holds the secret of a customer’s page, cart, project or payment', async () => {
  const secrets = await app.sql<{ secret: string }>(
    `select token as secret from customer_order union select token from offer union select token from visit
     union select feed_secret from crew union select id::text from project
     union select token from online_payment where token is not null
     union select visitor_id::text from cart union select visitor_id::text from customer_order where visitor_id is not null`,
  );
  const entries = await app.sql<{ entry: string }>('select entry::text from audit_entry entry');
  expect(secrets.length).toBeGreaterThan(20);
  expect(entries.length).toBeGreaterThan(50);
  const log = entries.map(({ entry }) => entry).join();
  expect(secrets.filter(({ secret }) => log.includes(secret))).toEqual([]);
});

it.each(['Order', 'Offer'])('the token of an %s is told to none of them', async (kind) => {
  const list = `${kind.toLowerCase()}s`;
  for (const caller of ['admin', 'staff', 'token'] as const) {
    const { errors = [] } = await callers.get(caller)!.graphql(`{ ${list} { items { token } } }`);
    expect(errors.map(({ extensions }) => extensions.code)).toContain('FORBIDDEN');
  }
});

it('every price is a decimal string, not just a text', () => {
  const texts = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => /price$/i.test(field.name) && getNamedType(field.type) === GraphQLString)
    .map(({ type, field }) => `${type.name}.${field.name}`);
  expect(texts).toEqual([]);
});

it('answers covered every type of the schema, and no failure was logged', () => {
  expect(typesOf(schema).filter((type) => !types.has(type))).toEqual([]);
  expect(app.logged).toEqual([]);
});
