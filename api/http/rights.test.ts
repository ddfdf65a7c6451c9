import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type PermissionName, SCOPE_NAMES, isPublic } from '#engine/trade/rights/permissions';
import { OPERATIONS, OPERATION_NAMES } from '../graphql/operations.js';
import { createSchema } from '../graphql/schema.js';
import type { GraphQLName, RestName } from '../identity/operations.js';
import { OWNER } from '../identity/staff-role.entity.js';
import { PRESETS, type Preset } from '../testing/accounts.js';
import { type ChangedTables, watchTables } from '../testing/database/changed-tables.js';
import { submitInquiry } from '../testing/inquiries.js';
import { Contract, type OpenApi } from '../testing/requests/contract.js';
import {
  GRAPHQL_NAMES,
  REST_NAMES,
  addressOf,
  argumentsOf,
  documentOf,
  fewestArguments,
  neededBy,
  restCallOf,
  rootFields,
  typeOnly,
  validCalls,
} from '../testing/requests/operation-calls.js';
import { FullShop } from '../testing/shop/full-shop.js';
import { subscribeAs } from '../testing/subscribe.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import { TestVisitor } from '../testing/test-visitor.js';
import { createToken } from '../testing/tokens.js';
import { restApi } from './rest/router.js';

type Who = 'everyone' | Preset;
const CALLERS: readonly Who[] = ['everyone', ...PRESETS];
/** Of rows that do not exist. */
const PARAMS = {
  id: 2 ** 31 - 1,
  lineId: '00000000-0000-4000-8000-000000000000',
  itemId: '00000000-0000-4000-8000-000000000000',
};

const schema = createSchema();
const FIELDS = rootFields(schema);
const SUBSCRIPTIONS = GRAPHQL_NAMES.filter((name) => name.startsWith('Subscription.'));
const REQUESTS = GRAPHQL_NAMES.filter((name) => !SUBSCRIPTIONS.includes(name));

let app: TestApp;
let contract: Contract;
let changedTables: ChangedTables;
const granted = new Map<string, readonly string[]>();
beforeAll(async () => {
  app = await createTestApp();
  const { body } = await app.visitor().json<OpenApi>('GET', '/api/openapi.json');
  contract = new Contract(body);
  changedTables = await watchTables(app);
  const roles = await app.sql<{ id: string; permissions: string[] }>('select * from staff_role');
  for (const { id, permissions } of roles) granted.set(id, permissions);
  expect([...granted.keys()].sort()).toEqual([...PRESETS].sort());
});

/** Whether the table of roles allows people of this role what an operation needs. */
const allows = (role: Preset, name: GraphQLName | RestName): boolean =>
  role === OWNER ||
  neededBy(name).every((needed) => isPublic(needed) || granted.get(role)!.includes(needed));

afterAll(() => app.close());

const signedIn = new Map<Who, Promise<TestVisitor>>();

/** The caller's browser; a new one for everyone, and for calls that sign in or out. */
function browserOf(who: Who, name: string): Promise<TestVisitor> {
  if (who === 'everyone') return Promise.resolve(app.visitor());
  if (/log(in|out)/.test(name)) return app.signIn(who);
  const session = signedIn.get(who) ?? app.signIn(who);
  signedIn.set(who, session);
  return session;
}

/** The error code for a caller without the right; null for one with it. */
function expectedRefusal(name: GraphQLName | RestName, caller: Who) {
  if (caller !== 'everyone') return allows(caller, name) ? null : 'FORBIDDEN';
  const isOpen = OPERATIONS[name]!.access !== 'account' && neededBy(name).every(isPublic);
  return isOpen ? null : 'UNAUTHENTICATED';
}

const isRightsCode = (code: string) => ['UNAUTHENTICATED', 'FORBIDDEN'].includes(code);

/** Sends an operation with the fewest arguments; what it refers to does not exist. */
async function callField(visitor: TestVisitor, name: GraphQLName) {
  const field = FIELDS.get(name)!;
  const given = fewestArguments(field);
  const { data, errors = [] } = await visitor.graphql<object | null>(
    documentOf(name, field, given, typeOnly(field)),
    given,
  );
  const codes = errors.map(({ extensions }) => extensions.code).filter(isRightsCode);
  return { data, codes };
}

async function callRoute(visitor: TestVisitor, name: RestName) {
  const [method, address] = addressOf(name, contract, { params: PARAMS });
  const body = /^(POST|PUT)/.test(method) ? {} : undefined;
  return visitor.json<{ error?: { code: string } } | null>(method, address, body);
}

/** The code by which an operation is refused for a missing right; null when the caller has the right. */
async function refusalOf(visitor: TestVisitor, name: GraphQLName | RestName) {
  if (FIELDS.has(name as GraphQLName))
    return (await callField(visitor, name as GraphQLName)).codes[0] ?? null;
  const { status, body } = await callRoute(visitor, name as RestName);
  return status === 401 || status === 403 ? body!.error!.code : null;
}

/** What the operation declares as valid calls, made ready for this caller. */
async function callsOf(name: GraphQLName | RestName, shop: FullShop, caller: TestVisitor) {
  const field = FIELDS.get(name as GraphQLName);
  if (!field) {
    const call = await restCallOf(name as RestName, contract, shop, caller);
    const [method, address] = addressOf(name as RestName, contract, call);
    return [() => caller.json(method, address, call.body)];
  }
  const calls: (() => Promise<unknown>)[] = [];
  for (const call of validCalls(name as GraphQLName)) {
    const given = argumentsOf(field, await call(shop, caller));
    const document = documentOf(name as GraphQLName, field, given, typeOnly(field));
    calls.push(() => caller.graphql(document, given));
  }
  return calls;
}

it('who may call what is as it was reviewed', () => {
  const lines = OPERATION_NAMES.map((name) => {
    const access = [OPERATIONS[name]!.access].flat().join(' and ');
    const roles = PRESETS.filter((role) => role !== OWNER && allows(role, name)).join(' ');
    const isForAll = access === 'account' || neededBy(name).every(isPublic);
    return `${access.padEnd(32)} ${name.padEnd(42)} ${isForAll ? '' : roles}`.trimEnd();
  });
  expect(`\n${lines.sort().join('\n')}\n`).toMatchSnapshot();
});

describe('GraphQL', () => {
  it('has no field that is not declared', () => {
    expect([...GRAPHQL_NAMES].sort()).toEqual([...FIELDS.keys()].sort());
  });

  describe.each(CALLERS)('called by %s', (caller) => {
    it.each(REQUESTS)('%s', async (name) => {
      const { data, codes } = await callField(await browserOf(caller, name), name);
      const refusal = expectedRefusal(name, caller);
      expect(codes).toEqual(refusal ? [refusal] : []);
      if (refusal) expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
    });

    it.each(SUBSCRIPTIONS)('%s', async (name) => {
      const field = FIELDS.get(name)!;
      const document = documentOf(name, field, {}, typeOnly(field));
      const events = await subscribeAs(await browserOf(caller, name), document);
      await submitInquiry(app);
      const { data, errors = [] } = (await events.next())!;
      events.close();
      const refusal = expectedRefusal(name, caller);
      expect(errors.map(({ extensions }) => extensions?.['code'])).toEqual(
        refusal ? [refusal] : [],
      );
      if (refusal) expect(data).toBeNull();
    });
  });
});

describe('REST', () => {
  it('has no route that is not declared', () => {
    const served = restApi(app.services, schema).stack.flatMap(({ route }) =>
      (route?.stack ?? [])
        // What refuses all other methods of a path has none.
        .filter(({ method }) => Boolean(method))
        .map(({ method }) => `${method.toUpperCase()} ${route!.path}`),
    );
    expect([...REST_NAMES].sort()).toEqual([...new Set(served)].sort());
  });

  describe.each(CALLERS)('called by %s', (caller) => {
    it.each(REST_NAMES)('%s', async (name) => {
      const answer = await callRoute(await browserOf(caller, name), name);
      const refusal = expectedRefusal(name, caller);
      const status = refusal === 'UNAUTHENTICATED' ? 401 : 403;
      if (refusal) expect(answer).toMatchObject({ status, body: { error: { code: refusal } } });
      else expect([401, 403]).not.toContain(answer.status);
    });
  });
});

/** Permissions that depend on what an operation is about, so that its declaration cannot name them. */
const ASKED_LATER: ReadonlySet<string> = new Set([
  'orders:correct',
  'payments:correct',
  'connections:write',
]);

describe('a token', () => {
  const programs = new Map<string, Promise<TestVisitor>>();
  /** A program with these scopes, the same one for the same scopes. */
  const program = (scopes: readonly string[]): Promise<TestVisitor> => {
    const made = async () => new TestVisitor(app.url, await createToken(app, scopes));
    const known = programs.get(scopes.join()) ?? made();
    programs.set(scopes.join(), known);
    return known;
  };
  const NAMES = [...REQUESTS, ...REST_NAMES];
  const namesOf = (scope: PermissionName) => NAMES.filter((name) => neededBy(name).includes(scope));
  const mayBeToken = (name: GraphQLName | RestName) =>
    neededBy(name).length > 0 && neededBy(name).every((needed) => SCOPE_NAMES.includes(needed));

  it('of every scope may call nothing that needs none of them', async () => {
    const everything = await program(SCOPE_NAMES);
    for (const name of NAMES) {
      if (mayBeToken(name)) continue;
      expect([name, await refusalOf(everything, name)]).toEqual([name, 'FORBIDDEN']);
    }
  });

  it.each(SCOPE_NAMES)(
    'of %s may call what needs the scope; with all other scopes, none of it',
    async (scope) => {
      const others = await program(SCOPE_NAMES.filter((name) => name !== scope));
      const names = namesOf(scope);
      expect(names.length > 0 || ASKED_LATER.has(scope)).toBe(true);
      for (const name of names) {
        const needed = await program(neededBy(name));
        expect([name, await refusalOf(needed, name)]).toEqual([name, null]);
        expect([name, await refusalOf(others, name)]).toEqual([name, 'FORBIDDEN']);
      }
    },
  );

  it.each(SCOPE_NAMES.filter((scope) => scope.endsWith(':read')))(
    'of %s changes nothing in the database',
    async (scope) => {
      const reader = await program([scope]);
      const shop = new FullShop(app, await app.signIn('admin'));
      const calls: (() => Promise<unknown>)[] = [];
      for (const name of namesOf(scope)) calls.push(...(await callsOf(name, shop, reader)));
      const changed = await changedTables(async () => {
        for (const call of calls) await call();
      });
      // The audit log records exports.
      expect(changed.filter((table) => table !== 'audit_entry')).toEqual([]);
    },
  );

  it.each([
    ['inquiries:read', '{ inquiries { items { customerOrders { id customerAddress } } } }'],
    ['offers:read', '{ offers { items { order { id customerAddress } } } }'],
    ['invoices:read', '{ ordersToInvoice { items { id customerAddress } } }'],
  ])('of %s reads orders only with their scope', async (scope, document) => {
    await app.sql(
      `update order_account set is_for_company = true, paid = total, invoiced = null, has_final_invoice = false,
        stage = 'agreed' where order_id = 1`,
    );
    await app.sql(
      'update inquiry set customer_email = (select customer_email from customer_order where id = 1) where id = 1',
    );
    const codesFor = async (scopes: readonly string[]) => {
      const { data, errors = [] } = await (await program(scopes)).graphql(document);
      const codes = errors.map(({ extensions }) => extensions.code);
      return { text: JSON.stringify(data), codes: [...new Set(codes)] };
    };
    const refused = await codesFor([scope]);
    expect(refused.codes).toEqual(['FORBIDDEN']);
    expect(refused.text).not.toMatch(/Address":"/);
    const allowed = await codesFor([scope, 'orders:read']);
    expect(allowed.codes).toEqual([]);
    expect(allowed.text).toMatch(/Address":"/);
  });

  it('of inquiries reads offers only with their scope', async () => {
    const codesFor = async (scopes: readonly string[]) => {
      const document = '{ inquiries { items { otherOffers { id } } } }';
      const { errors = [] } = await (await program(scopes)).graphql(document);
      return [...new Set(errors.map(({ extensions }) => extensions.code))];
    };
    expect(await codesFor(['inquiries:read'])).toEqual(['FORBIDDEN']);
    expect(await codesFor(['inquiries:read', 'offers:read'])).toEqual([]);
  });

  it('of orders:write is answered only what it has changed', async () => {
    const writer = await program(['orders:write']);
    const path = '/api/admin/orders/1/status';
    const { body } = await writer.json('PUT', path, { status: 'confirmed' });
    expect(body).toEqual({ id: 1, status: 'confirmed' });
    const ask = (field: string) =>
      `mutation { updateOrderStatus(input: { orderId: 1, status: confirmed }) { order { ${field} } } }`;
    expect((await writer.graphql(ask('id status version'))).errors).toBeUndefined();
    const { errors } = await writer.graphql(ask('customerEmail'));
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const both = await program(['orders:write', 'orders:read']);
    expect((await both.graphql(ask('customerEmail'))).errors).toBeUndefined();
    expect((await both.json('PUT', path, { status: 'pending' })).body).toHaveProperty(
      'customerEmail',
    );
  });

  it.each(PRESETS)('of every scope has the rights of its account in the role %s', async (role) => {
    const secret = await createToken(app, SCOPE_NAMES);
    await app.sql(
      `update user_account set role = $1 where id = (select max(owner_id) from api_token)`,
      [role],
    );
    const visitor = new TestVisitor(app.url, secret);
    for (const name of NAMES) {
      const may = mayBeToken(name) && allows(role, name);
      expect([name, await refusalOf(visitor, name)]).toEqual([name, may ? null : 'FORBIDDEN']);
    }
  });
});

describe('a customer’s own order', () => {
  it('shows the names and notes of staff only to staff', async () => {
    const staff = await app.signIn('staff');
    await staff.json('PUT', '/api/admin/orders/1/status', { status: 'shipped', notes: 'Poufne' });
    const [order] = await app.sql<{ token: string }>(
      'select token from customer_order where id = 1',
    );
    const document =
      'query ($token: String!) { order(token: $token) { history { note actorName } } }';
    const historyFor = async (visitor: TestVisitor) =>
      JSON.stringify((await visitor.graphql(document, { token: order!.token })).data);
    expect(await historyFor(app.visitor())).not.toMatch(/Poufne|Pracownik/);
    expect(await historyFor(staff)).toMatch(/Poufne.*Pracownik/);
  });
});
