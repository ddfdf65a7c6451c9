import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isValidKsefNumber, parseUpoXml } from 'ksef-client-ts';
import { COMPANY, correct, issue, paidOrder, pay, sendAgain } from '../../../testing/invoices.js';
import { type InvoicingShop, createInvoicingShop } from '../../../testing/ksef.js';

let shop: InvoicingShop;
beforeAll(async () => {
  shop = await createInvoicingShop();
});
afterAll(() => shop.close());

/** An invoice of a company's order that is paid as a whole. */
async function issued() {
  const { id } = await paidOrder(shop.app, '4890.00', COMPANY);
  const { invoice } = await issue(shop.staff, id, 'VAT', '4890.00');
  return { orderId: id, ...invoice! };
}

const emailOf = async (orderId: number): Promise<string> => {
  const [row] = await shop.app.sql<{ email: string }>(
    'select customer_email as email from customer_order where id = $1',
    [orderId],
  );
  return row!.email;
};

describe('an issued invoice', () => {
  it('is accepted by KSeF: its number and confirmation are kept, and the customer is mailed', async () => {
    const invoice = await issued();
    const {
      ksef_number: number,
      confirmation,
      ...rest
    } = await shop.delivered(invoice.id, {
      state: 'accepted',
    });
    expect(rest).toMatchObject({ is_offline: false, problem: null, next_attempt_at: null });
    expect(isValidKsefNumber(number!)).toBe(true);
    expect(parseUpoXml(confirmation!).dokumenty).toMatchObject([
      { numerKSeFDokumentu: number, numerFaktury: invoice.number, trybWysylki: 'Online' },
    ]);
    const mail = await shop.mailTo(await emailOf(invoice.orderId), `Faktura ${invoice.number}`);
    expect(mail.text).toContain('/zamowienie/');
  });

  it('that is refused shows why, and is accepted when it is sent again', async () => {
    await shop.ksef.fail('rejection');
    const { id } = await issued();
    const { problem } = await shop.delivered(id, { state: 'rejected', next_attempt_at: null });
    expect(problem).toContain('Odmowa na życzenie');
    expect((await sendAgain(shop.staff, id)).userErrors).toEqual([]);
    await shop.delivered(id, { state: 'accepted', problem: null });
    expect((await sendAgain(shop.staff, id)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('is issued offline by itself in an outage, and delivered afterwards', async () => {
    await shop.ksef.fail('outage');
    const invoice = await issued();
    const { problem } = await shop.delivered(invoice.id, { state: 'issued', is_offline: true });
    expect(problem).toBe('KSeF ma awarię (503)');
    await shop.mailTo(await emailOf(invoice.orderId), `Faktura ${invoice.number}`);
    await shop.ksef.heal('outage');
    await shop.hurry();
    const { confirmation } = await shop.delivered(invoice.id, { state: 'accepted', problem: null });
    expect(parseUpoXml(confirmation!).dokumenty).toMatchObject([{ trybWysylki: 'Offline' }]);
  });

  it('waits as long as KSeF wants it when there are too many requests', async () => {
    await shop.ksef.fail('busy');
    const { id } = await issued();
    const { next_attempt_at: next } = await shop.delivered(id, {
      state: 'issued',
      problem: 'KSeF przyjmuje teraz za dużo dokumentów',
    });
    expect(next!.getTime() - Date.now()).toBeLessThan(2500);
    await shop.delivered(id, { state: 'accepted', is_offline: false });
  });

  it.each(['slow', 'dropped'] as const)(
    'is accepted in the end where KSeF is %s',
    async (fault) => {
      await shop.ksef.fail(fault);
      const { id } = await issued();
      if (fault === 'dropped') {
        await shop.delivered(id, { problem: 'KSeF przerwał pracę nad dokumentem' });
        await shop.hurry();
      }
      await shop.delivered(id, { state: 'accepted' });
    },
  );

  it('whose answer was lost is not sent twice: its own duplicate tells the number', async () => {
    const before = shop.ksef.accepted().length;
    await shop.ksef.fail('lost-answer');
    const { id, number } = await issued();
    await shop.delivered(id, { state: 'issued', problem: 'KSeF nie odpowiada' });
    await shop.hurry();
    const { ksef_number: found } = await shop.delivered(id, { state: 'accepted' });
    const accepted = shop.ksef.accepted().slice(before);
    expect(accepted).toMatchObject([{ number, ksefNumber: found }]);
  });
});

describe('what names an invoice', () => {
  it('waits for its number: a correction, and a final invoice for its advances', async () => {
    await shop.ksef.fail('outage');
    const { id } = await paidOrder(shop.app, '1467.00', COMPANY);
    const { invoice: advance } = await issue(shop.staff, id, 'ZAL', '1467.00');
    await pay(shop.app, id, '3423.00');
    const early = await issue(shop.staff, id, 'ROZ', '3423.00');
    expect(early.userErrors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining(advance!.number) },
    ]);
    const change = { invoiceId: advance!.id, seenGross: '1467.00', amount: '1000.00' };
    expect((await correct(shop.staff, change)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    await shop.ksef.heal('outage');
    await shop.hurry();
    const { ksef_number: number } = await shop.delivered(advance!.id, { state: 'accepted' });
    const { invoice: final } = await issue(shop.staff, id, 'ROZ', '3423.00');
    await shop.delivered(final!.id, { state: 'accepted' });
    const { invoice: correction } = await correct(shop.staff, change);
    await shop.delivered(correction!.id, { state: 'accepted' });
    for (const { id: naming } of [final!, correction!]) {
      const answer = await shop.staff.fetch(`/api/admin/invoices/${naming}.xml`);
      expect(await answer.text()).toContain(number);
    }
  });
});
