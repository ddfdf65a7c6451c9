import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { polishClock } from '../../../engine/locale/polish-time.js';
import { formatAmount, parseAmount } from '../../../engine/price/money.js';
import { saveAwning } from '../../testing/factories.js';
import { correct, issue } from '../../testing/invoices.js';
import {
  acceptInput,
  acceptOffer,
  done,
  draftOffer,
  offerAction,
  readOwnOffer,
  revised,
  sendOffer,
} from '../../testing/offers.js';
import { change as changeOrder, propose, readChanged } from '../../testing/order-changes.js';
import { customerWithCart, submit, transferInput } from '../../testing/orders.js';
import { change } from '../../testing/staff.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

interface Entry {
  id: string;
  kind: 'paid' | 'refunded' | 'paid_reversed' | 'refund_reversed';
  amount: string;
  reversesId: string | null;
}
interface Money {
  id: number;
  token: string;
  totalAmount: string;
  payment: {
    owed: string;
    paid: string;
    outstanding: string;
    toRefund: string;
    instalments: { amount: string; remaining: string }[];
  };
  ledger: Entry[];
  invoices: { id: number; kind: string; gross: string; correctedGross: string | null }[];
  nextInvoice: { kind: string; gross: string } | null;
}

const MONEY = `id token totalAmount nextInvoice { kind gross }
  payment { owed paid outstanding toRefund instalments { amount remaining } }
  ledger { id kind amount reversesId } invoices { id kind gross correctedGross }`;
const SIGNS = { paid: 1, refunded: -1, paid_reversed: -1, refund_reversed: 1 } as const;

const STEP = fc.oneof(
  fc.record({
    what: fc.constant('version' as const),
    width: fc.constantFrom(301, 437, 450),
    quantity: fc.integer({ min: 1, max: 3 }),
    discount: fc.constantFrom(0, 1, 33, 12_345),
  }),
  fc.record({ what: fc.constant('pay' as const), percent: fc.integer({ min: 1, max: 120 }) }),
  fc.record({ what: fc.constant('refund' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ what: fc.constant('reverse' as const), which: fc.nat(3) }),
  fc.record({ what: fc.constant('invoice' as const) }),
  fc.record({ what: fc.constant('correct' as const), percent: fc.nat(99) }),
);
type Step = typeof STEP extends fc.Arbitrary<infer Value> ? Value : never;

/** How it begins: as a cart, or as an offer of two versions that is accepted on its page or on the telephone. */
const START = fc.record({
  from: fc.constantFrom('cart' as const, 'link' as const, 'phone' as const),
  discount: fc.constantFrom(0, 1, 33, 12_345),
  depositPercent: fc.constantFrom(0, 1, 30, 33, 100),
});
type Start = typeof START extends fc.Arbitrary<infer Value> ? Value : never;

/** HISTORIES=n tries more of them; what fails is shown with its seed. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 14);

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp({ env: { WRITES_PER_MINUTE: '0' } });
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

async function read(token: string): Promise<Money> {
  const { data } = await staff.graphql<{ order: Money }>(
    `query ($token: String!) { order(token: $token) { ${MONEY} } }`,
    { token },
  );
  return data.order;
}

interface Begun {
  token: string;
  /** The papers of the offer that it was. */
  papers: string[];
}

/** An order, to the grosz as the accepted version of its offer, and made once. */
async function begin({ from, discount, depositPercent }: Start): Promise<Begun> {
  if (from === 'cart') {
    const { order } = await submit(await customerWithCart(app));
    return { token: order!.token, papers: [] };
  }
  const { id: configurationId } = await saveAwning(app.visitor());
  const email = `${randomUUID()}@example.com`;
  const first = await done(sendOffer(staff, await draftOffer(staff, { configurationId, email })));
  const terms = { discount: formatAmount(discount), discountReason: 'Rabat', depositPercent };
  const second = await done(sendOffer(staff, await revised(staff, first, terms)));
  const version = second.versions.at(-1)!;
  expect(version.totalAmount).toBe(formatAmount(489_000 - discount));
  const accept = async () => {
    if (from === 'link') return acceptOffer(app.visitor(), acceptInput(second));
    const { token: _token, acceptsTerms: _terms, ...said } = acceptInput(second);
    const { acknowledgesMadeToMeasure: _made, ...details } = said;
    const input = { ...details, offerId: second.id, version: second.version, note: 'Tak' };
    return offerAction(staff, 'recordOfferAcceptance', input);
  };
  for (const { userErrors } of await Promise.all([accept(), accept()]))
    expect(userErrors).toEqual([]);
  const { order, versions } = (await readOwnOffer(staff, second.token))!;
  expect(order!.totalAmount).toBe(version.totalAmount);
  const { payment, ledger } = await read(order!.token);
  expect(ledger).toEqual([]);
  const deposit = Math.round((parseAmount(version.totalAmount) * depositPercent) / 100);
  if (depositPercent > 0) expect(payment.instalments[0]!.amount).toBe(formatAmount(deposit));
  const papers = versions.map(({ number }) => `/api/offers/${second.token}/${number}.pdf`);
  return { token: order!.token, papers };
}

const isSettled = ({ invoices }: Money): boolean =>
  invoices.some(({ kind }) => kind === 'VAT' || kind === 'ROZ');
const share = (amount: string, percent: number): string =>
  formatAmount(Math.ceil((parseAmount(amount) * percent) / 100));

/** Does what can be done now; what staff would be refused is left out. */
async function carryOut(order: Money, step: Step): Promise<void> {
  switch (step.what) {
    case 'version':
      return isSettled(order) ? undefined : changeTo(order, step);
    case 'pay':
      return book(order, 'received', share(order.totalAmount, step.percent));
    case 'refund': {
      const amount = share(order.payment.paid, step.percent);
      return parseAmount(amount) > 0 ? book(order, 'refunded', amount) : undefined;
    }
    case 'reverse':
      return reverse(order, step.which);
    case 'invoice': {
      const { nextInvoice: next } = order;
      if (next)
        expect((await issue(staff, order.id, next.kind, next.gross)).userErrors).toEqual([]);
      return;
    }
    case 'correct':
      return correctAdvance(order, step.percent);
  }
}

async function changeTo(
  { token }: Money,
  { width, quantity, discount }: Extract<Step, { what: 'version' }>,
): Promise<void> {
  const order = await readChanged(staff, token);
  const { id: configurationId } = await saveAwning(app.visitor(), { width });
  const lines = [{ lineId: order.lines[0]!.id, configurationId, quantity }];
  const more = { discount: formatAmount(discount), discountReason: 'Rabat' };
  const proposed = await propose(staff, order, { lines, ...more }).catch((error: unknown) => {
    if (String(error).includes('Nic się nie zmieniło')) return null;
    throw error;
  });
  if (!proposed) return;
  const versionNumber = proposed.versions.length;
  const agreed = { token, versionNumber, name: 'Anna Lis', agrees: true };
  await changeOrder(app.visitor(), 'acceptOrderChange', agreed);
}

async function book({ id }: Money, direction: string, amount: string): Promise<void> {
  const input = transferInput(id, { key: randomUUID(), direction, amount });
  expect((await change(staff, 'bookTransfer', input)).userErrors).toEqual([]);
}

async function reverse({ ledger, payment }: Money, which: number): Promise<void> {
  const reversed = new Set(ledger.map(({ reversesId }) => reversesId));
  const entry = ledger.filter(({ id, reversesId }) => !reversesId && !reversed.has(id))[which];
  if (!entry) return;
  const input = { entryId: entry.id, reason: 'Pomyłka' };
  const { userErrors } = await change(staff, 'reverseLedgerEntry', input);
  const isSpent = entry.kind === 'paid' && parseAmount(entry.amount) > parseAmount(payment.paid);
  expect(userErrors).toMatchObject(isSpent ? [{ code: 'CONFLICT' }] : []);
}

async function correctAdvance(order: Money, percent: number): Promise<void> {
  const advance = order.invoices.find(({ kind }) => kind === 'ZAL');
  const seenGross = advance?.correctedGross ?? advance?.gross ?? '0';
  if (!advance || isSettled(order) || parseAmount(seenGross) === 0) return;
  const amount = formatAmount(Math.floor((parseAmount(seenGross) * percent) / 100));
  const { userErrors } = await correct(staff, { invoiceId: advance.id, seenGross, amount });
  expect(userErrors).toEqual([]);
}

/** The rows of an order in the sales register of this month. */
async function registered(orderId: number): Promise<{ gross: number }[]> {
  const month = polishClock(new Date()).day.slice(0, 7);
  const response = await staff.fetch(`/api/admin/invoices.csv?month=${month}`);
  const rows = parse<Record<string, string>>(await response.text(), {
    bom: true,
    columns: true,
    delimiter: ';',
  });
  const amount = (text = '') => parseAmount(text.replace(',', '.'));
  return rows
    .filter((row) => row['Zamówienie'] === String(orderId))
    .map((row) => {
      const [net, vat, gross] = ['Netto', 'VAT', 'Brutto'].map((name) => amount(row[name]));
      expect(net! + vat!).toBe(gross);
      return { gross: gross! };
    });
}

const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);

async function expectAgreement(order: Money): Promise<void> {
  const { totalAmount, payment, ledger, invoices, nextInvoice } = order;
  const total = parseAmount(totalAmount);
  const paid = sum(ledger.map(({ kind, amount }) => SIGNS[kind] * parseAmount(amount)));
  const instalments = (name: 'amount' | 'remaining') =>
    sum(payment.instalments.map((part) => parseAmount(part[name])));
  expect(payment).toMatchObject({
    owed: totalAmount,
    paid: formatAmount(paid),
    outstanding: formatAmount(Math.max(0, total - paid)),
    toRefund: formatAmount(Math.max(0, paid - total)),
  });
  expect([instalments('amount'), instalments('remaining')]).toEqual([
    total,
    Math.max(0, total - paid),
  ]);
  const invoiced = sum(invoices.map(({ gross }) => parseAmount(gross)));
  expect(sum((await registered(order.id)).map(({ gross }) => gross))).toBe(invoiced);
  if (isSettled(order)) expect([invoiced, nextInvoice]).toEqual([total, null]);
  else if (nextInvoice)
    expect(invoiced + parseAmount(nextInvoice.gross)).toBe(Math.min(paid, total));
  else expect(invoiced).toBeGreaterThanOrEqual(Math.min(paid, total));
}

async function papersOf(
  { token, invoices }: Money,
  ofOffer: string[],
): Promise<Map<string, string>> {
  const { versions } = await readChanged(staff, token);
  const paths = [
    ...ofOffer,
    ...versions.map(({ number }) => `/api/orders/${token}/versions/${number}.pdf`),
    ...invoices.map(({ id }) => `/api/orders/${token}/invoices/${id}.pdf`),
  ];
  const read = async (path: string) => {
    const answer = await app.visitor().fetch(path);
    expect(answer.status).toBe(200);
    return [path, Buffer.from(await answer.arrayBuffer()).toString('base64')] as const;
  };
  return new Map(await Promise.all(paths.map(read)));
}

it(
  'balance, invoices and register agree at every step of any history, and old papers stay as they were',
  async () => {
    let histories = 0;
    await fc.assert(
      fc.asyncProperty(
        START,
        fc.array(STEP, { minLength: 3, maxLength: 7 }),
        async (start, steps) => {
          const { token, papers: ofOffer } = await begin(start);
          const isSampled = (histories += 1) % 6 === 0;
          const papers = new Map<string, string>();
          for (const step of steps) {
            await carryOut(await read(token), step);
            const after = await read(token);
            await expectAgreement(after);
            if (!isSampled) continue;
            for (const [path, bytes] of await papersOf(after, ofOffer)) {
              expect([path, papers.get(path) ?? bytes]).toEqual([path, bytes]);
              papers.set(path, bytes);
            }
          }
        },
      ),
      { numRuns: HISTORIES },
    );
  },
  HISTORIES * 13_000,
);
