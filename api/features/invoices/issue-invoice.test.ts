import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { polishClock } from '#engine/locale/polish-time';
import { fillCart, saveAwning } from '../../testing/factories.js';
import {
  COMPANY,
  correct,
  issue,
  paidOrder,
  pay,
  readInvoices,
  refund,
} from '../../testing/invoices.js';
import { type MailedApp, createMailedApp } from '../../testing/mails.js';
import { propose, readChanged } from '../../testing/order-changes.js';
import { confirmMeasured, placeOrder } from '../../testing/orders.js';
import { change } from '../../testing/staff.js';
import { createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { takeNumber } from './create-invoice.js';
import { Invoice } from './invoice.entity.js';
import { readDocument } from './read-document.js';

let shop: MailedApp;
let staff: TestVisitor;
beforeAll(async () => {
  shop = await createMailedApp();
  staff = await shop.app.signIn('staff');
});
afterAll(() => shop.close());

/** An admin has an unpaid order delivered. */
async function deliverUnpaid(id: number): Promise<void> {
  const admin = await shop.app.signIn('admin');
  const delivered = { status: 'delivered', notes: 'Stały klient.' };
  await admin.json('PUT', `/api/admin/orders/${id}/status`, delivered);
}

async function documentOf(id: number) {
  const em = shop.app.services.orm.em.fork();
  return readDocument(em, await em.findOneOrFail(Invoice, { id }));
}

describe('an order that is invoiced', () => {
  it('gets an invoice of each advance, and a final one that names them', async () => {
    const { id, token } = await paidOrder(shop.app, '1467.00', COMPANY);
    expect((await readInvoices(staff, token)).nextInvoice).toEqual({
      kind: 'ZAL',
      gross: '1467.00',
    });
    const { invoice: advance, order } = await issue(staff, id, 'ZAL', '1467.00');
    expect(advance?.number).toMatch(/^FZ\/\d{4}\/\d{2}\/\d{4}$/);
    expect(order?.nextInvoice).toBeNull();
    await pay(shop.app, id, '3423.00');
    const { invoice: final, order: whole } = await issue(staff, id, 'ROZ', '3423.00');
    expect(whole?.nextInvoice).toBeNull();
    const document = await documentOf(final!.id);
    expect(document).toMatchObject({
      advances: [{ number: advance!.number, ksefNumber: null }],
      buyer: {
        name: 'Cień i Słońce sp. z o.o.',
        taxNumber: { country: 'PL', number: COMPANY.companyTaxNumber },
      },
      lines: [{ quantity: 1, gross: 489_000, rate: 23 }],
      orderId: id,
    });
    const [sums] = await shop.app.sql<{ net: string; vat: string }>(
      'select sum(net) as net, sum(vat) as vat from invoice where order_id = $1',
      [id],
    );
    const [placed] = await shop.app.sql<{ net: string; vat: string }>(
      'select net, vat from customer_order where id = $1',
      [id],
    );
    expect(sums).toEqual(placed);
  });

  it('gets an invoice of each day of payment before the delivery, each with its day', async () => {
    const { id, token } = await paidOrder(shop.app, null, COMPANY);
    await pay(shop.app, id, '3000.00', '2026-11-03');
    await pay(shop.app, id, '500.00', '2026-10-30');
    await pay(shop.app, id, '967.00', '2026-10-30');
    await pay(shop.app, id, '423.00', '2026-11-03');
    const { data } = await staff.graphql<{ order: { nextInvoice: object } }>(
      'query ($token: String!) { order(token: $token) { nextInvoice { kind gross tradedOn dueOn rateBelowZero } } }',
      { token },
    );
    expect(data.order.nextInvoice).toEqual({
      kind: 'ZAL',
      gross: '1467.00',
      tradedOn: '2026-10-30',
      dueOn: '2026-11-15',
      rateBelowZero: null,
    });
    const { invoice: first } = await issue(staff, id, 'ZAL', '1467.00');
    const { invoice: last, order } = await issue(staff, id, 'ROZ', '3423.00');
    expect(order?.nextInvoice).toBeNull();
    expect(await documentOf(first!.id)).toMatchObject({
      tradedOn: '2026-10-30',
      payments: [{ amount: 146_700, day: '2026-10-30' }],
    });
    expect(await documentOf(last!.id)).toMatchObject({
      tradedOn: '2026-11-03',
      payments: [{ amount: 342_300, day: '2026-11-03' }],
    });
  });

  it('that is paid in parts after its delivery gets one invoice, of the day of delivery, with all payments', async () => {
    const { id } = await paidOrder(shop.app, null, COMPANY);
    await deliverUnpaid(id);
    await shop.app.sql(`update order_event set at = '2026-11-05 12:00Z' where order_id = $1`, [id]);
    await pay(shop.app, id, '2000.00', '2026-11-07');
    await pay(shop.app, id, '2890.00', '2026-11-09');
    const { invoice } = await issue(staff, id, 'VAT', '4890.00');
    expect(await documentOf(invoice!.id)).toMatchObject({
      tradedOn: '2026-11-05',
      payments: [
        { amount: 200_000, day: '2026-11-07', paidBy: 'transfer' },
        { amount: 289_000, day: '2026-11-09', paidBy: 'transfer' },
      ],
      terms: null,
    });
  });

  it('gets no invoice of money that was paid back, whichever day it came', async () => {
    const { id, token } = await paidOrder(shop.app, null, COMPANY);
    await pay(shop.app, id, '1000.00', '2026-11-02');
    await refund(shop.app, id, '1000.00', '2026-11-03');
    await pay(shop.app, id, '1467.00', '2026-11-04');
    expect((await readInvoices(staff, token)).nextInvoice).toMatchObject({ gross: '1467.00' });
    const { invoice } = await issue(staff, id, 'ZAL', '1467.00');
    expect((await documentOf(invoice!.id)).tradedOn).toBe('2026-11-04');
  });

  it('gets its only invoice when the whole price is paid at once, also for a consumer', async () => {
    const { id, token } = await paidOrder(shop.app, '4890.00');
    const { invoice } = await issue(staff, id, 'VAT', '4890.00');
    expect(invoice?.number).toMatch(/^FV\//);
    expect((await documentOf(invoice!.id)).buyer).toEqual({
      name: 'Żaneta Gęślą',
      address: 'ul. Źródlana 7, 90-001 Łódź',
      taxNumber: null,
    });
    const invoices = await readInvoices(shop.app.visitor(), token);
    expect(invoices).toEqual({
      invoices: [expect.objectContaining({ id: invoice!.id })],
      nextInvoice: null,
      invoiceDifference: null,
    });
  });

  it('has no invoice before money or goods have moved, and its customer is mailed each one', async () => {
    const { id, token } = await paidOrder(shop.app, null, COMPANY);
    expect((await readInvoices(staff, token)).nextInvoice).toBeNull();
    await deliverUnpaid(id);
    const { invoice } = await issue(staff, id, 'VAT', '4890.00');
    expect(await documentOf(invoice!.id)).toMatchObject({
      payments: [],
      terms: { dueOn: expect.stringMatching(/^20/), iban: expect.stringMatching(/^PL\d{26}$/) },
    });
    const [row] = await shop.app.sql<{ email: string }>(
      'select customer_email as email from customer_order where id = $1',
      [id],
    );
    const mail = await shop.mailTo(row!.email, `Faktura ${invoice!.number}`);
    expect(mail.text).toContain(`/zamowienie/${token}`);
  });

  it('is invoiced with the day of its delivery, although staff have undone a change of its status since', async () => {
    const { id } = await paidOrder(shop.app, '4890.00');
    await confirmMeasured(shop.app, id);
    await change(staff, 'updateOrderStatus', { orderId: id, status: 'delivered' });
    await shop.app.sql(`update order_event set at = '2026-11-05 12:00Z' where order_id = $1`, [id]);
    await change(staff, 'updateOrderStatus', { orderId: id, status: 'shipped' });
    const [mistake] = await shop.app.sql<{ id: number }>(
      `select id from order_event where order_id = $1 order by id desc limit 1`,
      [id],
    );
    const undone = await change<{ orders: { status: string }[] }>(
      staff,
      'undoOrderStatuses',
      { eventIds: [mistake!.id] },
      'orders { status }',
    );
    expect(undone.orders).toEqual([{ status: 'delivered' }]);
    const { invoice } = await issue(staff, id, 'VAT', '4890.00');
    expect((await documentOf(invoice!.id)).tradedOn).toBe('2026-11-05');
  });

  it('above 15 000 zł of goods that the seller has listed is invoiced to companies with split payment', async () => {
    const listing = await createTestApp({ env: { SPLIT_PAYMENT_CATEGORIES: 'pergole, markizy' } });
    const accountant = await listing.signIn('staff');
    try {
      const isSplit = async (quantity: number, customer: object): Promise<boolean> => {
        const visitor = listing.visitor();
        const { id: configurationId } = await saveAwning(visitor);
        await fillCart(visitor, { configurationId, quantity });
        const { data } = await visitor.graphql<{ cart: { total: string } }>('{ cart { total } }');
        const expectedTotal = data.cart.total;
        const { order } = await placeOrder(visitor, { expectedTotal, ...customer });
        await pay(listing, order!.id, expectedTotal);
        const { invoice } = await issue(accountant, order!.id, 'VAT', expectedTotal);
        const em = listing.services.orm.em.fork();
        const stored = await em.findOneOrFail(Invoice, { id: invoice!.id });
        return (await readDocument(em, stored)).isSplitPayment;
      };
      expect(await isSplit(4, COMPANY)).toBe(true);
      expect(await isSplit(3, COMPANY)).toBe(false);
      expect(await isSplit(4, {})).toBe(false);
    } finally {
      await listing.close();
    }
  });

  it('is invoiced once, however many requests come at the same time', async () => {
    const { id } = await paidOrder(shop.app, '4890.00');
    const all = await Promise.all(
      Array.from({ length: 6 }, () => issue(staff, id, 'VAT', '4890.00')),
    );
    expect(all.filter(({ invoice }) => invoice)).toHaveLength(1);
    for (const { invoice, userErrors } of all)
      if (!invoice) expect(userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it.each([
    ['another amount', 'ZAL', '1466.99'],
    ['another kind', 'ROZ', '1467.00'],
  ])('is not invoiced for %s than is due', async (_, kind, gross) => {
    const { id } = await paidOrder(shop.app, '1467.00');
    const { invoice, userErrors } = await issue(staff, id, kind, gross);
    expect({ invoice, userErrors }).toMatchObject({
      invoice: null,
      userErrors: [{ code: 'CONFLICT' }],
    });
  });

  it('is not found where it does not exist', async () => {
    const { userErrors } = await issue(staff, 2_000_000_000, 'VAT', '1.00');
    expect(userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

describe('numbers of invoices', () => {
  const placesOf = async (month: string) =>
    (
      await shop.app.sql<{ place: number }>(
        `select split_part(number, '/', 4)::int as place from invoice
           where number like 'FV/' || replace($1, '-', '/') || '/%' order by place`,
        [month],
      )
    ).map(({ place }) => place);

  it('have neither gaps nor duplicates where many are issued at once and some are rolled back', async () => {
    const orders = await Promise.all(
      Array.from({ length: 8 }, () => paidOrder(shop.app, '4890.00')),
    );
    const em = shop.app.services.orm.em;
    const today = polishClock(new Date()).day;
    const lost = () =>
      em.fork().transactional(async (tx) => {
        await takeNumber(tx, 'VAT', today);
        await tx.flush();
        throw new Error('rolled back');
      });
    await Promise.allSettled(
      orders.flatMap(({ id }) => [issue(staff, id, 'VAT', '4890.00'), lost()]),
    );
    const [latest] = await shop.app.sql<{ month: string }>(
      `select to_char(issued_on, 'YYYY-MM') as month from invoice order by id desc limit 1`,
    );
    const places = await placesOf(latest!.month);
    expect(places.length).toBeGreaterThanOrEqual(8);
    expect(places).toEqual(places.map((_, index) => index + 1));
  });
});

describe('an issued invoice', () => {
  it('can neither be changed nor deleted', async () => {
    const { id } = await paidOrder(shop.app, '4890.00');
    await issue(staff, id, 'VAT', '4890.00');
    await expect(
      shop.app.sql(`update invoice set number = 'x' where order_id = $1`, [id]),
    ).rejects.toThrow(/only added/);
    await expect(shop.app.sql('delete from invoice where order_id = $1', [id])).rejects.toThrow(
      /only added/,
    );
  });

  it('is corrected to other lines, repeatedly, and to nothing', async () => {
    const { id } = await paidOrder(shop.app, '4890.00');
    const { invoice } = await issue(staff, id, 'VAT', '4890.00');
    const invoiceId = invoice!.id;
    const less = await correct(staff, {
      invoiceId,
      seenGross: '4890.00',
      lines: [{ quantity: 1, unitPrice: '4000.00' }],
    });
    expect(less.invoice).toMatchObject({
      kind: 'KOR',
      gross: '-890.00',
      correctedNumber: invoice!.number,
    });
    expect(less.order).toMatchObject({
      invoices: [{ correctedGross: '4000.00' }, {}],
      invoiceDifference: '890.00',
    });
    const stale = {
      invoiceId,
      seenGross: '4890.00',
      lines: [{ quantity: 0, unitPrice: '4000.00' }],
    };
    expect(await correct(staff, stale)).toMatchObject({
      userErrors: [
        { code: 'CHANGED_MEANWHILE', message: expect.stringContaining('skorygował tę fakturę') },
      ],
    });
    const none = await correct(staff, { ...stale, seenGross: '4000.00' });
    expect(none.invoice).toMatchObject({ gross: '-4000.00' });
    expect(none.order).toMatchObject({
      nextInvoice: { kind: 'VAT', gross: '4890.00' },
      invoiceDifference: '0.00',
    });
    expect(await documentOf(none.invoice!.id)).toMatchObject({
      linesBefore: [{ quantity: 1, gross: 400_000 }],
      lines: [{ quantity: 0, gross: 0 }],
      corrects: { number: invoice!.number, reason: 'Zwrot towaru' },
    });
  });

  it('that is final and corrected to nothing leaves the whole price to be invoiced again', async () => {
    const { id } = await paidOrder(shop.app, '1467.00', COMPANY);
    await issue(staff, id, 'ZAL', '1467.00');
    await pay(shop.app, id, '3423.00');
    const { invoice: final } = await issue(staff, id, 'ROZ', '3423.00');
    const nothing = [{ quantity: 0, unitPrice: '4890.00' }];
    const back = { invoiceId: final!.id, seenGross: '3423.00', lines: nothing };
    const { invoice: taken, order } = await correct(staff, back);
    expect(taken).toMatchObject({ kind: 'KOR_ROZ', gross: '-4890.00' });
    expect(order?.nextInvoice).toEqual({ kind: 'VAT', gross: '4890.00' });
    const { invoice: anew, order: whole } = await issue(staff, id, 'VAT', '4890.00');
    expect((await documentOf(anew!.id)).advances).toEqual([]);
    expect(whole?.nextInvoice).toBeNull();
    const [sums] = await shop.app.sql('select sum(gross) from invoice where order_id = $1', [id]);
    expect(sums).toEqual({ sum: '4890.00' });
  });

  it('that is final and corrected to less than its advances is corrected again', async () => {
    const { id } = await paidOrder(shop.app, '1467.00', COMPANY);
    await issue(staff, id, 'ZAL', '1467.00');
    await pay(shop.app, id, '3423.00');
    const { invoice: final } = await issue(staff, id, 'ROZ', '3423.00');
    const invoiceId = final!.id;
    const to = (seenGross: string, unitPrice: string) =>
      correct(staff, { invoiceId, seenGross, lines: [{ quantity: 1, unitPrice }] });
    const less = await to('3423.00', '1000.00');
    expect(less.order?.invoices[1]).toMatchObject({ correctedGross: '-467.00' });
    const more = await to('-467.00', '2000.00');
    expect(more).toMatchObject({ invoice: { kind: 'KOR_ROZ', gross: '1000.00' }, userErrors: [] });
    expect(more.order?.invoices[1]).toMatchObject({ correctedGross: '533.00' });
  });

  it('of an advance is corrected to what was left of it', async () => {
    const { id } = await paidOrder(shop.app, '1467.00', COMPANY);
    const { invoice } = await issue(staff, id, 'ZAL', '1467.00');
    const input = { invoiceId: invoice!.id, seenGross: '1467.00' };
    expect(await correct(staff, { ...input, amount: '1500.00' })).toMatchObject({
      userErrors: [{ code: 'BAD_USER_INPUT', path: ['amount'] }],
    });
    const back = await correct(staff, { ...input, amount: '0.00' });
    expect(back.invoice).toMatchObject({ kind: 'KOR_ZAL', gross: '-1467.00' });
    expect(await documentOf(back.invoice!.id)).toMatchObject({ dueBefore: 146_700 });
  });

  it('of an advance can no longer be corrected once the final invoice settles it', async () => {
    const { id } = await paidOrder(shop.app, '1467.00', COMPANY);
    const { invoice } = await issue(staff, id, 'ZAL', '1467.00');
    await pay(shop.app, id, '3423.00');
    const { invoice: final } = await issue(staff, id, 'ROZ', '3423.00');
    const input = { invoiceId: invoice!.id, seenGross: '1467.00', amount: '0.00' };
    expect(await correct(staff, input)).toMatchObject({
      invoice: null,
      userErrors: [{ code: 'CONFLICT', message: expect.stringContaining(final!.number) }],
    });
  });

  it('shows what its correction would change, and issues nothing by that', async () => {
    const { id } = await paidOrder(shop.app, '4890.00', COMPANY);
    const { invoice } = await issue(staff, id, 'VAT', '4890.00');
    const input = {
      invoiceId: invoice!.id,
      seenGross: '4890.00',
      reason: 'Zwrot',
      lines: [{ quantity: 0, unitPrice: '4890.00' }],
    };
    const { data } = await staff.graphql<{ correctionPreview: { preview: object } }>(
      `query ($input: CorrectInvoiceInput!) {
        correctionPreview(input: $input) { preview { net vat gross } userErrors { message } } }`,
      { input },
    );
    const preview = { net: '-3975.61', vat: '-914.39', gross: '-4890.00' };
    expect(data!.correctionPreview).toEqual({ preview, userErrors: [] });
    const { invoice: correction } = await correct(staff, input);
    expect(correction).toMatchObject({ kind: 'KOR', gross: preview.gross });
  });

  it('is corrected to another buyer of the same tax number, and the next correction starts from that', async () => {
    const { id } = await paidOrder(shop.app, '4890.00', COMPANY);
    const { invoice } = await issue(staff, id, 'VAT', '4890.00');
    const same = {
      invoiceId: invoice!.id,
      seenGross: '4890.00',
      lines: [{ quantity: 1, unitPrice: '4890.00' }],
    };
    const buyer = { name: 'Cień i Słońce S.A.', address: 'ul. Piotrkowska 2, 90-001 Łódź' };
    const { invoice: correction, order } = await correct(staff, { ...same, buyer, cause: 'error' });
    expect(correction).toMatchObject({ kind: 'KOR', gross: '0.00' });
    expect(order).toMatchObject({ nextInvoice: null, invoiceDifference: '0.00' });
    expect(await documentOf(correction!.id)).toMatchObject({
      buyer: { ...buyer, taxNumber: { country: 'PL', number: COMPANY.companyTaxNumber } },
      corrects: {
        effect: 'original',
        buyerBefore: { name: 'Cień i Słońce sp. z o.o.', address: COMPANY.billingAddress },
      },
      terms: null,
    });
    expect(await correct(staff, { ...same, buyer })).toMatchObject({
      userErrors: [{ path: ['lines'] }],
    });
    const { data } = await staff.graphql(
      'query ($id: Int!) { invoiceBuyer(invoiceId: $id) { name address } }',
      { id: invoice!.id },
    );
    expect(data).toEqual({ invoiceBuyer: buyer });
  });

  it('is corrected to the buyer of the order once its data were corrected', async () => {
    const { id, token } = await paidOrder(shop.app, '4890.00', COMPANY);
    const { invoice } = await issue(staff, id, 'VAT', '4890.00');
    const buyerNow = async () => {
      const { data } = await staff.graphql<{ invoiceBuyer: object }>(
        'query ($id: Int!) { invoiceBuyer(invoiceId: $id) { name orderedName orderedAddress } }',
        { id: invoice!.id },
      );
      return data.invoiceBuyer;
    };
    const { companyName: name, billingAddress } = COMPANY;
    expect(await buyerNow()).toEqual({ name, orderedName: name, orderedAddress: billingAddress });
    const renamed = { companyName: 'Cień S.A.', billingAddress: 'ul. Polna 2\n90-002 Łódź' };
    await propose(staff, await readChanged(staff, token), renamed);
    const ordered = { orderedName: 'Cień S.A.', orderedAddress: 'ul. Polna 2 90-002 Łódź' };
    expect(await buyerNow()).toEqual({ name, ...ordered });
    const other = { companyTaxNumber: '7261120385' };
    await propose(staff, await readChanged(staff, token), other);
    expect(await buyerNow()).toEqual({ name, orderedName: null, orderedAddress: null });
  });

  it.each([
    ['error', '5000.00', 'original', '2026-11-03'],
    ['change', '5000.00', 'issue', 'today'],
    ['error', '4000.00', 'issue', 'today'],
  ])('counts for an %s to %s in the period of %s', async (cause, unitPrice, effect, day) => {
    const { id } = await paidOrder(shop.app, null, COMPANY);
    await pay(shop.app, id, '4890.00', '2026-11-03');
    const { invoice } = await issue(staff, id, 'VAT', '4890.00');
    const { invoice: correction } = await correct(staff, {
      invoiceId: invoice!.id,
      seenGross: '4890.00',
      lines: [{ quantity: 1, unitPrice }],
      cause,
    });
    expect((await documentOf(correction!.id)).corrects).toMatchObject({ effect });
    const [row] = await shop.app.sql<{ day: string; issued: string }>(
      'select taxed_on::text as day, issued_on::text as issued from invoice where id = $1',
      [correction!.id],
    );
    expect(row!.day).toBe(day === 'today' ? row!.issued : day);
  });

  it.each([
    ['nothing changes', [{ quantity: 1, unitPrice: '4890.00' }]],
    ['a line is missing', []],
  ])('is not corrected where %s', async (_, lines) => {
    const { id } = await paidOrder(shop.app, '4890.00');
    const { invoice } = await issue(staff, id, 'VAT', '4890.00');
    const input = { invoiceId: invoice!.id, seenGross: '4890.00', lines };
    expect(await correct(staff, input)).toMatchObject({
      invoice: null,
      userErrors: [{ code: 'BAD_USER_INPUT', path: ['lines'] }],
    });
  });
});

it('invoices of a cancelled order are to be corrected to nothing', async () => {
  const { id } = await paidOrder(shop.app, '1467.00', COMPANY);
  const { invoice, order } = await issue(staff, id, 'ZAL', '1467.00');
  expect(order?.invoiceDifference).toBe('0.00');
  await change(staff, 'updateOrderStatus', { orderId: id, status: 'cancelled' });
  const input = { invoiceId: invoice!.id, seenGross: '1467.00' };
  const half = await correct(staff, { ...input, amount: '700.00' });
  expect(half.order?.invoiceDifference).toBe('-700.00');
  const back = await correct(staff, { ...input, seenGross: '700.00', amount: '0.00' });
  expect(back.order?.invoiceDifference).toBe('0.00');
});

it('advances above the price of a changed order are to be corrected down to it', async () => {
  const { id, token } = await paidOrder(shop.app, '1467.00', COMPANY);
  const { invoice } = await issue(staff, id, 'ZAL', '1467.00');
  const { version } = await propose(staff, await readChanged(staff, token), {
    discount: '3890.00',
    discountReason: 'Rabat',
  });
  const consent = { accepts: true, name: 'Anna Lis', at: new Date(), note: 'Tak' };
  await change(staff, 'recordOrderDecision', {
    orderId: id,
    version,
    versionNumber: 2,
    ...consent,
  });
  expect(await readInvoices(staff, token)).toMatchObject({
    nextInvoice: null,
    invoiceDifference: '-467.00',
  });
  const input = { invoiceId: invoice!.id, seenGross: '1467.00', amount: '1000.00' };
  const { order } = await correct(staff, input);
  expect(order?.invoiceDifference).toBe('0.00');
});

it('the lines of an invoice share the discount of the order, and an uncorrected line keeps its share', async () => {
  const { id, token } = await paidOrder(shop.app, null);
  const { version } = await propose(staff, await readChanged(staff, token), {
    discount: '90.01',
    discountReason: 'Rabat',
  });
  const consent = { accepts: true, name: 'Anna Lis', at: new Date(), note: 'Tak' };
  await change(staff, 'recordOrderDecision', {
    orderId: id,
    version,
    versionNumber: 2,
    ...consent,
  });
  await pay(shop.app, id, '4799.99');
  const { invoice } = await issue(staff, id, 'VAT', '4799.99');
  expect((await documentOf(invoice!.id)).lines).toMatchObject([
    { unitPrice: 489_000, discount: 9001, gross: 479_999 },
  ]);
  const same = [{ quantity: 1, unitPrice: '4799.99' }];
  const input = { invoiceId: invoice!.id, seenGross: '4799.99', lines: same };
  expect(await correct(staff, input)).toMatchObject({ userErrors: [{ path: ['lines'] }] });
});
