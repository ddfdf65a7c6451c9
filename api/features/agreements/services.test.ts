import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pick } from '#engine/trade/fields/pick';
import { saveAwning } from '../../testing/factories.js';
import { correct, issue, pay } from '../../testing/invoices.js';
import { type MailedApp, createMailedApp } from '../../testing/mails.js';
import {
  type ReadOffer,
  acceptInput,
  acceptOffer,
  done,
  draftInput,
  draftOffer,
  offerAction,
  readOwnOffer,
  revised,
  sendOffer,
} from '../../testing/offers.js';
import {
  type ChangedOrder,
  change,
  changeInput,
  preview,
  propose,
  readChanged,
  refusedWith,
  serviceInputs,
} from '../../testing/order-changes.js';
import { pageTexts } from '../../testing/pdf.js';
import { RULING, setReducedVat } from '../../testing/reduced-vat.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

const DISMANTLING = {
  text: 'Demontaż starej markizy',
  unit: 'piece',
  unitPrice: '350.00',
  vat: 'goods',
  quantity: 1,
  discount: '0.00',
};
/** 2.5 × 45.55 are 113.875, rounded to 113.88, less the discount 110.00. */
const CABLE = {
  text: 'Przewód do sterowania',
  unit: 'metre',
  unitPrice: '45.55',
  vat: 'full',
  quantity: 2.5,
  discount: '3.88',
};
const HOUSE = { buildingKind: 'house', buildingArea: '142.50' };
const DISCOUNT = { discount: '60.00', discountReason: 'Stały klient' };

let shop: MailedApp;
let staff: TestVisitor;
beforeAll(async () => {
  shop = await createMailedApp({ WRITES_PER_MINUTE: '0' });
  staff = await shop.app.signIn('admin');
  await setReducedVat(staff, 'markizy', RULING);
});
afterAll(() => shop.close());

/** A draft of one awning of 4890.00, less 90.00, with both services, in a house. */
async function drafted(email = `${randomUUID()}@example.com`): Promise<ReadOffer> {
  const { id: configurationId } = await saveAwning(shop.app.visitor());
  const offer = await draftOffer(staff, { configurationId, email });
  const { lines } = draftInput(offer);
  return save(offer, {
    lines: lines.map((line) => ({ ...line, discount: '90' })),
    services: [DISMANTLING, CABLE],
    ...HOUSE,
    ...DISCOUNT,
  });
}

const save = (offer: ReadOffer, overrides: Record<string, unknown>) =>
  done(offerAction(staff, 'saveOfferDraft', draftInput(offer, overrides)));

async function ordered(): Promise<ChangedOrder> {
  const offer = await done(sendOffer(staff, await drafted()));
  const { order, userErrors } = await acceptOffer(shop.app.visitor(), acceptInput(offer));
  if (!order) throw new Error(JSON.stringify(userErrors));
  return readChanged(staff, order.token);
}

/** The customer accepts a version of an order. */
const agree = ({ token }: ChangedOrder, versionNumber: number) =>
  change(shop.app.visitor(), 'acceptOrderChange', {
    token,
    versionNumber,
    name: 'Żaneta Gęślą',
    agrees: true,
  });

const spaced = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ');

const paper = async (visitor: TestVisitor, path: string) =>
  spaced(pageTexts(Buffer.from(await (await visitor.fetch(path)).arrayBuffer())).join(' '));

async function xmlOf(id: number): Promise<string> {
  const [row] = await shop.app.sql<{ xml: string }>(
    `select convert_from(xml, 'utf8') as xml from invoice where id = $1`,
    [id],
  );
  return row!.xml;
}

/** 4800.00 + 350.00 + 110.00 − 60.00; of the discount 1.26 fall on the cable, which alone has the full rate. */
const SUMS = { totalAmount: '5200.00', net: '4802.54', vat: '397.46' };
const SHOWN = [
  'Demontaż starej markizy',
  '1 szt. × 350 zł',
  'Przewód do sterowania',
  '2,5 mb × 45,55 zł − 3,88 zł rabatu',
  '1 szt. × 4 890 zł − 90 zł rabatu',
  'Rabat (Stały klient)',
];

describe('services and discounts of lines', () => {
  it('are part of the price of an offer, of its VAT, its mail and its PDF', async () => {
    const email = `${randomUUID()}@example.com`;
    const draft = await drafted(email);
    expect(draft.versions).toMatchObject([
      {
        ...SUMS,
        lines: [{ discount: '90.00', lineTotal: '4800.00' }],
        services: [
          { ...DISMANTLING, lineTotal: '350.00' },
          { ...CABLE, lineTotal: '110.00' },
        ],
      },
    ]);
    const sent = await done(sendOffer(staff, draft));
    const own = await readOwnOffer(shop.app.visitor(), sent.token);
    expect(own!.versions).toMatchObject([{ ...SUMS, services: [DISMANTLING, CABLE] }]);
    const { text } = await shop.mailTo(email, 'Oferta');
    const pdf = await paper(shop.app.visitor(), `/api/offers/${sent.token}/1.pdf`);
    for (const shown of SHOWN) {
      expect(spaced(text!)).toContain(shown);
      expect(pdf).toContain(shown);
    }
    const { data } = await staff.graphql<{ adminOffer: { versions: { vatSums: object[] }[] } }>(
      'query ($id: Int!) { adminOffer(id: $id) { versions { vatSums { rate net vat gross } } } }',
      { id: sent.id },
    );
    expect(data.adminOffer.versions[0]!.vatSums).toEqual([
      { rate: 23, net: '88.41', vat: '20.33', gross: '108.74' },
      { rate: 8, net: '4714.13', vat: '377.13', gross: '5091.26' },
    ]);
  });

  it('stay in the next version of an offer, and what changes is named', async () => {
    const sent = await done(sendOffer(staff, await drafted()));
    const next = await revised(staff, sent);
    expect(next.versions[1]).toMatchObject({ ...SUMS, difference: { lines: [] } });
    const { lines } = draftInput(next);
    const changed = await save(next, {
      lines: lines.map((line) => ({ ...line, discount: '0' })),
      services: [
        { ...CABLE, quantity: 4 },
        { ...DISMANTLING, text: 'Dojazd' },
      ],
    });
    expect(changed.versions[1]!.difference!.lines).toMatchObject([
      { kind: 'changed', facts: [{ label: 'Rabat', before: '90\u00a0zł', after: null }] },
      {
        kind: 'changed',
        name: CABLE.text,
        facts: [{ label: 'Ilość', before: '2,5\u00a0mb', after: '4\u00a0mb' }],
        totalBefore: '110.00',
        totalAfter: '178.32',
      },
      { kind: 'added', name: 'Dojazd', totalBefore: null, totalAfter: '350.00' },
      { kind: 'removed', name: DISMANTLING.text, totalBefore: '350.00', totalAfter: null },
    ]);
  });

  it('become part of the order to the grosz, of its payments, its PDF and its CSV', async () => {
    const order = await ordered();
    expect(order).toMatchObject({
      ...SUMS,
      lines: [{ discount: '90.00', lineTotal: '4800.00' }],
      services: [DISMANTLING, CABLE],
    });
    const { data } = await shop.app
      .visitor()
      .graphql<{ order: object }>(
        'query ($token: String!) { order(token: $token) { payment { instalments { amount } } } }',
        { token: order.token },
      );
    const instalments = [{ amount: '1560.00' }, { amount: '3640.00' }];
    expect(data.order).toEqual({ payment: { instalments } });
    const pdf = await paper(shop.app.visitor(), `/api/orders/${order.token}.pdf`);
    for (const shown of [...SHOWN, 'Razem brutto']) expect(pdf).toContain(shown);
    const csv = await staff.fetch(`/api/admin/orders.csv`);
    expect(spaced(await csv.text())).toContain('Przewód do sterowania: 2,5 mb × 45,55 zł');
  });

  it('change with the consent of the customer, whose version keeps them', async () => {
    const order = await ordered();
    const services = [...serviceInputs(order.services), { ...DISMANTLING, text: 'Podnośnik' }];
    const { versions } = await propose(staff, order, { services });
    expect(versions[1]!.difference).toMatchObject({
      needsConsent: true,
      lines: [{ kind: 'added', name: 'Podnośnik' }],
      totalBefore: '5200.00',
      totalAfter: '5550.00',
    });
    await agree(order, 2);
    const changed = await readChanged(staff, order.token);
    expect(changed).toMatchObject({ totalAmount: '5550.00', services: [{}, {}, { quantity: 1 }] });
    const before = await paper(shop.app.visitor(), `/api/orders/${order.token}/versions/1.pdf`);
    expect(before).not.toContain('Podnośnik');
  });

  it('are invoiced with their units, as advance, rest and correction', async () => {
    const order = await ordered();
    await pay(shop.app, order.id, '1000.00');
    const { invoice: advance } = await issue(staff, order.id, 'ZAL', '1000.00');
    const ordering = await xmlOf(advance!.id);
    expect(ordering).toMatch(/P_7Z>Przewód do sterowania<[\s\S]*P_8AZ>mb<[\s\S]*P_8BZ>2.5</);
    const preview = await paper(staff, `/api/admin/orders/${order.id}/proforma.pdf`);
    expect(preview).toContain('2,5 mb × 45,55 − 5,14');
    expect(preview).toContain('Żaneta Gęślą');
    await pay(shop.app, order.id, '4200.00');
    const { invoice } = await issue(staff, order.id, 'ROZ', '4200.00');
    const xml = await xmlOf(invoice!.id);
    expect(xml).toMatch(/P_7>Demontaż starej markizy<[\s\S]*P_12>8</);
    expect(xml).toMatch(/P_8A>mb<[\s\S]*P_8B>2.5<[\s\S]*P_10>5.14<[\s\S]*P_11A>108.74</);
    const { data } = await staff.graphql<{
      invoiceLines: { unit: string; quantity: number; unitPrice: string }[];
    }>('query ($id: Int!) { invoiceLines(invoiceId: $id) { unit quantity unitPrice } }', {
      id: invoice!.id,
    });
    expect(data.invoiceLines).toMatchObject([{}, {}, { unit: 'mb', quantity: 2.5 }]);
    const lines = data.invoiceLines.map((line) => pick(line, ['quantity', 'unitPrice']));
    const corrected = lines.map((line, index) => (index === 2 ? { ...line, quantity: 1.5 } : line));
    const seen = { invoiceId: invoice!.id, seenGross: invoice!.correctedGross };
    const tooMuch = lines.map((line) => ({ ...line, quantity: 9999, unitPrice: '99999999.99' }));
    expect(await correct(staff, { ...seen, lines: tooMuch })).toMatchObject({
      userErrors: [{ path: ['lines', '0', 'unitPrice'] }],
    });
    const { invoice: correction, userErrors } = await correct(staff, { ...seen, lines: corrected });
    expect(userErrors).toEqual([]);
    // 1.5 × 43.50, the price of a metre less its discounts, instead of 108.74.
    expect(correction!.gross).toBe('-43.49');
  });

  it.each([
    ['its line', '4890.01', '0', 'lines.0.discount'],
    ['a service', '0', '113.89', 'services.0.discount'],
  ])('are refused above the price of %s', async (_what, ofGoods, ofService, path) => {
    const order = await ordered();
    const input = changeInput(order, {
      lines: order.lines.map(({ id }) => ({ lineId: id, quantity: 1, discount: ofGoods })),
      services: [{ ...CABLE, discount: ofService }],
    });
    expect(await preview(staff, input)).toMatchObject(refusedWith('BAD_USER_INPUT', path));
  });

  it('are refused where a service is too expensive to add up', async () => {
    const offer = await drafted();
    for (const service of [
      { ...CABLE, unitPrice: '99999999.99', quantity: 9999 },
      { ...CABLE, unitPrice: '1000', quantity: 1000.01 },
    ])
      expect(
        await offerAction(staff, 'saveOfferDraft', draftInput(offer, { services: [service] })),
      ).toMatchObject(refusedWith('BAD_USER_INPUT', 'services.0.unitPrice'));
  });
});
