import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMPANY, correct, issue, paidOrder, sendAgain } from '../../../testing/invoices.js';
import { type InvoicingShop, createInvoicingShop } from '../../../testing/ksef.js';
import {
  accepted,
  inRegister,
  lines,
  refused,
  readInvoicing,
} from '../../../testing/refused-invoices.js';

let shop: InvoicingShop;
beforeAll(async () => {
  shop = await createInvoicingShop();
});
afterAll(() => shop.close());

describe('an invoice whose number another document has in KSeF', () => {
  async function duplicateOf(invoiceId: number): Promise<string | null | undefined> {
    const { data } = await shop.staff.graphql<{
      invoices: { items: { id: number; delivery: { duplicateOf: string | null } }[] };
    }>('{ invoices(filter: { shown: rejected }) { items { id delivery { duplicateOf } } } }');
    return data.invoices.items.find(({ id }) => id === invoiceId)?.delivery.duplicateOf;
  }

  /** Issues an invoice whose number another program of the seller has used already. */
  async function taken(orderId: number) {
    await shop.ksef.fail('taken');
    const { invoice } = await issue(shop.staff, orderId, 'VAT', '4890.00');
    const { problem } = await shop.delivered(invoice!.id, { state: 'rejected' });
    expect(problem).toMatch(
      /^W.KSeF jest już inna faktura o.tym samym numerze; jej numer KSeF: 7261120385-/,
    );
    return invoice!;
  }

  it('shows the KSeF number of that document, and is issued again under the next number', async () => {
    const { id, token } = await paidOrder(shop.app, '4890.00', COMPANY);
    const first = await taken(id);
    const other = shop.ksef.accepted().find(({ number }) => number === first.number);
    expect(await duplicateOf(first.id)).toBe(other!.ksefNumber);
    const second = await accepted(shop, id, 'VAT', '4890.00');
    const place = (number: string) => Number(number.slice(-4));
    expect(place(second.number)).toBe(place(first.number) + 1);
    expect(await inRegister(shop, first.number)).toEqual([]);
    expect(await inRegister(shop, second.number)).toHaveLength(1);
    const { invoices, nextInvoice } = await readInvoicing(shop.staff, token);
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

  it('is issued a third time under its second number where KSeF refuses that for another reason', async () => {
    const { id } = await paidOrder(shop.app, '4890.00', COMPANY);
    const first = await taken(id);
    const second = await refused(shop, id, 'VAT', '4890.00');
    const third = await accepted(shop, id, 'VAT', '4890.00');
    expect(second.number).not.toBe(first.number);
    expect(third.number).toBe(second.number);
  });

  it('gets the next number also where it is a correction', async () => {
    const { id } = await paidOrder(shop.app, '4890.00', COMPANY);
    const sale = await accepted(shop, id, 'VAT', '4890.00');
    const change = { invoiceId: sale.id, seenGross: '4890.00', lines: lines('4000.00') };
    await shop.ksef.fail('taken');
    const { invoice: first } = await correct(shop.staff, change);
    await shop.delivered(first!.id, { state: 'rejected' });
    const { invoice: second } = await correct(shop.staff, change);
    expect(second!.number).not.toBe(first!.number);
    await shop.delivered(second!.id, { state: 'accepted' });
  });
});
