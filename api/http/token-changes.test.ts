import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphQLObjectType, getNamedType } from 'graphql';
import { type PermissionName, SCOPE_NAMES } from '#engine/trade/rights/permissions';
import { OPERATIONS } from '../graphql/operations.js';
import { createSchema } from '../graphql/schema.js';
import type { GraphQLName, RestCall, RestName } from '../identity/operations.js';
import { type ChangedTables, watchTables } from '../testing/database/changed-tables.js';
import { Contract, type OpenApi } from '../testing/requests/contract.js';
import { fieldsOf, usedFields } from '../testing/requests/input-fields.js';
import {
  GRAPHQL_NAMES,
  REST_NAMES,
  addressOf,
  argumentsOf,
  graphqlOperation,
  neededBy,
  restCallOf,
  restOperation,
  rootFields,
} from '../testing/requests/operation-calls.js';
import { FullShop } from '../testing/shop/full-shop.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import { TestVisitor } from '../testing/test-visitor.js';
import { createToken } from '../testing/tokens.js';

const MAILS = ['_private_jobs', 'outgoing_mail'];
const STOCK = ['inventory_item', 'stock_movement', 'stock_reservation'];

/** The tables that a token of each scope can change, besides the audit log; a scope not listed here can change none. */
const CHANGES: Readonly<Record<string, readonly string[]>> = {
  'catalogue:write': [
    'accessory_category',
    'catalogue_version',
    'picture_entry',
    'product',
    'product_price',
    'scheduled_price',
    'scheduled_price_change',
    'staff_request_key',
  ],
  'configurations:write': ['configuration', 'project', 'project_row'],
  'invoices:write': ['invoice', 'invoice_counter', 'invoice_delivery', 'order_account', ...MAILS],
  'orders:correct': ['measurement_confirmation'],
  'customer-pages:open': [],
  'customers:write': ['customer'],
  'orders:write': [
    'customer_order',
    'order_line',
    'inquiry',
    'order_event',
    'order_note',
    'measurement_confirmation',
    'line_papers',
    'earlier_order',
    'order_version',
    'order_version_line',
    'staff_request_key',
    'daily_sales',
    'daily_sales_item',
    'order_account',
    'instalment',
    ...STOCK,
    ...MAILS,
  ],
  'offers:write': [
    'customer',
    'offer',
    'offer_version',
    'offer_line',
    'offer_question',
    'offer_event',
    'staff_request_key',
    'customer_order',
    'order_line',
    'order_event',
    'daily_sales',
    'daily_sales_item',
    'order_account',
    'instalment',
    'stock_reservation',
    ...MAILS,
  ],
  'payments:write': [
    'bank_statement',
    'bank_transfer',
    'earlier_order',
    'ledger_entry',
    'order_account',
    ...MAILS,
  ],
  'inventory:write': ['inventory_item', 'stock_movement', 'staff_request_key'],
  'inquiries:write': ['inquiry', 'inquiry_answer', 'staff_request_key', ...MAILS],
  'files:write': ['attached_file'],
  'answers:write': ['canned_answer'],
  'personal-data:write': ['_private_jobs', 'customer', 'inquiry', 'outgoing_mail'],
  'calls:write': ['call_task', 'call_attempt', 'staff_request_key'],
  'visits:write': ['crew', 'crew_absence', 'crew_member', 'travel_time', 'visit', ...MAILS],
  'field:write': [
    'protocol',
    'visit_photograph',
    'visit',
    'customer_order',
    'order_event',
    'order_version',
    'order_account',
    'instalment',
    'daily_sales',
    ...MAILS,
  ],
  'tasks:write': ['staff_task', 'staff_request_key'],
  'mails:write': ['staff_request_key', ...MAILS],
  'pages:write': ['catalogue_version', 'page_version'],
  'settings:write': ['catalogue_version', 'stored_setting', 'launch_mark'],
  'prices:write': [
    'catalogue_version',
    'listed_service',
    'price_list',
    'price_list_draft',
    'reduced_vat',
  ],
};
const LOG = 'audit_entry';

const FIELDS = rootFields(createSchema());

let folder: string;
let app: TestApp;
let admin: TestVisitor;
let shop: FullShop;
let contract: Contract;
let changedTables: ChangedTables;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'token-changes-'));
  app = await createTestApp({ env: { DATA_DIR: folder } });
  admin = await app.signIn('admin');
  shop = new FullShop(app, admin);
  const { body } = await admin.json<OpenApi>('GET', '/api/openapi.json');
  contract = new Contract(body);
  changedTables = await watchTables(app);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Operations that write no rows: they only calculate or ask, or store files. */
const NOT_IN_THE_DATABASE = [
  'POST /calculate-price',
  'POST /admin/pictures',
  'POST /admin/logos',
  'Mutation.checkConnection',
];

/** The operations of a scope that write. */
const writesOf = (scope: PermissionName) => ({
  fields: GRAPHQL_NAMES.filter(
    (name) => name.startsWith('Mutation.') && neededBy(name).includes(scope),
  ),
  routes: REST_NAMES.filter((name) => !name.startsWith('GET ') && neededBy(name).includes(scope)),
});

interface Call {
  /** The fields of the input that the call sets: "RecordCallInput.note". */
  fields: string[];
  /** Returns the code by which the call is refused; null where it succeeds. */
  send: (visitor: TestVisitor) => Promise<string | null>;
}

async function mutationCalls(name: GraphQLName): Promise<Call[]> {
  const calls: Call[] = [];
  for (const call of graphqlOperation(name).calls ?? [])
    calls.push(mutation(name, await call(shop, admin)));
  return calls;
}

async function requestCalls(name: RestName): Promise<Call[]> {
  const calls: Call[] = [];
  for (const call of restOperation(name).calls ?? [() => ({})])
    calls.push(request(name, await restCallOf(name, contract, shop, admin, call)));
  return calls;
}

interface Payload {
  userErrors?: { code: string }[];
  issues?: { message: string }[];
}

const REFUSALS = ['userErrors { code }', 'issues { message }'];

function mutation(operation: GraphQLName, sent: Record<string, unknown>): Call {
  const field = FIELDS.get(operation)!;
  const { name, type, args } = field;
  const { input } = argumentsOf(field, sent);
  const has = (getNamedType(type) as GraphQLObjectType).getFields();
  const selection = REFUSALS.filter((refusals) => has[refusals.split(' ')[0]!]).join(' ');
  const document = `mutation ($input: ${String(args[0]!.type)}) {
    payload: ${name}(input: $input) { __typename ${selection} } }`;
  return {
    fields: usedFields(args[0]!.type, input),
    async send(visitor) {
      const answer = await visitor.graphql<{ payload: Payload }>(document, { input });
      const codes = (answer.errors ?? []).map(({ extensions }) => extensions.code);
      const { userErrors = [], issues = [] } = answer.data?.payload ?? {};
      codes.push(...userErrors.map(({ code }) => code), ...issues.map(({ message }) => message));
      return codes[0] ?? null;
    },
  };
}

function request(name: RestName, sent: RestCall): Call {
  const { body, file } = sent;
  const [method, address] = addressOf(name, contract, sent);
  return {
    fields: Object.keys(body ?? {}),
    async send(visitor) {
      const form = new FormData();
      if (file) form.append('file', file, 'plik');
      const headers = { 'content-type': 'application/json' };
      const content = file ? { body: form } : { body: JSON.stringify(body), headers };
      const response = await visitor.fetch(address, { method, ...content });
      if (response.ok) return null;
      return ((await response.json()) as { error: { code: string } }).error.code;
    },
  };
}

/**
 * Returns the tables that a call with the token changes. Where the token may not make it, it must change nothing, and
 * an admin's call must succeed, so that it is a call that would change something.
 */
async function changedBy(
  program: TestVisitor,
  operation: GraphQLName | RestName,
  call: Call,
): Promise<string[]> {
  const by = async (visitor: TestVisitor) => {
    let refusal: string | null = null;
    const changed = await changedTables(async () => (refusal = await call.send(visitor)));
    return { refusal, changed };
  };
  const byToken = await by(program);
  if (byToken.refusal)
    expect({ operation, ...byToken }).toEqual({ operation, refusal: 'FORBIDDEN', changed: [] });
  const done = byToken.refusal ? await by(admin) : byToken;
  const isWritten = done.changed.length > 0 || NOT_IN_THE_DATABASE.includes(operation);
  const isAudited = done.changed.includes(LOG) || OPERATIONS[operation]!.notAudited !== undefined;
  expect({ operation, refusal: done.refusal, isWritten, isAudited }).toEqual({
    operation,
    refusal: null,
    isWritten: true,
    isAudited: true,
  });
  return byToken.changed;
}

describe('a token with a single scope', () => {
  it.each(SCOPE_NAMES)('%s changes no table but its own', async (scope) => {
    const program = new TestVisitor(app.url, await createToken(app, [scope]));
    const changed = new Set<string>();
    const make = async (
      operation: GraphQLName | RestName,
      calls: readonly Call[],
      taken: readonly string[],
    ) => {
      const used = new Set(calls.flatMap(({ fields }) => fields));
      expect({ operation, used: [...used].sort() }).toEqual({
        operation,
        used: [...new Set(taken)].sort(),
      });
      for (const call of calls)
        for (const table of await changedBy(program, operation, call)) changed.add(table);
    };
    const { fields, routes } = writesOf(scope);
    for (const name of fields)
      await make(name, await mutationCalls(name), fieldsOf(FIELDS.get(name)!.args[0]!.type));
    for (const name of routes)
      await make(name, await requestCalls(name), contract.fieldsTaken(name));
    changed.delete(LOG);
    expect([...changed].sort()).toEqual([...(CHANGES[scope] ?? [])].sort());
  });
});
