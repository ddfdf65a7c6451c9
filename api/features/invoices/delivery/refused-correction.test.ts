import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMPANY, correct, paidOrder, readInvoices } from '../../../testing/invoices.js';
import { type InvoicingShop, createInvoicingShop } from '../../../testing/ksef.js';
import { accepted, inRegister, lines } from '../../../testing/refused-invoices.js';

let shop: InvoicingShop;
beforeAll(async () => {
  shop = await createInvoicingShop();
});
afterAll(() => shop.close());

describe('a correction that KSeF has refused', () => {
  it('does not count, and is made again under its number', async () => {
    const { id, token } = await paidOrder(shop.app, '4890.00', COMPANY);
    const sale = await accepted(shop, id, 'VAT', '4890.00');
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
    expect(await inRegister(shop, first!.number)).toHaveLength(1);
    const { invoice: third } = await correct(shop.staff, {
      invoiceId: sale.id,
      seenGross: '4500.00',
      lines: lines('4400.00'),
    });
    expect(third).toMatchObject({ gross: '-100.00' });
    expect(third!.number).not.toBe(first!.number);
  });
});

it('a correction that KSeF has not decided on blocks the next one, which builds on it', async () => {
  const { id } = await paidOrder(shop.app, '4890.00', COMPANY);
  const sale = await accepted(shop, id, 'VAT', '4890.00');
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
