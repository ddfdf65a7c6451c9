import { afterEach, beforeEach, describe, it } from '@jest/globals';
import fc from 'fast-check';
import { expectAgreement } from '../../testing/histories/agreement.js';
import { BEGINNING, begin } from '../../testing/histories/begin.js';
import { type HistoriesShop, openHistoriesShop } from '../../testing/histories/histories-shop.js';
import { readMoney } from '../../testing/histories/order-money.js';
import { Papers, papersOf } from '../../testing/histories/papers.js';
import type { Drawn, History, Moment, Step } from '../../testing/histories/step.js';
import { STEP } from '../../testing/histories/steps.js';

/**
 * The number of random histories, from the environment variable HISTORIES. HISTORIES_SEED repeats the histories of an
 * earlier run; a run that fails shows its seed.
 */
const HISTORIES = Number(process.env['HISTORIES'] ?? 9);
const SEED = Number(process.env['HISTORIES_SEED'] ?? Date.now() % 2 ** 31);
/** The number of histories for each test shop, so that the register stays short and no session expires. */
const BATCH = 50;
/** Whether documents are compared: in one of eight histories on average, because making documents takes longest. */
const SEES_PAPERS = fc.oneof(
  { weight: 7, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
);

const batches = Array.from({ length: Math.ceil(HISTORIES / BATCH) }, (_, index) => ({
  seed: SEED + index,
  numRuns: Math.min(BATCH, HISTORIES - index * BATCH),
}));

let shop: HistoriesShop;
beforeEach(async () => {
  shop = await openHistoriesShop();
});
afterEach(() => shop.close());

/** Places an order and carries out the steps; after each step checks that all sums agree. */
async function live(
  beginning: Drawn<typeof BEGINNING>,
  steps: readonly Step<Moment>[],
  papers: Papers | null,
): Promise<void> {
  const begun = await begin(shop, beginning, papers);
  const history: History = { token: begun.token, invoiced: 0, transfers: [] };
  let order = await readMoney(shop.staff, history.token);
  for (const step of steps) {
    await step.carryOut({ shop, history, order });
    order = await readMoney(shop.staff, history.token);
    await expectAgreement({ shop, history, order });
    if (papers) await papers.check([...begun.papers, ...(await papersOf(shop.staff, order))]);
  }
  await papers?.checkAll();
}

describe('balance, invoices and register agree at every step, and stored documents never change', () => {
  it.each(batches)('in $numRuns histories of seed $seed', async (parameters) => {
    const steps = fc.array(STEP, { minLength: 4, maxLength: 8 });
    const history = fc.asyncProperty(BEGINNING, steps, SEES_PAPERS, (beginning, drawn, isSeen) =>
      live(beginning, drawn, isSeen ? new Papers(shop.app) : null),
    );
    await fc.assert(history, { ...parameters, includeErrorInReport: true });
  });
});
