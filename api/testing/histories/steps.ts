import fc from 'fast-check';
import { CATALOGUE, changeCatalogue } from './catalogue.js';
import { VERSION, changeVersion } from './change-version.js';
import { INVOICE, correctAdvance, correctLines, issueNext, refuseNewest } from './invoices.js';
import { ONLINE_PAYMENT, ONLINE_REFUND, payOnline, refundOnline } from './online.js';
import { ADVANCE_PAID, sellWithAdvance } from './sale-with-advance.js';
import { STATEMENT, bookTransfer, importStatement } from './statements.js';
import { CANCELLATION, STATUS, cancel, setStatus, undoStatus } from './statuses.js';
import { type Moment, type Step, step } from './step.js';
import { bookPayment, bookRefund, reverseEntry } from './transfers.js';

const PAID = fc.record({
  percent: fc.constantFrom(1, 30, 33, 70, 100, 120),
  day: fc.constantFrom('2026-10-30', '2026-11-23', '2026-11-24'),
});
const REFUNDED = fc.record({ percent: fc.integer({ min: 1, max: 100 }) });
const WHICH = fc.record({ which: fc.nat(2) });
const ADVANCE = fc.record({ which: fc.nat(1), percent: fc.nat(99) });
/** The prices after a correction, in per cent of the invoiced ones: none, lower or higher prices. */
const LINES = fc.record({ percent: fc.constantFrom(0, 7, 50, 99, 101, 150) });
const NOTHING = fc.constant({});

/** A step with its weight: how likely it is drawn, relative to the others. */
const often = (weight: number, arbitrary: fc.Arbitrary<Step<Moment>>) => ({ weight, arbitrary });

/** The steps in the life of an order from which histories are drawn. */
export const STEP = fc.oneof(
  often(3, step('version', VERSION, changeVersion)),
  often(
    1,
    step('catalogue', CATALOGUE, ({ shop }, changed) => changeCatalogue(shop, changed)),
  ),
  often(4, step('payment', PAID, bookPayment)),
  often(1, step('refund', REFUNDED, bookRefund)),
  often(1, step('reversal', WHICH, reverseEntry)),
  often(3, step('statement', STATEMENT, importStatement)),
  often(1, step('transfer of a statement', WHICH, bookTransfer)),
  often(3, step('online payment', ONLINE_PAYMENT, payOnline)),
  often(2, step('online refund', ONLINE_REFUND, refundOnline)),
  often(
    4,
    step('status', STATUS, async (at, drawn) => void (await setStatus(at, drawn))),
  ),
  often(1, step('undone status', STATUS, undoStatus)),
  often(1, step('cancellation', CANCELLATION, cancel)),
  often(7, step('invoice', INVOICE, issueNext)),
  often(3, step('sale with an advance', ADVANCE_PAID, sellWithAdvance)),
  often(2, step('correction of an advance', ADVANCE, correctAdvance)),
  often(4, step('correction', LINES, correctLines)),
  often(1, step('refusal by KSeF', NOTHING, refuseNewest)),
);
