import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSchema } from '../graphql/schema.js';
import type { GraphQLName, RestCall, RestName } from '../identity/operations.js';
import { type ChangedTables, watchTables } from '../testing/database/changed-tables.js';
import { accept } from '../testing/histories/accept.js';
import { submitInquiry } from '../testing/inquiries.js';
import { Contract, type OpenApi } from '../testing/requests/contract.js';
import { selectionOf } from '../testing/requests/every-field.js';
import {
  GRAPHQL_NAMES,
  REST_NAMES,
  addressOf,
  allCalls,
  argumentsOf,
  documentOf,
  neededBy,
  restCallOf,
  rootFields,
} from '../testing/requests/operation-calls.js';
import { FullShop } from '../testing/shop/full-shop.js';
import { change, viewerOf } from '../testing/staff.js';
import { subscribeAs } from '../testing/subscribe.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import type { TestVisitor } from '../testing/test-visitor.js';

/** The permissions for what belongs to a customer's matter, and can be one's own. */
const OF_MATTERS = /^(orders|offers|inquiries|calls|tasks|customer-pages):/;
const isOfMatters = (name: GraphQLName | RestName) =>
  neededBy(name).some((needed) => OF_MATTERS.test(needed));
/** Tables that a person may write without touching a matter of somebody else. */
const OWN_TABLES = ['audit_entry', 'staff_request_key', 'session'];
/** What they may add besides: a task about nobody's matter. */
const MAY_ADD: Readonly<Record<string, string>> = { 'Mutation.createTask': 'staff_task' };

const FIELDS = rootFields(createSchema());
const REQUESTS = GRAPHQL_NAMES.filter(
  (name) => isOfMatters(name) && !name.startsWith('Subscription.'),
);
const ROUTES = REST_NAMES.filter(isOfMatters);

let app: TestApp;
let shop: FullShop;
let seller: TestVisitor;
let contract: Contract;
let changedTables: ChangedTables;
beforeAll(async () => {
  app = await createTestApp();
  // Everything that can be had with own matters only.
  await app.sql(
    `update staff_role set permissions = permissions || '{exports:read,orders:correct,answers:write}' where id = 'sales'`,
  );
  shop = new FullShop(app, await app.signIn('admin'));
  seller = await app.signIn('sales');
  const { body } = await app.visitor().json<OpenApi>('GET', '/api/openapi.json');
  contract = new Contract(body);
  changedTables = await watchTables(app);
});
afterAll(() => app.close());

/** The e-mail addresses of the customers of all matters that an answer names. */
async function customersIn(answer: string): Promise<string[]> {
  const rows = await app.sql<{ email: string }>(
    `select customer_email as email from customer_order union select customer_email from inquiry
     union select customer_email from offer where customer_email is not null`,
  );
  return rows.map(({ email }) => email).filter((email) => answer.includes(email));
}

async function answerOf(visitor: TestVisitor, name: RestName, sent: RestCall): Promise<string> {
  const [method, address] = addressOf(name, contract, sent);
  const body = sent.body && { body: JSON.stringify(sent.body) };
  const headers = { 'content-type': 'application/json' };
  const response = await visitor.fetch(address, { method, headers, ...body });
  const isFile = /\.pdf|photographs/.test(name);
  if (isFile) expect([name, response.status]).toEqual([name, 404]);
  return response.text();
}

describe('of the matters of others, somebody who sees only their own', () => {
  it.each(REQUESTS)('is told and changes nothing by %s', async (name) => {
    const field = FIELDS.get(name)!;
    for (const call of allCalls(name)) {
      const given = argumentsOf(field, await call(shop, shop.admin));
      const document = documentOf(name, field, given, selectionOf(field));
      let answer = '';
      const changed = await changedTables(async () => {
        answer = JSON.stringify(await seller.graphql(document, given));
      });
      expect(await customersIn(answer)).toEqual([]);
      const others = changed.filter((table) => !OWN_TABLES.includes(table));
      expect(others.filter((table) => table !== MAY_ADD[name])).toEqual([]);
    }
  });

  it.each(ROUTES)('is told and changes nothing by %s', async (name) => {
    const sent = await restCallOf(name, contract, shop, shop.admin);
    let answer = '';
    const changed = await changedTables(async () => {
      answer = await answerOf(seller, name, sent);
    });
    expect(await customersIn(answer)).toEqual([]);
    expect(changed.filter((table) => !OWN_TABLES.includes(table))).toEqual([]);
  });

  it('is told nothing by the stream of calls', async () => {
    const name = 'Subscription.callQueueChanged';
    const field = FIELDS.get(name)!;
    const events = await subscribeAs(seller, documentOf(name, field, {}, selectionOf(field)));
    await submitInquiry(app);
    const event = await events.next();
    events.close();
    expect(event?.data).toMatchObject({ callQueueChanged: { entry: null, order: null } });
  });
});

describe('their own matters', () => {
  interface Counted {
    totalCount: number;
    items: { id: number }[];
  }
  interface Lists {
    orders: Counted;
    offers: Counted;
    inquiries: Counted;
    offerCounts: { count: number }[];
    orderCounts: { count: number }[];
    inquiryCounts: { count: number }[];
    offerFunnel: { sent: { count: number } };
  }

  const read = async (): Promise<Lists> =>
    (
      await seller.graphql<Lists>(
        `{ orders { totalCount items { id } } offers { totalCount items { id } } inquiries { totalCount items { id } }
          orderCounts { count } offerCounts { count } inquiryCounts { count }
          offerFunnel(input: { from: "2020-01-01T00:00:00Z", to: "2100-01-01T00:00:00Z" }) { sent { count } } }`,
      )
    ).data;
  const sum = (counts: readonly { count: number }[]) =>
    counts.reduce((total, { count }) => total + count, 0);

  it('are an inquiry that they have, the offer that answers it, and its order', async () => {
    expect(await read()).toMatchObject({
      orders: { totalCount: 0, items: [] },
      offers: { totalCount: 0, items: [] },
      inquiries: { totalCount: 0, items: [] },
      offerFunnel: { sent: { count: 0 } },
    });
    const { id: assigneeId } = (await viewerOf(seller))!;
    const offer = await shop.sentOffer();
    const inquiryId = await shop.newInquiry();
    await app.sql('update offer set inquiry_id = $1 where id = $2', [inquiryId, offer.id]);
    await app.sql('update inquiry set assignee_id = $1 where id = $2', [assigneeId, inquiryId]);
    const { offer: accepted, userErrors } = await accept({ app, staff: seller }, offer, 'phone');
    expect(userErrors).toEqual([]);
    const orderId = accepted!.order!.id;
    const lists = await read();
    expect(lists).toMatchObject({
      orders: { totalCount: 1, items: [{ id: orderId }] },
      offers: { totalCount: 1, items: [{ id: offer.id }] },
      inquiries: { totalCount: 1, items: [{ id: inquiryId }] },
      offerFunnel: { sent: { count: 1 } },
    });
    for (const counts of [lists.orderCounts, lists.offerCounts, lists.inquiryCounts])
      expect(sum(counts)).toBe(1);
    for (const list of ['orders', 'offers', 'inquiries']) {
      const file = await (await seller.fetch(`/api/admin/${list}.csv`)).text();
      expect(file.trim().split('\n')).toHaveLength(2);
    }
    expect((await seller.fetch(`/api/admin/orders/${orderId}.pdf`)).status).toBe(200);
    const { status } = await seller.json('PUT', `/api/admin/orders/${orderId}/status`, {
      status: 'confirmed',
    });
    expect(status).toBe(200);
  });

  it('are the offers that they make, and what they are assigned no longer is nobody’s', async () => {
    const { offer } = await change<{ offer: { id: number } }>(
      seller,
      'createOffer',
      { idempotencyKey: randomUUID() },
      'offer { id }',
    );
    expect((await read()).offers.items).toContainEqual({ id: offer.id });
    const { data } = await seller.graphql<{ adminOffer: object | null }>(
      `{ adminOffer(id: ${offer.id}) { id } }`,
    );
    expect(data.adminOffer).toEqual({ id: offer.id });
  });
});
