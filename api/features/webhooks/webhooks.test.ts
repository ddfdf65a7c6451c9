import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type MailedApp, createMailedApp } from '../../testing/mails.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { type UserErrors, change } from '../../testing/staff.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { waitFor } from '../../testing/wait-for.js';
import { type Receiver, addEndpoint, endPauses, startReceiver } from '../../testing/webhooks.js';

let shop: MailedApp;
let admin: TestVisitor;
let receiver: Receiver;
beforeAll(async () => {
  shop = await createMailedApp({ COMPANY_EMAIL: 'biuro@shop.test' });
  admin = await shop.app.signIn('admin');
  receiver = await startReceiver();
});
afterAll(async () => {
  await shop.close();
  await receiver.close();
});
beforeEach(async () => {
  await shop.app.sql('delete from webhook_endpoint');
  receiver.received.length = 0;
  receiver.answer = (response) => void response.writeHead(204).end();
});

async function placeOrder(): Promise<{ id: number; email: string; totalAmount: string }> {
  const customer = await customerWithCart(shop.app);
  const { order } = await submit(customer);
  return { id: order!.id, email: customer.customerEmail, totalAmount: order!.totalAmount };
}

const signatureOf = (secret: string, time: string, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

it('an order is told signed, with its number and amounts and nothing of its customer', async () => {
  const { secret } = await addEndpoint(admin, receiver.url, ['order.created']);
  const { id, email, totalAmount } = await placeOrder();
  const { headers, body, event } = await receiver.next('order.created');
  expect(event).toEqual({
    id: expect.any(Number),
    type: 'order.created',
    createdAt: expect.stringMatching(/Z$/),
    url: `http://shop.test/api/admin/orders/${id}.pdf`,
    data: {
      orderId: id,
      status: 'pending',
      previousStatus: null,
      versionNumber: 1,
      totalAmount,
      net: expect.stringMatching(/^\d+\.\d\d$/),
      vat: expect.stringMatching(/^\d+\.\d\d$/),
    },
  });
  expect(body).not.toContain(email);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'cieniomat-event': 'order.created',
    'cieniomat-delivery': expect.stringMatching(/^\d+$/),
  });
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(
    String(headers['cieniomat-signature']),
  )!;
  expect(signature).toBe(signatureOf(secret, time!, body));
});

interface Delivery {
  id: number;
  state: string;
  attempts: number;
  nextAttemptAt: string | null;
  status: number | null;
  duration: number | null;
  answer: string | null;
  problem: string | null;
  eventId: number;
  body: string;
}

async function log(endpointId: number, state?: string): Promise<Delivery[]> {
  const { data } = await admin.graphql<{ webhookDeliveries: { items: Delivery[] } }>(
    `query ($filter: WebhookDeliveryFilter) { webhookDeliveries(filter: $filter) { items {
      id state attempts nextAttemptAt status duration answer problem eventId body } } }`,
    { filter: { endpointId, state } },
  );
  return data.webhookDeliveries.items;
}

/** Waits until the newest delivery of an endpoint has had this many attempts and is in this state. */
async function settled(endpointId: number, state: string, attempts: number): Promise<Delivery> {
  const isSo = (entry?: Delivery) => entry?.state === state && entry.attempts === attempts;
  // An attempt that runs counts already; its outcome is there when it has a duration.
  await waitFor(async () => {
    const [entry] = await log(endpointId);
    return isSo(entry) && entry!.duration !== null;
  });
  return (await log(endpointId))[0]!;
}

const ping = (endpointId: number) => change<UserErrors>(admin, 'sendTestWebhook', { endpointId });

const endpointOf = async (id: number) => {
  const { data } = await admin.graphql<{
    webhookEndpoints: { id: number; version: number; state: string; failingSince: string | null }[];
  }>('{ webhookEndpoints { id version state failingSince } }');
  return data.webhookEndpoints.find((endpoint) => endpoint.id === id)!;
};

const switchOn = async (id: number) => {
  const { version } = await endpointOf(id);
  return change<UserErrors>(admin, 'updateWebhookEndpoint', {
    id,
    version,
    url: receiver.url,
    description: 'Hurtownia',
    events: ['order.created'],
    isActive: true,
  });
};

it('a failed event is sent again with growing pauses under its id, given up after some three days, and replayed', async () => {
  const { id } = await addEndpoint(admin, receiver.url, ['order.created']);
  receiver.answer = (response) => void response.writeHead(500).end('<b>ojej</b>');
  await ping(id);
  const pauses: number[] = [];
  for (let attempts = 1; attempts <= 10; attempts += 1) {
    const entry = await settled(id, 'waiting', attempts);
    expect(entry).toMatchObject({
      status: 500,
      answer: '<b>ojej</b>',
      problem: 'Odpowiedź ze statusem 500.',
    });
    const [row] = await shop.app.sql<{ pause: number }>(
      'select extract(epoch from next_attempt_at - attempted_at)::int as pause from webhook_delivery where id = $1',
      [entry.id],
    );
    pauses.push(row!.pause);
    await shop.app.sql('update webhook_delivery set duration = null');
    await endPauses(shop.app);
  }
  expect(pauses.every((pause, at) => at === 0 || pause > pauses[at - 1]!)).toBe(true);
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400;
  expect(days).toBeGreaterThan(2.8);
  expect(days).toBeLessThan(3.3);
  const given = await settled(id, 'failed', 11);
  expect(given.nextAttemptAt).toBeNull();
  expect((await endpointOf(id)).failingSince).not.toBeNull();

  receiver.answer = (response) => void response.writeHead(200).end('ok');
  const replay = { endpointId: id, deliveryIds: [given.id] };
  expect(await change(admin, 'replayWebhooks', replay)).toMatchObject({ userErrors: [] });
  const delivered = await settled(id, 'delivered', 1);
  expect(delivered).toMatchObject({ status: 200, answer: 'ok', problem: null });
  expect(new Set(receiver.received.map(({ body }) => body))).toEqual(new Set([delivered.body]));
  expect(receiver.received).toHaveLength(12);
  expect((await endpointOf(id)).failingSince).toBeNull();
});

it('after a rotation both secrets sign for a day, then only the new one', async () => {
  const { id, secret: old } = await addEndpoint(admin, receiver.url, ['order.created']);
  const { data } = await admin.graphql<{ rotateWebhookSecret: { secret: string } }>(
    `mutation { rotateWebhookSecret(input: { endpointId: ${id} }) { secret } }`,
  );
  const { secret } = data.rotateWebhookSecret;
  await ping(id);
  const signed = async (after: number) => {
    const { headers, body } = await receiver.next('ping', after);
    const [time, ...signatures] = String(headers['cieniomat-signature']).split(',');
    const by = (key: string) => `v1=${signatureOf(key, time!.slice(2), body)}`;
    return { signatures, new: by(secret), old: by(old) };
  };
  const both = await signed(0);
  expect(both.signatures).toEqual([both.new, both.old]);

  await shop.app.sql(`update webhook_endpoint set previous_until = now() - interval '1 second'`);
  await ping(id);
  const one = await signed(1);
  expect(one.signatures).toEqual([one.new]);
  // Neither is in the database as it was shown.
  const [row] = await shop.app.sql('select secret, previous_secret from webhook_endpoint');
  expect(JSON.stringify(row)).not.toContain('whsec_');
});

it('one that fails for days is disabled, with a mail; what it misses is kept and sent after it is switched on', async () => {
  const { id } = await addEndpoint(admin, receiver.url, ['order.created']);
  receiver.answer = (response) => void response.writeHead(503).end();
  await shop.app.sql(`update webhook_endpoint set failing_since = now() - interval '121 hours'`);
  await ping(id);
  await settled(id, 'waiting', 1);
  expect((await endpointOf(id)).state).toBe('disabled');
  const mail = await shop.mailTo('biuro@shop.test', 'Webhook wyłączony');
  expect(mail.text).toContain(receiver.url);

  // The delivery that waits is given up; a new event is kept as failed.
  await endPauses(shop.app);
  await waitFor(async () => (await log(id, 'waiting')).length === 0);
  await placeOrder();
  expect(await log(id, 'failed')).toHaveLength(2);
  expect(await ping(id)).toMatchObject({ userErrors: [{ code: 'CONFLICT' }] });

  receiver.answer = (response) => void response.writeHead(204).end();
  receiver.received.length = 0;
  expect(await switchOn(id)).toMatchObject({ userErrors: [] });
  const replay = { endpointId: id, failedSince: new Date(Date.now() - 3_600_000) };
  const { data } = await admin.graphql<{ replayWebhooks: { queuedCount: number } }>(
    'mutation ($input: ReplayWebhooksInput!) { replayWebhooks(input: $input) { queuedCount } }',
    { input: replay },
  );
  expect(data.replayWebhooks.queuedCount).toBe(2);
  await receiver.next('order.created');
  await receiver.next('ping');
});

it('one that holds attempts for long rests, and then gets what has waited', async () => {
  const { id } = await addEndpoint(admin, receiver.url, ['order.created']);
  await shop.app.sql(`update webhook_endpoint set resting_until = now() + interval '1 hour'`);
  await ping(id);
  await waitFor(async () => {
    const [row] = await shop.app.sql<{ rests: boolean }>(
      `select next_attempt_at > now() + interval '59 minutes' as rests from webhook_delivery`,
    );
    return row!.rests;
  });
  expect((await log(id))[0]).toMatchObject({ state: 'waiting', attempts: 0 });
  await shop.app.sql('update webhook_endpoint set resting_until = now()');
  await endPauses(shop.app);
  await receiver.next('ping');
});

it('two nodes send each event once', async () => {
  const { id } = await addEndpoint(admin, receiver.url, ['order.created']);
  const other = await createMailedApp({}, shop.app.databaseUrl);
  try {
    for (let count = 0; count < 20; count += 1) await ping(id);
    await waitFor(async () => (await log(id, 'delivered')).length === 20);
    const ids = receiver.received.map(({ event }) => event.id);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  } finally {
    await other.close();
  }
});

it('wrong input is refused by its field, and what was removed is not found', async () => {
  const input = { url: 'https://10.0.0.1/x', description: '', events: ['order.created'] };
  const { errors } = await admin.graphql(
    `mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret } }`,
    { input },
  );
  const message = 'Ten adres jest w\u00a0sieci prywatnej, a\u00a0wysyłamy tylko do publicznych.';
  expect(errors).toMatchObject([{ extensions: { fields: [{ path: 'url', message }] } }]);
  const { id } = await addEndpoint(admin, receiver.url, ['order.created']);
  const neither = { endpointId: id };
  expect(await change(admin, 'replayWebhooks', neither)).toMatchObject({
    userErrors: [{ code: 'BAD_USER_INPUT', path: ['failedSince'] }],
  });
  expect(await change(admin, 'replayWebhooks', { ...neither, deliveryIds: [1] })).toMatchObject({
    userErrors: [{ code: 'NOT_FOUND' }],
  });
  expect(await change(admin, 'deleteWebhookEndpoint', { endpointId: id })).toMatchObject({
    userErrors: [],
  });
  expect(await ping(id)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
});
