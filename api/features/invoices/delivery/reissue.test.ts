import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { polishClock } from '../../../../engine/locale/polish-time.js';
import {
  COMPANY,
  correct,
  issue,
  paidOrder,
  pay,
  readInvoices,
  sendAgain,
} from '../../../testing/invoices.js';
import { type InvoicingShop, createInvoicingShop } from '../../../testing/ksef.js';
import { propose, readChanged } from '../../../testing/order-changes.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

const MENDED = { companyTaxNumber: '7272445205', companyName: 'Cień i Słońce S.A.' };

let shop: InvoicingShop;
beforeAll(async () => {
  shop = await createInvoicingShop();
});
afterAll(() => shop.close());

/** Issues what KSeF refuses. */
async function refused(orderId: number, kind: string, gross: string) {
  await shop.ksef.fail('rejection');
  const { invoice, userErrors } = await issue(shop.staff, orderId, kind, gross);
  expect(userErrors).toEqual([]);
  await shop.delivered(invoice!.id, { state: 'rejected' });
  return invoice!;
}

/** Issues what KSeF accepts. */
async function accepted(orderId: number, kind: string, gross: string) {
  const { invoice, userErrors } = await issue(shop.staff, orderId, kind, gross);
  expect(userErrors).toEqual([]);
  await shop.delivered(invoice!.id, { state: 'accepted' });
  return invoice!;
}

interface Reissue {
  kind: string;
  gross: string;
  replacesNumber: string | null;
}

interface Seen {
  nextInvoice: Reissue | null;
  invoices: { id: number; replacedBy: { id: number } | null; reissue: Reissue | null }[];
}

const NEXT = '{ kind gross replacesNumber }';

async function seen(visitor: TestVisitor, token: string): Promise<Seen> {
  const { data } = await visitor.graphql<{ order: Seen }>(
    `query ($token: String!) { order(token: $token) {
      nextInvoice ${NEXT} invoices { id replacedBy { id } reissue ${NEXT} } } }`,
    { token },
  );
  return data.order;
}

async function listed(shown: string): Promise<number[]> {
  const { data } = await shop.staff.graphql<{ invoices: { items: { id: number }[] } }>(
    `{ invoices(filter: { shown: ${shown} }) { items { id } } }`,
  );
  return data.invoices.items.map(({ id }) => id);
}

async function dueOrders(): Promise<number[]> {
  const { data } = await shop.staff.graphql<{ ordersToInvoice: { items: { id: number }[] } }>(
    '{ ordersToInvoice { items { id } } }',
  );
  return data.ordersToInvoice.items.map(({ id }) => id);
}

async function inRegister(number: string): Promise<string[]> {
  const month = polishClock(new Date()).day.slice(0, 7);
  const answer = await shop.staff.fetch(`/api/admin/invoices.csv?month=${month}`);
  return (await answer.text()).split('\r\n').filter((line) => line.startsWith(`${number};`));
}

const xmlOf = async (id: number): Promise<string> =>
  (await shop.staff.fetch(`/api/admin/invoices/${id}.xml`)).text();

describe('an invoice that KSeF has refused', () => {
  it('is issued anew with mended data, under its number, and is the only one that counts', async () => {
    const { id, token } = await paidOrder(shop.app, '1467.00', COMPANY);
    const first = await refused(id, 'ZAL', '1467.00');
    const reissue = { kind: 'ZAL', gross: '1467.00', replacesNumber: first.number };
    expect(await seen(shop.staff, token)).toEqual({
      nextInvoice: reissue,
      invoices: [{ id: first.id, replacedBy: null, reissue }],
    });
    expect(await dueOrders()).toContain(id);
    expect(await listed('queue')).toContain(first.id);
    await shop.app.sql(`update customer_order set status = 'in_production' where id = $1`, [id]);
    await propose(shop.staff, await readChanged(shop.staff, token), MENDED);

    const second = await accepted(id, 'ZAL', '1467.00');
    expect(second.number).toBe(first.number);
    expect(second.id).not.toBe(first.id);
    expect(await xmlOf(second.id)).toContain(MENDED.companyTaxNumber);
    expect(await xmlOf(first.id)).toContain(COMPANY.companyTaxNumber);
    expect(await inRegister(first.number)).toHaveLength(1);
    expect(await seen(shop.staff, token)).toEqual({
      nextInvoice: null,
      invoices: [
        { id: first.id, replacedBy: { id: second.id }, reissue: null },
        { id: second.id, replacedBy: null, reissue: null },
      ],
    });
    expect(await seen(shop.app.visitor(), token)).toEqual({
      nextInvoice: null,
      invoices: [{ id: second.id, replacedBy: null, reissue: null }],
    });
    expect(await dueOrders()).not.toContain(id);
    expect(await listed('queue')).not.toContain(first.id);
    expect(await listed('rejected')).toContain(first.id);
    const { invoices } = await readInvoices(shop.staff, token);
    expect(invoices.map(({ correctedGross }) => correctedGross)).toEqual([null, '1467.00']);
  });

  it.each(['VAT', 'ROZ'])('keeps its number also as %s', async (kind) => {
    const isFinal = kind === 'ROZ';
    const { id, token } = await paidOrder(shop.app, isFinal ? '1467.00' : '4890.00', COMPANY);
    const advance = isFinal ? await accepted(id, 'ZAL', '1467.00') : null;
    if (isFinal) await pay(shop.app, id, '3423.00');
    const gross = isFinal ? '3423.00' : '4890.00';
    const first = await refused(id, kind, gross);
    await propose(shop.staff, await readChanged(shop.staff, token), MENDED);
    const second = await accepted(id, kind, gross);
    expect(second.number).toBe(first.number);
    expect(await inRegister(first.number)).toHaveLength(1);
    if (advance) expect(await xmlOf(second.id)).toContain('NrKSeFFaZaliczkowej');
  });

  it('may be refused again, and is issued for the last one', async () => {
    const { id, token } = await paidOrder(shop.app, '4890.00', COMPANY);
    const first = await refused(id, 'VAT', '4890.00');
    const second = await refused(id, 'VAT', '4890.00');
    const third = await accepted(id, 'VAT', '4890.00');
    expect([second.number, third.number]).toEqual([first.number, first.number]);
    const { invoices } = await seen(shop.staff, token);
    expect(invoices.map(({ replacedBy }) => replacedBy?.id)).toEqual([
      second.id,
      third.id,
      undefined,
    ]);
    expect(await inRegister(first.number)).toHaveLength(1);
  });

  it('comes first as an advance of its own payment, where the rest was paid meanwhile', async () => {
    const { id, token } = await paidOrder(shop.app, '1467.00', COMPANY);
    const first = await refused(id, 'ZAL', '1467.00');
    await pay(shop.app, id, '3423.00');
    const final = await issue(shop.staff, id, 'ROZ', '3423.00');
    expect(final.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await seen(shop.staff, token)).nextInvoice).toEqual({
      kind: 'ZAL',
      gross: '1467.00',
      replacesNumber: first.number,
    });
    const again = await accepted(id, 'ZAL', '1467.00');
    expect(again.number).toBe(first.number);
    await accepted(id, 'ROZ', '3423.00');
  });

  it('is issued anew once where two members of staff do it at the same time', async () => {
    const other = await shop.app.signIn('staff');
    const { id, token } = await paidOrder(shop.app, '4890.00', COMPANY);
    const first = await refused(id, 'VAT', '4890.00');
    const answers = await Promise.all(
      [shop.staff, other, shop.staff, other].map((each) => issue(each, id, 'VAT', '4890.00')),
    );
    expect(answers.filter(({ invoice }) => invoice)).toHaveLength(1);
    for (const { invoice, userErrors } of answers)
      if (!invoice) expect(userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    const { invoices } = await readInvoices(shop.staff, token);
    expect(invoices.map(({ number }) => number)).toEqual([first.number, first.number]);
  });

  it('is either sent or issued anew, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await paidOrder(shop.app, '4890.00', COMPANY);
      const first = await refused(id, 'VAT', '4890.00');
      const answers = await Promise.all([
        sendAgain(shop.staff, first.id),
        issue(shop.staff, id, 'VAT', '4890.00'),
      ]);
      const failed = answers.filter(({ userErrors }) => userErrors.length > 0);
      expect(failed).toMatchObject([{ userErrors: [{ code: 'CONFLICT' }] }]);
    }
  });

  it('counts again once it is sent again, and then nothing is to be issued', async () => {
    const { id } = await paidOrder(shop.app, '4890.00', COMPANY);
    const first = await refused(id, 'VAT', '4890.00');
    expect(await dueOrders()).toContain(id);
    expect((await sendAgain(shop.staff, first.id)).userErrors).toEqual([]);
    expect(await dueOrders()).not.toContain(id);
    await shop.delivered(first.id, { state: 'accepted' });
    expect(await dueOrders()).not.toContain(id);
  });

  it('cannot be sent any more once another one was issued for it', async () => {
    const { id } = await paidOrder(shop.app, '4890.00', COMPANY);
    const first = await refused(id, 'VAT', '4890.00');
    await accepted(id, 'VAT', '4890.00');
    expect((await sendAgain(shop.staff, first.id)).userErrors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('wystawiono już nowy') },
    ]);
    expect(await shop.deliveryOf(first.id)).toMatchObject({ state: 'rejected' });
  });

  it('counts no more, also where KSeF refuses it while another one is issued', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, token } = await paidOrder(shop.app, '1000.00', COMPANY);
      await pay(shop.app, id, '500.00');
      await shop.ksef.fail('rejection');
      const { invoice: first } = await issue(shop.staff, id, 'ZAL', '1500.00');
      await pay(shop.app, id, '250.00');
      const { invoice: second } = await issue(shop.staff, id, 'ZAL', '250.00');
      await shop.delivered(first!.id, { state: 'rejected' });
      if (second) await shop.delivered(second.id, { state: 'accepted' });
      const { invoices } = await readInvoices(shop.staff, token);
      const counting = invoices.flatMap(({ correctedGross }) => correctedGross ?? []);
      expect(counting).toEqual(second ? ['250.00'] : []);
      const [kept] = await shop.app.sql('select invoiced from order_account where order_id = $1', [
        id,
      ]);
      expect(kept).toEqual({ invoiced: counting[0] ?? '0.00' });
    }
  });

  it('cannot be corrected, and says what is to be done', async () => {
    const { id } = await paidOrder(shop.app, '1467.00', COMPANY);
    const first = await refused(id, 'ZAL', '1467.00');
    const change = { invoiceId: first.id, seenGross: '1467.00', amount: '1000.00' };
    expect((await correct(shop.staff, change)).userErrors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('wystaw ją ponownie') },
    ]);
  });
});

describe('an invoice whose number another document has in KSeF', () => {
  async function duplicateOf(invoiceId: number): Promise<string | null | undefined> {
    const { data } = await shop.staff.graphql<{
      invoices: { items: { id: number; delivery: { duplicateOf: string | null } }[] };
    }>('{ invoices(filter: { shown: rejected }) { items { id delivery { duplicateOf } } } }');
    return data.invoices.items.find(({ id }) => id === invoiceId)?.delivery.duplicateOf;
  }

  /** Issues what another program of the seller has issued under the same number. */
  async function taken(orderId: number) {
    await shop.ksef.fail('taken');
    const { invoice } = await issue(shop.staff, orderId, 'VAT', '4890.00');
    const { problem } = await shop.delivered(invoice!.id, { state: 'rejected' });
    expect(problem).toMatch(/^W.KSeF jest już inna faktura o.tym numerze: 7261120385-/);
    return invoice!;
  }

  it('names that document, and is issued anew under the next number', async () => {
    const { id, token } = await paidOrder(shop.app, '4890.00', COMPANY);
    const first = await taken(id);
    const other = shop.ksef.accepted().find(({ number }) => number === first.number);
    expect(await duplicateOf(first.id)).toBe(other!.ksefNumber);
    const second = await accepted(id, 'VAT', '4890.00');
    const place = (number: string) => Number(number.slice(-4));
    expect(place(second.number)).toBe(place(first.number) + 1);
    expect(await inRegister(first.number)).toEqual([]);
    expect(await inRegister(second.number)).toHaveLength(1);
    const { invoices, nextInvoice } = await seen(shop.staff, token);
    expect(nextInvoice).toBeNull();
    expect(invoices.map(({ replacedBy }) => replacedBy?.id)).toEqual([second.id, undefined]);
    expect((await sendAgain(shop.staff, first.id)).userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ]);
  });

  it('is refused again where it is sent again', async () => {
    const { id } = await paidOrder(shop.app, '4890.00', COMPANY);
    const first = await taken(id);
    expect((await sendAgain(shop.staff, first.id)).userErrors).toEqual([]);
    await shop.delivered(first.id, { state: 'rejected' });
    expect(await duplicateOf(first.id)).toMatch(/^7261120385-/);
  });

  it('keeps the next number, where that is refused for another reason', async () => {
    const { id } = await paidOrder(shop.app, '4890.00', COMPANY);
    const first = await taken(id);
    const second = await refused(id, 'VAT', '4890.00');
    const third = await accepted(id, 'VAT', '4890.00');
    expect(second.number).not.toBe(first.number);
    expect(third.number).toBe(second.number);
  });

  it('gets the next number as a correction, too', async () => {
    const { id } = await paidOrder(shop.app, '4890.00', COMPANY);
    const sale = await accepted(id, 'VAT', '4890.00');
    const change = { invoiceId: sale.id, seenGross: '4890.00', lines: lines('4000.00') };
    await shop.ksef.fail('taken');
    const { invoice: first } = await correct(shop.staff, change);
    await shop.delivered(first!.id, { state: 'rejected' });
    const { invoice: second } = await correct(shop.staff, change);
    expect(second!.number).not.toBe(first!.number);
    await shop.delivered(second!.id, { state: 'accepted' });
  });
});

const lines = (unitPrice: string) => [{ quantity: 1, unitPrice }];

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
  it('is needed no more: it leaves the queue, and cannot be sent', async () => {
    const { id, token } = await paidOrder(shop.app, '1467.00', COMPANY);
    const first = await refused(id, 'ZAL', '1467.00');
    expect(await abandoned(token)).toEqual([[first.number, false]]);
    await setStatus(id, 'cancelled');
    expect(await abandoned(token)).toEqual([[first.number, true]]);
    expect(await listed('queue')).not.toContain(first.id);
    expect(await listed('late')).not.toContain(first.id);
    expect(await listed('rejected')).toContain(first.id);
    expect(await dueOrders()).not.toContain(id);
    expect(await inRegister(first.number)).toEqual([]);
    expect((await sendAgain(shop.staff, first.id)).userErrors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('anulowane') },
    ]);
    expect(await shop.deliveryOf(first.id)).toMatchObject({ state: 'rejected' });
  });

  it('is needed again once the order goes on', async () => {
    const { id, token } = await paidOrder(shop.app, '1467.00', COMPANY);
    const first = await refused(id, 'ZAL', '1467.00');
    await setStatus(id, 'cancelled');
    await setStatus(id, 'confirmed');
    expect(await abandoned(token)).toEqual([[first.number, false]]);
    expect(await listed('queue')).toContain(first.id);
    const second = await accepted(id, 'ZAL', '1467.00');
    expect(second.number).toBe(first.number);
    await setStatus(id, 'cancelled');
    expect(await abandoned(token)).toEqual([
      [first.number, false],
      [second.number, false],
    ]);
  });

  it('is still to be mended where it is a correction, which takes back what was accepted', async () => {
    const { id, token } = await paidOrder(shop.app, '4890.00', COMPANY);
    const sale = await accepted(id, 'VAT', '4890.00');
    await setStatus(id, 'cancelled');
    await shop.ksef.fail('rejection');
    const change = { invoiceId: sale.id, seenGross: '4890.00', lines: lines('0.00') };
    const { invoice } = await correct(shop.staff, change);
    await shop.delivered(invoice!.id, { state: 'rejected' });
    expect(await listed('queue')).toContain(invoice!.id);
    expect(await abandoned(token)).toEqual([
      [sale.number, false],
      [invoice!.number, false],
    ]);
    expect((await sendAgain(shop.staff, invoice!.id)).userErrors).toEqual([]);
    await shop.delivered(invoice!.id, { state: 'accepted' });
  });
});

describe('a correction that KSeF has refused', () => {
  it('does not count, and is made again under its number', async () => {
    const { id, token } = await paidOrder(shop.app, '4890.00', COMPANY);
    const sale = await accepted(id, 'VAT', '4890.00');
    const change = { invoiceId: sale.id, seenGross: '4890.00', lines: lines('4000.00') };
    await shop.ksef.fail('rejection');
    const { invoice: first } = await correct(shop.staff, change);
    await shop.delivered(first!.id, { state: 'rejected' });
    const [{ correctedGross } = { correctedGross: null }] = (await readInvoices(shop.staff, token))
      .invoices;
    expect(correctedGross).toBe('4890.00');
    const { data } = await shop.staff.graphql<{ invoiceLines: object[] }>(
      `{ invoiceLines(invoiceId: ${sale.id}) { quantity unitPrice } }`,
    );
    expect(data.invoiceLines).toEqual(lines('4890.00'));

    const { invoice: second } = await correct(shop.staff, { ...change, lines: lines('4500.00') });
    expect(second).toMatchObject({ number: first!.number, gross: '-390.00' });
    await shop.delivered(second!.id, { state: 'accepted' });
    expect(await inRegister(first!.number)).toHaveLength(1);
    const { invoice: third } = await correct(shop.staff, {
      invoiceId: sale.id,
      seenGross: '4500.00',
      lines: lines('4400.00'),
    });
    expect(third).toMatchObject({ gross: '-100.00' });
    expect(third!.number).not.toBe(first!.number);
  });

  it('is waited for: the next one goes on from what KSeF has decided', async () => {
    const { id } = await paidOrder(shop.app, '4890.00', COMPANY);
    const sale = await accepted(id, 'VAT', '4890.00');
    await shop.ksef.fail('outage');
    const change = { invoiceId: sale.id, seenGross: '4890.00', lines: lines('4000.00') };
    const { invoice: first } = await correct(shop.staff, change);
    await shop.delivered(first!.id, { problem: 'KSeF ma awarię (503)' });
    const next = { ...change, seenGross: '4000.00', lines: lines('3000.00') };
    expect((await correct(shop.staff, next)).userErrors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining(first!.number) },
    ]);
    await shop.ksef.heal('outage');
    await shop.hurry();
    await shop.delivered(first!.id, { state: 'accepted' });
    expect((await correct(shop.staff, next)).userErrors).toEqual([]);
  });
});
