import { afterEach, beforeEach, describe, it } from '@jest/globals';
import fc from 'fast-check';
import { expectAgreement } from '../../testing/histories/agreement.js';
import { BEGINNING, type Begun, begin } from '../../testing/histories/begin.js';
import { type HistoriesShop, openHistoriesShop } from '../../testing/histories/histories-shop.js';
import { readMoney } from '../../testing/histories/order-money.js';
import { Papers, papersOf } from '../../testing/histories/papers.js';
import type { History, Step } from '../../testing/histories/step.js';
import { STEP } from '../../testing/histories/steps.js';

/** HISTORIES=n tries more of them, HISTORIES_SEED=n the same again; what fails is shown with its seed. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 14);
const SEED = Number(process.env['HISTORIES_SEED'] ?? Date.now() % 2 ** 31);
/** So many share a shop: its register stays short, and nobody's session ends. */
const BATCH = 50;
/** Papers are compared in every sixth history, because making them takes longest. */
const PAPERS_EVERY = 6;

const batches = Array.from({ length: Math.ceil(HISTORIES / BATCH) }, (_, index) => ({
  seed: SEED + index,
  numRuns: Math.min(BATCH, HISTORIES - index * BATCH),
}));

let shop: HistoriesShop;
beforeEach(async () => {
  shop = await openHistoriesShop();
});
afterEach(() => shop.close());

/** Carries out the steps of a history; everything agrees after each. */
async function live(start: Begun, steps: readonly Step[], papers: Papers | null): Promise<void> {
  const { token } = start;
  const history: History = { token, invoiced: 0 };
  let order = await readMoney(shop.staff, token);
  for (const step of steps) {
    await step.carryOut({ shop, history, order });
    order = await readMoney(shop.staff, token);
    await expectAgreement({ shop, history, order });
    if (papers) await papers.check([...start.papers, ...(await papersOf(shop.staff, order))]);
  }
  await papers?.checkAll();
}

describe('balance, invoices and register agree at every step, and old papers stay as they were', () => {
  it.each(batches)('in $numRuns histories of seed $seed', async (parameters) => {
    let count = 0;
    const steps = fc.array(STEP, { minLength: 3, maxLength: 7 });
    const history = fc.asyncProperty(BEGINNING, steps, async (beginning, drawn) => {
      const isSampled = (count += 1) % PAPERS_EVERY === 0;
      await live(await begin(shop, beginning), drawn, isSampled ? new Papers(shop.app) : null);
    });
    await fc.assert(history, parameters);
  });
});
