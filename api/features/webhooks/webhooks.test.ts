import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type MailedApp, createMailedApp } from '../../testing/mails.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { type Receiver, addEndpoint, startReceiver } from '../../testing/webhooks.js';

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
