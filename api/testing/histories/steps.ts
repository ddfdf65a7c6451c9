import fc from 'fast-check';
import { VERSION, changeVersion } from './change-version.js';
import { correctAdvance, issueNext } from './invoices.js';
import { step } from './step.js';
import { bookPayment, bookRefund, reverseEntry } from './transfers.js';

const percent = (max: number, min = 1) => fc.record({ percent: fc.integer({ min, max }) });
const which = fc.record({ which: fc.nat(3) });
const NOTHING = fc.constant({});

/** All that can happen to an order. */
export const STEP = fc.oneof(
  step('version', VERSION, changeVersion),
  step('payment', percent(120), bookPayment),
  step('refund', percent(100), bookRefund),
  step('reversal', which, reverseEntry),
  step('invoice', NOTHING, issueNext),
  step('correction of an advance', percent(99, 0), correctAdvance),
);
