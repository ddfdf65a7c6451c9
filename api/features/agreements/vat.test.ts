import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { polishClock } from '#engine/locale/polish-time';
import type { InvoiceKind } from '#engine/trade/invoices/invoice';
import { correct, issue, pay } from '../../testing/invoices.js';
import { type MailedApp, createMailedApp } from '../../testing/mails.js';
import { change, propose, readChanged } from '../../testing/order-changes.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { pageTexts } from '../../testing/pdf.js';
import { RULING, setReducedVat } from '../../testing/reduced-vat.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { waitFor } from '../../testing/wait-for.js';

const HOUSE = { buildingKind: 'house', buildingArea: '142,5' };
/** The area in m²: five sixths of it are within the limit of 300 m². */
const LARGE = { buildingKind: 'house', buildingArea: '360' };

const FULL = [{ rate: 23, net: '3975.61', vat: '914.39', gross: '4890.00' }];
const REDUCED = [{ rate: 8, net: '4527.78', vat: '362.22', gross: '4890.00' }];
const MIXED = [
  { rate: 23, net: '662.60', vat: '152.40', gross: '815.00' },
  { rate: 8, net: '3773.15', vat: '301.85', gross: '4075.00' },
];

let shop: MailedApp;
let admin: TestVisitor;
beforeAll(async () => {
  shop = await createMailedApp();
  admin = await shop.app.signIn('admin');
});
afterAll(() => shop.close());

/** Places an order of one awning while the reduced rate is on with this ruling, or off for null. */
async function placed(details: object, ruling: string | null = RULING) {
  await setReducedVat(admin, 'markizy', ruling);
  const customer = await customerWithCart(shop.app);
  const { order, userErrors } = await submit(customer, { ...details });
  if (!order) throw new Error(JSON.stringify(userErrors));
  return { ...order, email: customer.customerEmail };
}

async function vatOf(token: string) {
  const { data } = await shop.app.visitor().graphql<{
    order: { net: string; vat: string; totalAmount: string; vatSums: object[] };
  }>(
    `query ($token: String!) { order(token: $token) {
      net vat totalAmount vatSums { rate net vat gross } } }`,
    { token },
  );
  return data.order;
}

const paper = async (path: string) =>
  pageTexts(Buffer.from(await (await shop.app.visitor().fetch(path)).arrayBuffer()))
    .join(' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');

describe('the rate of an order', () => {
  it.each([
    ['is the full one without a statement', {}, RULING, FULL],
    ['is the full one where the setting is off', HOUSE, null, FULL],
    ['is the reduced one in a house', HOUSE, RULING, REDUCED],
    ['is both rates above the limit, in proportion', LARGE, RULING, MIXED],
  ])('%s, and the price stays', async (_title, details, ruling, sums) => {
    const { token } = await placed(details, ruling);
    const order = await vatOf(token);
    expect(order.vatSums).toEqual(sums);
    expect(order.totalAmount).toBe('4890.00');
    const cents = sums.map(({ vat }) => Math.round(Number(vat) * 100));
    expect(Math.round(Number(order.vat) * 100)).toBe(cents.reduce((sum, each) => sum + each));
  });

  it('is in the PDF and in the confirmation', async () => {
    const { token, email } = await placed(LARGE);
    const text = await paper(`/api/orders/${token}.pdf`);
    for (const expectedText of ['VAT 8%', 'VAT 23%', '301,85 zł', 'Dom jednorodzinny', '360 m²'])
      expect(text).toContain(expectedText);
    const mail = await shop.mailTo(email, 'Otrzymaliśmy zamówienie');
    expect(mail.text!.replaceAll(/[\s\u00a0]+/g, ' ')).toMatch(/VAT 8%:? 301,85 zł/);
  });

  it('stays when the setting is switched off later, also on the invoice and in the register', async () => {
    const { id, token } = await placed(LARGE);
    await setReducedVat(admin, 'markizy', null);
    await pay(shop.app, id, '4890.00');
    const { invoice } = await issue(admin, id, 'VAT', '4890.00');
    const [row] = await shop.app.sql<{ xml: string; net: string }>(
      `select convert_from(xml, 'utf8') as xml, net from invoice where id = $1`,
      [invoice!.id],
    );
    for (const field of ['P_13_1>662.60', 'P_14_1>152.40', 'P_13_2>3773.15', 'P_14_2>301.85'])
      expect(row!.xml).toContain(field);
    expect(row!.xml).toContain('(część ze stawką 8%)');
    expect((await vatOf(token)).net).toBe(row!.net);
    const month = polishClock(new Date()).day.slice(0, 7);
    const register = await admin.fetch(`/api/admin/invoices.csv?month=${month}`);
    expect(await register.text()).toContain('3773,15');
  });

  it.each([
    ['that changes', {}, HOUSE, ['4890.00']],
    ['whose share of the price changes', LARGE, { buildingArea: '400' }, ['4075.00', '815.00']],
  ])(
    '%s after the invoice makes a correction due, and the new invoice is right',
    async (_title, before, after, invoiced) => {
      const { id, token } = await placed(before);
      await pay(shop.app, id, '4890.00');
      const { invoice } = await issue(admin, id, 'VAT', '4890.00');
      const isDue = async () => {
        const { data } = await admin.graphql<{ order: { invoicesHaveOtherVat: boolean } }>(
          'query ($token: String!) { order(token: $token) { invoicesHaveOtherVat } }',
          { token },
        );
        return data.order.invoicesHaveOtherVat;
      };
      expect(await isDue()).toBe(false);
      await propose(admin, await readChanged(admin, token), after);
      const accepted = { token, versionNumber: 2, name: 'Żaneta Gęślą', agrees: true };
      await change(shop.app.visitor(), 'acceptOrderChange', accepted);
      expect(await isDue()).toBe(true);
      await correct(admin, {
        invoiceId: invoice!.id,
        seenGross: '4890.00',
        lines: invoiced.map((unitPrice) => ({ quantity: 0, unitPrice })),
      });
      const { invoice: anew } = await issue(admin, id, 'VAT', '4890.00');
      const [row] = await shop.app.sql('select net from invoice where id = $1', [anew!.id]);
      expect(row).toEqual({ net: (await vatOf(token)).net });
      expect(await isDue()).toBe(false);
    },
  );

  it('that makes the final invoice below zero at one rate only advises to correct the advance first', async () => {
    const { id, token } = await placed({});
    await pay(shop.app, id, '1467.00');
    const { invoice: advance } = await issue(admin, id, 'ZAL', '1467.00');
    await propose(admin, await readChanged(admin, token), LARGE);
    const accepted = { token, versionNumber: 2, name: 'Żaneta Gęślą', agrees: true };
    await change(shop.app.visitor(), 'acceptOrderChange', accepted);
    await pay(shop.app, id, '3423.00');
    const next = async () => {
      const { data } = await admin.graphql<{
        order: { nextInvoice: { kind: InvoiceKind; gross: string; rateBelowZero: number | null } };
      }>(
        'query ($token: String!) { order(token: $token) { nextInvoice { kind gross rateBelowZero } } }',
        { token },
      );
      return data.order.nextInvoice;
    };
    // At 23 % the advance holds 1 467 zł, the whole order now only 815 zł.
    expect(await next()).toEqual({ kind: 'ROZ', gross: '3423.00', rateBelowZero: 23 });
    const nothing = { invoiceId: advance!.id, seenGross: '1467.00', amount: '0.00' };
    expect((await correct(admin, nothing)).invoice).toMatchObject({ kind: 'KOR_ZAL' });
    const anew = await next();
    expect(anew).toMatchObject({ gross: '4890.00', rateBelowZero: null });
    await issue(admin, id, anew.kind, anew.gross);
    const [sums] = await shop.app.sql<{ net: string }>(
      'select sum(net) as net from invoice where order_id = $1',
      [id],
    );
    expect(sums!.net).toBe((await vatOf(token)).net);
  });

  it('changes with the statement, if the customer agrees', async () => {
    const { token } = await placed({});
    const before = await readChanged(admin, token);
    const proposed = await propose(admin, before, HOUSE);
    const version = proposed.versions.at(-1)!;
    expect(version).toMatchObject({
      state: 'sent',
      difference: { needsConsent: true, difference: '0.00' },
    });
    expect(version.difference!.facts.map(({ after }) => after)).toEqual([
      'Dom jednorodzinny',
      '142,5\u00a0m²',
    ]);
    expect((await vatOf(token)).vatSums).toEqual(FULL);
    await change(shop.app.visitor(), 'acceptOrderChange', {
      token,
      versionNumber: 2,
      name: 'Anna Nowak',
      agrees: true,
    });
    expect((await vatOf(token)).vatSums).toEqual(REDUCED);
    expect(await paper(`/api/orders/${token}/versions/2.pdf`)).toContain('VAT 8%');
    expect(await paper(`/api/orders/${token}/versions/1.pdf`)).not.toContain('VAT 8%');
  });
});

describe('the statement about the building', () => {
  it('is refused where a part of it is missing', async () => {
    const { userErrors } = await submit(await customerWithCart(shop.app), {
      buildingKind: 'flat',
    });
    expect(userErrors).toMatchObject([{ path: ['buildingArea'] }]);
  });
});

describe('the setting of a category', () => {
  it('decides in which carts the statement is asked for', async () => {
    const { visitor } = await customerWithCart(shop.app);
    const mayBeReduced = async () =>
      (
        await visitor.graphql<{ cart: { mayHaveReducedVat: boolean } }>(
          '{ cart { mayHaveReducedVat } }',
        )
      ).data.cart.mayHaveReducedVat;
    await setReducedVat(admin, 'pergole', RULING);
    await setReducedVat(admin, 'markizy', null);
    // It takes a moment until the database has notified the server of the change.
    await waitFor(async () => !(await mayBeReduced()));
    await setReducedVat(admin, 'markizy', RULING);
    await waitFor(mayBeReduced);
  });

  it('is not changed from a stale version, and is in the audit log', async () => {
    await setReducedVat(admin, 'zaluzje', RULING);
    const { reducedVat, userErrors } = await setReducedVat(admin, 'zaluzje', null, 0);
    expect(userErrors).toEqual([expect.objectContaining({ code: 'CHANGED_MEANWHILE' })]);
    expect(reducedVat).toContainEqual({ category: 'zaluzje', ruling: RULING, version: 1 });
    const [entry] = await shop.app.sql<{ after: object }>(
      `select after from audit_entry where subject_type = 'reduced_vat' and subject_id = 'zaluzje'`,
    );
    expect(entry!.after).toMatchObject({ ruling: RULING });
  });
});
