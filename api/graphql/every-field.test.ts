import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type GraphQLField,
  type GraphQLObjectType,
  GraphQLString,
  getNamedType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { SCOPES } from '../features/auth/scopes.js';
import { createSchema } from './schema.js';
import { type ChangedTables, watchTables } from '../testing/database/changed-tables.js';
import { noteTypes, selectionOf, typesOf } from '../testing/requests/every-field.js';
import { FullShop } from '../testing/full-shop.js';
import { submitInquiry } from '../testing/inquiries.js';
import { MUTATION_INPUTS, QUERY_ARGUMENTS } from '../testing/requests/operation-calls.js';
import { DEAF_PROVIDER } from '../testing/payments/payments-stand-in.js';
import { subscribeAs } from '../testing/subscribe.js';
import { PASSWORD, type TestApp, createTestApp } from '../testing/test-app.js';
import { TestVisitor } from '../testing/test-visitor.js';
import { createToken } from '../testing/tokens.js';

const CALLERS = ['admin', 'staff', 'everybody', 'token'] as const;
type Caller = (typeof CALLERS)[number];
type RootField = GraphQLField<unknown, unknown>;
/** Operations that change the caller's session, so they are sent by a new visitor. */
const SIGNS_IN_OR_OUT = new Set(['login', 'logout']);

/** Operations whose purpose is to tell staff the address of a customer's page. */
const REVEALS = new Set(['revealOfferLink', 'revealOrderLink']);
/** What staff and tokens were answered to requests that do not name the token of a customer's page. */
const answered: string[] = [];
/** Only members of staff may ask for all fields of a long list. */
const TOO_HEAVY = /^The answer could hold/;

const schema = createSchema();
const rootFields = (root: GraphQLObjectType | null | undefined): RootField[] =>
  Object.values(root?.getFields() ?? {});
const QUERIES = rootFields(schema.getQueryType());
const MUTATIONS = rootFields(schema.getMutationType());

let app: TestApp;
let shop: FullShop;
const callers = new Map<Caller, TestVisitor>();
const seen = new Set<string>();

beforeAll(async () => {
  app = await createTestApp({ env: DEAF_PROVIDER });
  shop = new FullShop(app, await app.signIn('admin'));
  callers.set('admin', shop.admin);
  callers.set('staff', await app.signIn('staff'));
  callers.set('everybody', app.visitor());
  callers.set('token', new TestVisitor(app.url, await createToken(app, Object.keys(SCOPES))));
});
afterAll(() => app.close());

const name = ({ name: own }: RootField) => own;

/** The operation with all fields selected and its arguments as variables. */
function documentOf(kind: string, field: RootField, given: Record<string, unknown>): string {
  const used = field.args.filter((argument) => argument.name in given);
  const missing = field.args.find((each) => isRequiredArgument(each) && !used.includes(each));
  if (missing) throw new Error(`operation-calls.ts does not say how to call ${field.name}`);
  const list = (texts: string[]) => (texts.length > 0 ? `(${texts.join(', ')})` : '');
  const declared = list(used.map((each) => `$${each.name}: ${String(each.type)}`));
  const passed = list(used.map((each) => `${each.name}: $${each.name}`));
  return `${kind} ${declared} { ${field.name}${passed} ${selectionOf(field)} }`;
}

async function callsOf(field: RootField, isMutation: boolean, visitor: TestVisitor) {
  const known = isMutation ? MUTATION_INPUTS[field.name] : QUERY_ARGUMENTS[field.name];
  const calls = known === undefined ? [] : [known].flat();
  const made = [];
  for (const call of calls) made.push(await call(shop, visitor));
  if (made.length === 0) return [{}];
  return isMutation ? made.map((input) => ({ input: knownFields(field, input) })) : made;
}

/** Removes the fields of a row that the input type does not have. */
function knownFields(field: RootField, input: Record<string, unknown>): Record<string, unknown> {
  const type = getNamedType(field.args[0]!.type);
  if (!isInputObjectType(type)) throw new Error(`${field.name} takes no input object`);
  return Object.fromEntries(Object.entries(input).filter(([key]) => key in type.getFields()));
}

async function answersOf(field: RootField, kind: 'query' | 'mutation', caller: Caller) {
  const visitor = callers.get(caller)!;
  const codes: string[] = [];
  for (const variables of await callsOf(field, kind === 'mutation', visitor)) {
    const sender = SIGNS_IN_OR_OUT.has(field.name) ? app.visitor() : visitor;
    const document = documentOf(kind, field, variables);
    const { data, errors = [] } = await sender.graphql(document, variables);
    noteTypes(data, seen);
    if (caller !== 'everybody' && !REVEALS.has(field.name) && !('token' in variables))
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
  it.each(MUTATIONS.map((field) => [name(field), field] as const))(
    'of %s is answered, or refused because of missing rights',
    async (_, field) => {
      expect(await answersOf(field, 'mutation', caller)).toEqual([]);
    },
  );

  it.each(QUERIES.map((field) => [name(field), field] as const))(
    'of %s is answered, or refused because of missing rights',
    async (_, field) => {
      expect(await answersOf(field, 'query', caller)).toEqual([]);
    },
  );
});

const OWN_CART = 'the cart belongs to the browser, whoever is signed in';
const OWN_FORM = 'a form of the shop, whose e-mail address is not the one of the account';
const OWN_SESSION = 'the profile lists the sessions of an account';
const NEEDS_PROVIDER =
  'needs a payment at the provider: settle-payment.test.ts, online-refund.test.ts';
/** The mutations that leave no row in the audit log, and why; of what tokens can call, `token-changes.test.ts` says it. */
const NOT_AUDITED: Readonly<Record<string, string>> = {
  addProjectToCart: OWN_CART,
  addToCart: OWN_CART,
  callOffRefund: NEEDS_PROVIDER,
  changeCartLine: OWN_CART,
  clearCart: OWN_CART,
  confirmNewsletter: OWN_FORM,
  decideOnlinePayment: NEEDS_PROVIDER,
  decideOnlineRefund: NEEDS_PROVIDER,
  login: OWN_SESSION,
  logout: OWN_SESSION,
  openOffer: 'only the first opening changes anything, and it was the customer’s',
  placeOrder: OWN_CART,
  refundOnline: NEEDS_PROVIDER,
  removeFromCart: OWN_CART,
  replaceCartLine: OWN_CART,
  requestPasswordLink: OWN_FORM,
  requestSamples: OWN_FORM,
  startOnlinePayment: 'the buyer’s own step, refused here: no provider can be reached',
  submitInquiry: OWN_FORM,
  subscribeToNewsletter: OWN_FORM,
  unsubscribeFromNewsletter: OWN_FORM,
  withdraw: OWN_FORM,
};
let password = PASSWORD;
/** What the admin sends where the usual call changes nothing. */
const CHANGING: Readonly<Record<string, () => Promise<Record<string, unknown>>>> = {
  changePassword: async () => {
    const currentPassword = password;
    password = 'zupełnie nowe hasło 2';
    return { currentPassword, newPassword: password };
  },
  enableAccount: async () => {
    const { id } = await shop.account();
    await shop.ask(`mutation { disableAccount(input: { accountId: ${id} }) { __typename } }`);
    return { accountId: id };
  },
  endSession: async () => ({ sessionId: await otherSession() }),
  endSessions: async () => {
    await otherSession();
    return {};
  },
  updateProfile: async () => {
    const { version } = await shop.ask<{ version: number }>('{ me { version } }');
    return { version, name: 'Ewa Nowak' };
  },
};

/** Signs the admin in once more; returns the id of that session. */
async function otherSession(): Promise<string> {
  const { email } = await shop.ask<{ email: string }>('{ me { email } }');
  const { status } = await app.visitor().json('POST', '/api/login', { email, password });
  expect(status).toBe(200);
  const { id } = await shop.row<{ id: string }>(
    'select id from session order by created_at desc limit 1',
  );
  return id;
}

const SCOPED = new Set(Object.values(SCOPES).flatMap(({ operations }) => operations));

describe('what an admin changes by the mutation', () => {
  let changedTables: ChangedTables;
  beforeAll(async () => {
    changedTables = await watchTables(app);
  });

  it.each(
    MUTATIONS.filter(({ name: own }) => !SCOPED.has(`Mutation.${own}`)).map(
      (field) => [name(field), field] as const,
    ),
  )('%s is in the audit log, unless there is a reason', async (own, field) => {
    const input = await CHANGING[own]?.();
    const [variables = {}] = input ? [{ input }] : await callsOf(field, true, shop.admin);
    const sender = SIGNS_IN_OR_OUT.has(field.name) ? app.visitor() : shop.admin;
    const document = documentOf('mutation', field, variables);
    const changed = await changedTables(() => sender.graphql(document, variables));
    expect({ changed, isAudited: changed.includes('audit_entry') }).toEqual({
      changed,
      isAudited: !(own in NOT_AUDITED),
    });
  });
});

it.each(rootFields(schema.getSubscriptionType()).map((field) => [name(field), field] as const))(
  'every field of the event %s is sent',
  async (_, field) => {
    const events = await subscribeAs(shop.admin, documentOf('subscription', field, {}));
    await submitInquiry(app);
    const { data, errors } = (await events.next())!;
    events.close();
    expect(errors).toBeUndefined();
    noteTypes(data, seen);
  },
);

it('every field of an order has the same value in the list of staff and alone', async () => {
  const [orders, order] = ['orders', 'adminOrder'].map((query) =>
    QUERIES.find(({ name: own }) => own === query)!,
  );
  const { data } = await shop.admin.graphql<{ orders: { items: { id: number }[] } }>(
    documentOf('query', orders!, {}),
  );
  expect(data.orders.items.length).toBeGreaterThan(5);
  for (const listed of data.orders.items) {
    const { id } = listed;
    const alone = await shop.admin.graphql(documentOf('query', order!, { id }), { id });
    expect(alone.data).toEqual({ adminOrder: listed });
  }
});

it('no answer to staff or to a token holds the secret of a customer’s page', async () => {
  const tokens = await app.sql<{ token: string }>(
    'select token from customer_order union select token from offer',
  );
  const text = answered.join();
  expect(text.length).toBeGreaterThan(100_000);
  expect(tokens.filter(({ token }) => text.includes(token))).toEqual([]);
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
  expect(typesOf(schema).filter((type) => !seen.has(type))).toEqual([]);
  expect(app.logged).toEqual([]);
});
