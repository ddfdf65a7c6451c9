import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SUBSCRIBABLE_EVENTS } from '#engine/trade/shop/webhook-events';
import { saveAwning } from '../../testing/factories.js';
import { insertDelivery, refund } from '../../testing/invoices.js';
import {
  acceptInput,
  acceptOffer,
  done,
  draftOffer,
  offerAction,
  readOwnOffer,
  sendOffer,
} from '../../testing/offers.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { Contract, type OpenApi } from '../../testing/requests/contract.js';
import { FullShop } from '../../testing/shop/full-shop.js';
import { change } from '../../testing/staff.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { askForVisit, planned, visitAction } from '../../testing/visits.js';
import { type Received, addEndpoint } from '../../testing/webhooks.js';

type Event = Received['event'];

let app: TestApp;
let admin: TestVisitor;
let orderId: number;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn('admin');
  const { order } = await submit(await customerWithCart(app));
  orderId = order!.id;
});
afterAll(() => app.close());

/** What was told since the id, the oldest first. */
async function told(since = 0): Promise<Event[]> {
  const { data } = await admin.graphql<{ webhookDeliveries: { items: { body: string }[] } }>(
    '{ webhookDeliveries(page: { limit: 200 }) { items { body } } }',
  );
  const events = data.webhookDeliveries.items.map(({ body }) => JSON.parse(body) as Event);
  return events.filter(({ id }) => id > since).reverse();
}

/** The events of one thing, by the field of its id. */
const about = (events: readonly Event[], field: string, id: unknown) =>
  events.filter(({ data }) => data[field] === id);

it('without an endpoint nothing is written', async () => {
  expect(await app.sql('select from webhook_event')).toEqual([]);
});

it('everything that partners can be told is told as documented, and nothing of the customer', async () => {
  await addEndpoint(admin, 'https://partner.example/events', SUBSCRIBABLE_EVENTS);
  const shop = new FullShop(app, admin);
  const order = await shop.order();
  await refund(app, order.id, '10.00', '2026-11-20');
  const entryId = await shop.bookedEntry();
  expect(await change(admin, 'reverseLedgerEntry', { entryId, reason: 'Pomyłka' })).toMatchObject({
    userErrors: [],
  });
  const [invoice] = await app.sql<{ id: number }>(
    `select id from invoice where order_id = $1 and kind = 'KOR'`,
    [order.id],
  );
  await insertDelivery(app, invoice!.id, 'rejected');
  const set = (values: string) =>
    app.sql(`update invoice_delivery set ${values} where invoice_id = $1`, [invoice!.id]);
  await set(`state = 'issued', problem = null`);
  await set(`state = 'rejected'`);
  await set(
    `state = 'accepted', ksef_number = '7261120385-20261130-AAAAAAAAAAAA-01', confirmation = '<upo/>', accepted_at = now()`,
  );

  const { token } = await shop.offer();
  const offer = await done(
    offerAction(admin, 'declineOffer', { token, versionNumber: 2, reason: 'price' }),
  );
  expect(offer['state']).toBe('lost');
  const { id: configurationId } = await saveAwning(admin);
  const draft = await draftOffer(admin, { configurationId, email: order.email });
  const sent = await done(sendOffer(admin, draft));
  const shown = (await readOwnOffer(app.visitor(), sent.token))!;
  expect((await acceptOffer(app.visitor(), acceptInput(shown))).userErrors).toEqual([]);

  const inquiry = await shop.inquiry();
  const visit = await askForVisit(admin, inquiry.id);
  planned(
    await visitAction(admin, 'setVisitState', { ...visit, state: 'cancelled', reason: 'Pomyłka' }),
  );

  const events = await told();
  expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(
    [...SUBSCRIBABLE_EVENTS].sort(),
  );
  const { body } = await app.visitor().json<OpenApi>('GET', '/api/openapi.json');
  const contract = new Contract(body);
  expect(events.flatMap((event) => contract.eventFaults(event))).toEqual([]);
  expect(Object.keys(body.webhooks).sort()).toEqual([...SUBSCRIBABLE_EVENTS, 'ping'].sort());
  const [customer] = await app.sql<Record<string, string>>(
    `select customer_name, customer_email, customer_phone, customer_address, token from customer_order where id = $1`,
    [order.id],
  );
  for (const secret of Object.values(customer!))
    expect(JSON.stringify(events)).not.toContain(secret);

  const ofOrder = about(events, 'orderId', order.id).filter(({ type }) =>
    type.startsWith('order.'),
  );
  expect(ofOrder.slice(0, 2)).toMatchObject([
    { type: 'order.created', data: { status: 'pending', previousStatus: null, versionNumber: 1 } },
    { type: 'order.status_changed', data: { status: 'confirmed', previousStatus: 'pending' } },
  ]);
  expect(ofOrder.at(-1)).toMatchObject({ type: 'order.changed', data: { versionNumber: 2 } });
  expect(about(events, 'visitId', visit.id)).toMatchObject([
    { type: 'visit.created', data: { state: 'asked', inquiryId: inquiry.id, orderId: null } },
    { type: 'visit.changed', data: { state: 'cancelled' } },
  ]);
});

it('what is rolled back is not told', async () => {
  const last = (await told()).at(-1)!.id;
  await app.sql('begin');
  await app.sql(`update customer_order set status = 'cancelled' where id = $1`, [orderId]);
  const [event] = await app.sql<{ max: number }>('select max(id) from webhook_event');
  await app.sql('rollback');
  expect(event!.max).toBeGreaterThan(last);
  expect(await told(last)).toEqual([]);
});
