import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMPANY, correct, paidOrder, sendAgain } from '../../../testing/invoices.js';
import { type InvoicingShop, createInvoicingShop } from '../../../testing/ksef.js';
import {
  accepted,
  dueOrders,
  inRegister,
  lines,
  listed,
  refused,
} from '../../../testing/refused-invoices.js';

let shop: InvoicingShop;
beforeAll(async () => {
  shop = await createInvoicingShop();
});
afterAll(() => shop.close());

async function setStatus(orderId: number, status: string): Promise<void> {
  const { data } = await shop.staff.graphql<{ updateOrderStatus: { userErrors: unknown[] } }>(
    `mutation { updateOrderStatus(input: { orderId: ${orderId}, status: ${status} }) { userErrors { code } } }`,
  );
  expect(data.updateOrderStatus.userErrors).toEqual([]);
}

async function abandoned(token: string): Promise<(string | boolean)[][]> {
  const { data } = await shop.staff.graphql<{
    order: { invoices: { number: string; isAbandoned: boolean }[] };
  }>(`{ order(token: "${token}") { invoices { number isAbandoned } } }`);
  return data.order.invoices.map(({ number, isAbandoned }) => [number, isAbandoned]);
}

describe('an invoice that KSeF has refused, of an order that is cancelled', () => {
  it('is no longer needed: it leaves the queue, and cannot be sent', async () => {
    const { id, token } = await paidOrder(shop.app, '1467.00', COMPANY);
    const first = await refused(shop, id, 'ZAL', '1467.00');
    expect(await abandoned(token)).toEqual([[first.number, false]]);
    await setStatus(id, 'cancelled');
    expect(await abandoned(token)).toEqual([[first.number, true]]);
    expect(await listed(shop, 'queue')).not.toContain(first.id);
    expect(await listed(shop, 'late')).not.toContain(first.id);
    expect(await listed(shop, 'rejected')).toContain(first.id);
    expect(await dueOrders(shop)).not.toContain(id);
    expect(await inRegister(shop, first.number)).toEqual([]);
    expect((await sendAgain(shop.staff, first.id)).userErrors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('anulowane') },
    ]);
    expect(await shop.deliveryOf(first.id)).toMatchObject({ state: 'rejected' });
  });

  it('is needed again once the order goes on', async () => {
    const { id, token } = await paidOrder(shop.app, '1467.00', COMPANY);
    const first = await refused(shop, id, 'ZAL', '1467.00');
    await setStatus(id, 'cancelled');
    await setStatus(id, 'confirmed');
    expect(await abandoned(token)).toEqual([[first.number, false]]);
    expect(await listed(shop, 'queue')).toContain(first.id);
    const second = await accepted(shop, id, 'ZAL', '1467.00');
    expect(second.number).toBe(first.number);
    await setStatus(id, 'cancelled');
    expect(await abandoned(token)).toEqual([
      [first.number, false],
      [second.number, false],
    ]);
  });

  it('must still be issued again if it is a correction, which reduces what was accepted', async () => {
    const { id, token } = await paidOrder(shop.app, '4890.00', COMPANY);
    const sale = await accepted(shop, id, 'VAT', '4890.00');
    await setStatus(id, 'cancelled');
    await shop.ksef.fail('rejection');
    const change = { invoiceId: sale.id, seenGross: '4890.00', lines: lines('0.00') };
    const { invoice } = await correct(shop.staff, change);
    await shop.delivered(invoice!.id, { state: 'rejected' });
    expect(await listed(shop, 'queue')).toContain(invoice!.id);
    expect(await abandoned(token)).toEqual([
      [sale.number, false],
      [invoice!.number, false],
    ]);
    expect((await sendAgain(shop.staff, invoice!.id)).userErrors).toEqual([]);
    await shop.delivered(invoice!.id, { state: 'accepted' });
  });
});
