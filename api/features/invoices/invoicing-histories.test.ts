import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatAmount } from '#engine/goods/price/money';
import type { InvoiceContent, InvoiceLine, RateSum } from '#engine/trade/invoices/invoice';
import {
  advanceContent,
  correctAdvance,
  correctLines,
  finalContent,
  saleContent,
  stateOf,
} from '#engine/trade/invoices/make-content';
import { addSums, grossOf, sumsOf } from '#engine/trade/invoices/sums';
import { cover, planOf } from '#engine/trade/shop/instalment-plan';
import { netByDay } from '../ledger/money-by-day.js';
import type { Invoice } from './invoice.entity.js';
import { nextInvoice } from './next-invoice.js';

/** An invoice with its corrections. */
interface Issued {
  original: InvoiceContent;
  corrections: InvoiceContent[];
  taxedOn: string;
}

/** A booked movement of money, in grosze: above zero from the customer, below zero back to the customer. */
interface Booking {
  amount: number;
  day: string;
  isReversed: boolean;
}

interface History {
  lines: readonly InvoiceLine[];
  bookings: Booking[];
  issued: Issued[];
  deliveredOn: string | null;
}

const LINES = fc.array(
  fc
    .record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unitPrice: fc.integer({ min: 1, max: 2_000_000 }),
      rate: fc.constantFrom(23 as const, 8 as const),
    })
    .map((goods) => ({
      ...goods,
      name: 'Markiza',
      unit: 'szt.',
      discount: 0,
      gross: goods.quantity * goods.unitPrice,
    })),
  { minLength: 1, maxLength: 4 },
);
const PERCENT = fc.integer({ min: 1, max: 130 });
const DAY = fc.constantFrom('2026-10-30', '2026-11-02', '2026-11-03', '2026-12-01');
const STEP = fc.oneof(
  fc.record({ what: fc.constant('version' as const), lines: LINES }),
  fc.record({ what: fc.constant('pay' as const), percent: PERCENT, day: DAY }),
  fc.record({ what: fc.constant('refund' as const), percent: PERCENT, day: DAY }),
  fc.record({ what: fc.constant('reverse' as const), which: fc.nat(5) }),
  fc.record({ what: fc.constant('deliver' as const), day: DAY }),
  fc.record({ what: fc.constant('invoice' as const) }),
  fc.record({ what: fc.constant('correct' as const), which: fc.nat(3), percent: fc.nat(99) }),
);
type Step = typeof STEP extends fc.Arbitrary<infer Value> ? Value : never;

const share = (of: number, percent: number): number => Math.ceil((of * percent) / 100);
const totalOf = ({ lines }: History): number => grossOf(sumsOf(lines));
const paidOf = ({ bookings }: History): number =>
  bookings.reduce((sum, { amount, isReversed }) => sum + (isReversed ? 0 : amount), 0);
const documentsOf = ({ issued }: History): InvoiceContent[] =>
  issued.flatMap(({ original, corrections }) => [original, ...corrections]);
const advancesOf = ({ issued }: History): Issued[] =>
  issued.filter(({ original }) => original.kind === 'ZAL');
const settlingOf = ({ issued }: History): Issued | undefined =>
  issued.find(({ original }) => original.kind !== 'ZAL');
const sumsOfIssued = ({ original, corrections }: Issued): RateSum[] =>
  addSums(original.sums, ...corrections.map(({ sums }) => sums));

const moneyOf = ({ bookings }: History) =>
  netByDay(
    bookings
      .filter(({ isReversed }) => !isReversed)
      .map(({ amount, day }) => ({
        kind: amount < 0 ? 'refunded' : 'paid',
        amount: formatAmount(Math.abs(amount)),
        method: 'transfer',
        valueDay: day,
      })),
  );

/** The invoice that the shop would issue now. */
const nextOf = (history: History) =>
  nextInvoice(
    {
      status: history.deliveredOn ? 'delivered' : 'confirmed',
      totalAmount: formatAmount(totalOf(history)),
      deliveredOn: history.deliveredOn,
      money: moneyOf(history),
    },
    {
      valid: history.issued.map((each) => {
        const sums = sumsOfIssued(each);
        const invoice = { kind: each.original.kind, taxedOn: each.taxedOn } as Invoice;
        return { invoice, corrections: [], sums, gross: grossOf(sums) };
      }),
      refused: [],
    },
  );

/** Applies a step to the history; a change of an order with its only or final invoice also corrects that invoice. */
function carryOut(history: History, step: Step): void {
  const settling = settlingOf(history);
  switch (step.what) {
    case 'version': {
      if (settling)
        settling.corrections.push(
          correctLines(stateOf(settling.original, settling.corrections), step.lines),
        );
      history.lines = step.lines;
      return;
    }
    case 'pay':
      history.bookings.push({
        amount: share(totalOf(history), step.percent),
        day: step.day,
        isReversed: false,
      });
      return;
    case 'refund': {
      const amount = Math.min(paidOf(history), share(totalOf(history), step.percent));
      if (amount > 0) history.bookings.push({ amount: -amount, day: step.day, isReversed: false });
      return;
    }
    case 'reverse': {
      const booking = history.bookings[step.which];
      if (booking && !booking.isReversed && paidOf(history) >= booking.amount)
        booking.isReversed = true;
      return;
    }
    case 'deliver':
      history.deliveredOn = step.day;
      return;
    case 'invoice':
      return issue(history);
    case 'correct': {
      const advance = advancesOf(history)[step.which];
      const state = advance && stateOf(advance.original, advance.corrections);
      const gross = state ? grossOf(state.sums) : 0;
      if (!settling && advance && state && gross > 0)
        advance.corrections.push(correctAdvance(state, Math.floor((gross * step.percent) / 100)));
    }
  }
}

function issue(history: History): void {
  const next = nextOf(history);
  if (!next) return;
  const earlier = history.issued.map(sumsOfIssued).filter((sums) => grossOf(sums) > 0);
  const original =
    next.kind === 'ZAL'
      ? advanceContent(history.lines, next.gross, earlier)
      : next.kind === 'ROZ'
        ? finalContent(history.lines, earlier)
        : saleContent(history.lines);
  expect(grossOf(original.sums)).toBe(next.gross);
  history.issued.push({ original, corrections: [], taxedOn: next.tradedOn });
}

/** Expects that an invoice names no other day than that on which its money came, or the earlier one of the delivery. */
function expectDayOfTax(
  history: History,
  { kind, gross, tradedOn, payments }: NonNullable<ReturnType<typeof nextOf>>,
): void {
  const { deliveredOn, issued } = history;
  const ofDay = moneyOf(history).find(({ day }) => day === tradedOn)?.amount ?? 0;
  for (const { day } of payments) expect(day >= tradedOn).toBe(true);
  if (tradedOn === deliveredOn) return;
  const earlier = issued.filter(({ taxedOn }) => taxedOn === tradedOn).map(sumsOfIssued);
  expect(payments).toMatchObject([{ amount: gross, day: tradedOn }]);
  expect(grossOf(addSums(...earlier)) + gross).toBeLessThanOrEqual(ofDay);
  if (deliveredOn && kind !== 'ZAL') expect(tradedOn < deliveredOn).toBe(true);
}

const withoutZero = (sums: readonly RateSum[]) => sums.filter(({ gross }) => gross !== 0);

function expectAgreement(history: History): void {
  const [total, paid] = [totalOf(history), paidOf(history)];
  expect(paid).toBeGreaterThanOrEqual(0);
  const parts = cover(planOf(total, 30), paid);
  const sum = (values: number[]) => values.reduce((one, other) => one + other, 0);
  expect(sum(parts.map(({ amount }) => amount))).toBe(total);
  expect(sum(parts.map(({ covered }) => covered))).toBe(Math.min(total, paid));

  const documents = documentsOf(history);
  for (const { sums } of documents)
    for (const { net, vat, gross } of sums) expect(net + vat).toBe(gross);
  const register = addSums(...documents.map(({ sums }) => sums));
  expect(grossOf(register)).toBe(sum(history.issued.map((each) => grossOf(sumsOfIssued(each)))));
  const next = nextOf(history);
  if (settlingOf(history)) {
    expect(next).toBeNull();
    expect(withoutZero(register)).toEqual(withoutZero(sumsOf(history.lines)));
  } else if (next) {
    expect(next.gross).toBeGreaterThan(0);
    expectDayOfTax(history, next);
    const invoiced = grossOf(register) + next.gross;
    if (next.kind === 'ZAL') expect(invoiced).toBeLessThanOrEqual(Math.min(paid, total));
    else expect(invoiced).toBe(total);
  } else expect(grossOf(register)).toBeGreaterThanOrEqual(Math.min(total, paid));
}

it('balance, invoices and register agree to the grosz at every step of any history', () => {
  fc.assert(
    fc.property(LINES, fc.array(STEP, { minLength: 1, maxLength: 14 }), (lines, steps) => {
      const history: History = { lines, bookings: [], issued: [], deliveredOn: null };
      for (const step of steps) {
        carryOut(history, step);
        expectAgreement(history);
      }
    }),
    { numRuns: 1000 },
  );
});
