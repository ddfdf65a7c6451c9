import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
import {
  accepted,
  dueOrders,
  inRegister,
  listed,
  refused,
  readInvoicing,
} from '../../../testing/refused-invoices.js';

const MENDED = { companyTaxNumber: '7272445205', companyName: 'Cień i Słońce S.A.' };

let shop: InvoicingShop;
beforeAll(async () => {
  shop = await createInvoicingShop();
});
afterAll(() => shop.close());

const xmlOf = async (id: number): Promise<string> =>
  (await shop.staff.fetch(`/api/admin/invoices/${id}.xml`)).text();

describe('an invoice that KSeF has refused', () => {
  it('is issued again with corrected data, under its number, and is the only one that counts', async () => {
    const { id, token } = await paidOrder(shop.app, '1467.00', COMPANY);
    const first = await refused(shop, id, 'ZAL', '1467.00');
    const reissue = { kind: 'ZAL', gross: '1467.00', replacesNumber: first.number };
    expect(await readInvoicing(shop.staff, token)).toEqual({
      nextInvoice: reissue,
      invoices: [{ id: first.id, replacedBy: null, reissue }],
    });
    expect(await dueOrders(shop)).toContain(id);
    expect(await listed(shop, 'queue')).toContain(first.id);
    await shop.app.sql(`update customer_order set status = 'in_production' where id = $1`, [id]);
    await propose(shop.staff, await readChanged(shop.staff, token), MENDED);

    const second = await accepted(shop, id, 'ZAL', '1467.00');
    expect(second.number).toBe(first.number);
    expect(second.id).not.toBe(first.id);
    expect(await xmlOf(second.id)).toContain(MENDED.companyTaxNumber);
    expect(await xmlOf(first.id)).toContain(COMPANY.companyTaxNumber);
    expect(await inRegister(shop, first.number)).toHaveLength(1);
    expect(await readInvoicing(shop.staff, token)).toEqual({
      nextInvoice: null,
      invoices: [
        { id: first.id, replacedBy: { id: second.id }, reissue: null },
        { id: second.id, replacedBy: null, reissue: null },
      ],
    });
    expect(await readInvoicing(shop.app.visitor(), token)).toEqual({
      nextInvoice: null,
      invoices: [{ id: second.id, replacedBy: null, reissue: null }],
    });
    expect(await dueOrders(shop)).not.toContain(id);
    expect(await listed(shop, 'queue')).not.toContain(first.id);
    expect(await listed(shop, 'rejected')).toContain(first.id);
    const { invoices } = await readInvoices(shop.staff, token);
    expect(invoices.map(({ correctedGross }) => correctedGross)).toEqual([null, '1467.00']);
  });

  it.each(['VAT', 'ROZ'])('of the kind %s keeps its number, too', async (kind) => {
    const isFinal = kind === 'ROZ';
    const { id, token } = await paidOrder(shop.app, isFinal ? '1467.00' : '4890.00', COMPANY);
    const advance = isFinal ? await accepted(shop, id, 'ZAL', '1467.00') : null;
    if (isFinal) await pay(shop.app, id, '3423.00');
    const gross = isFinal ? '3423.00' : '4890.00';
    const first = await refused(shop, id, kind, gross);
    await propose(shop.staff, await readChanged(shop.staff, token), MENDED);
    const second = await accepted(shop, id, kind, gross);
    expect(second.number).toBe(first.number);
    expect(await inRegister(shop, first.number)).toHaveLength(1);
    if (advance) expect(await xmlOf(second.id)).toContain('NrKSeFFaZaliczkowej');
  });

  it('may be refused again, and the last one is replaced', async () => {
    const { id, token } = await paidOrder(shop.app, '4890.00', COMPANY);
    const first = await refused(shop, id, 'VAT', '4890.00');
    const second = await refused(shop, id, 'VAT', '4890.00');
    const third = await accepted(shop, id, 'VAT', '4890.00');
    expect([second.number, third.number]).toEqual([first.number, first.number]);
    const { invoices } = await readInvoicing(shop.staff, token);
    expect(invoices.map(({ replacedBy }) => replacedBy?.id)).toEqual([
      second.id,
      third.id,
      undefined,
    ]);
    expect(await inRegister(shop, first.number)).toHaveLength(1);
  });

  it('is issued again before the final invoice if it is of an advance and the rest was paid meanwhile', async () => {
    const { id, token } = await paidOrder(shop.app, '1467.00', COMPANY);
    const first = await refused(shop, id, 'ZAL', '1467.00');
    await pay(shop.app, id, '3423.00');
    const final = await issue(shop.staff, id, 'ROZ', '3423.00');
    expect(final.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await readInvoicing(shop.staff, token)).nextInvoice).toEqual({
      kind: 'ZAL',
      gross: '1467.00',
      replacesNumber: first.number,
    });
    const again = await accepted(shop, id, 'ZAL', '1467.00');
    expect(again.number).toBe(first.number);
    await accepted(shop, id, 'ROZ', '3423.00');
  });

  it('is issued again once where two members of staff do it at the same time', async () => {
    const other = await shop.app.signIn('staff');
    const { id, token } = await paidOrder(shop.app, '4890.00', COMPANY);
    const first = await refused(shop, id, 'VAT', '4890.00');
    const answers = await Promise.all(
      [shop.staff, other, shop.staff, other].map((each) => issue(each, id, 'VAT', '4890.00')),
    );
    expect(answers.filter(({ invoice }) => invoice)).toHaveLength(1);
    for (const { invoice, userErrors } of answers)
      if (!invoice) expect(userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    const { invoices } = await readInvoices(shop.staff, token);
    expect(invoices.map(({ number }) => number)).toEqual([first.number, first.number]);
  });

  it('is either sent or issued again, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await paidOrder(shop.app, '4890.00', COMPANY);
      const first = await refused(shop, id, 'VAT', '4890.00');
      const answers = await Promise.all([
        sendAgain(shop.staff, first.id),
        issue(shop.staff, id, 'VAT', '4890.00'),
      ]);
      const failed = answers.filter(({ userErrors }) => userErrors.length > 0);
      expect(failed).toMatchObject([{ userErrors: [{ code: 'CONFLICT' }] }]);
    }
  });

  it('counts again once it is sent again, so that no other is to be issued', async () => {
    const { id } = await paidOrder(shop.app, '4890.00', COMPANY);
    const first = await refused(shop, id, 'VAT', '4890.00');
    expect(await dueOrders(shop)).toContain(id);
    expect((await sendAgain(shop.staff, first.id)).userErrors).toEqual([]);
    expect(await dueOrders(shop)).not.toContain(id);
    await shop.delivered(first.id, { state: 'accepted' });
    expect(await dueOrders(shop)).not.toContain(id);
  });

  it('can no longer be sent once it was replaced', async () => {
    const { id } = await paidOrder(shop.app, '4890.00', COMPANY);
    const first = await refused(shop, id, 'VAT', '4890.00');
    await accepted(shop, id, 'VAT', '4890.00');
    expect((await sendAgain(shop.staff, first.id)).userErrors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('wystawiono już nowy') },
    ]);
    expect(await shop.deliveryOf(first.id)).toMatchObject({ state: 'rejected' });
  });

  it('no longer counts, also where KSeF refuses it while another invoice is issued', async () => {
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
      const [account] = await shop.app.sql(
        'select invoiced from order_account where order_id = $1',
        [id],
      );
      expect(account).toEqual({ invoiced: counting[0] ?? '0.00' });
    }
  });

  it('cannot be corrected, and the error says what to do', async () => {
    const { id } = await paidOrder(shop.app, '1467.00', COMPANY);
    const first = await refused(shop, id, 'ZAL', '1467.00');
    const change = { invoiceId: first.id, seenGross: '1467.00', amount: '1000.00' };
    expect((await correct(shop.staff, change)).userErrors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('wystaw ją ponownie') },
    ]);
  });
});
