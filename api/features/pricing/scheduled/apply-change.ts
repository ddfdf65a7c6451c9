import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { formatAmount, parseAmount } from '../../../../engine/money.js';
import { changeCatalogue } from '../../catalogue/change-catalogue.js';
import { newPrices, priceProblem } from '../../catalogue/staff/new-prices.js';
import { sumsOf } from './preview-change.js';
import {
  type PriceRule,
  type PriceSums,
  ScheduledPriceChange,
} from './scheduled-price-change.entity.js';
import { ScheduledPrice } from './scheduled-price.entity.js';

/** Products that are changed at a time, so that the process answers others in between. */
const BATCH = 250;

/**
 * Makes every change of prices whose time has come, the earliest first, in the name of who has planned it. However many
 * nodes do so at once, each is made once. One that fails is logged and tried again the next time; the others are made.
 */
export async function applyDueChanges(em: EntityManager, logger: Logger, now: Date): Promise<void> {
  const due = await em
    .fork()
    .find(
      ScheduledPriceChange,
      { at: { $lte: now }, appliedAt: null, cancelledAt: null },
      { orderBy: { at: 'asc', id: 'asc' } },
    );
  for (const { id, createdBy } of due) {
    try {
      await changeCatalogue(em.fork(), { id: createdBy.id }, (tx) => applyChange(tx, id, now));
      logger.info({ priceChange: id }, 'scheduled prices took effect');
    } catch (error) {
      logger.error({ err: error, priceChange: id }, 'scheduled prices did not take effect');
    }
  }
}

/**
 * Changes the prices of a waiting change; nothing where it waits no more. The rule is applied to what each product
 * costs now, archived ones too. A product whose new price would be impossible keeps its own.
 */
export async function applyChange(tx: EntityManager, id: number, now: Date): Promise<void> {
  const change = await lockWaiting(tx, id);
  if (!change) return;
  const { rule } = change;
  let sums = sumsOf([]);
  let skippedCount = 0;
  let last = 0;
  for (;;) {
    const prices = await tx.find(
      ScheduledPrice,
      { change: id, product: { $gt: last } },
      { orderBy: { product: 'asc' }, limit: BATCH, populate: ['product'] },
    );
    if (prices.length === 0) break;
    for (const price of prices) applyTo(price, rule);
    await tx.flush();
    sums = addSums(sums, sumsOf(prices));
    skippedCount += prices.filter(({ skipped }) => skipped).length;
    last = prices.at(-1)!.productId;
    // Else every flush would look at all products so far.
    tx.clear();
  }
  tx.assign(await tx.findOneOrFail(ScheduledPriceChange, id), {
    appliedAt: now,
    sums,
    skippedCount,
  });
  await tx.flush();
}

/** The change for this transaction alone, or null where another has made it or somebody has cancelled it. */
function lockWaiting(tx: EntityManager, id: number): Promise<ScheduledPriceChange | null> {
  return tx.findOne(
    ScheduledPriceChange,
    { id, appliedAt: null, cancelledAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
}

/** Writes to the product, and to the row what has become of it. */
function applyTo(price: ScheduledPrice, rule: PriceRule): void {
  const product = price.product.getEntity();
  const wanted = newPrices(product, rule);
  price.skipped = priceProblem(wanted) !== null;
  const { newBasePrice, newPricePerSqm } = price.skipped
    ? { newBasePrice: product.basePrice, newPricePerSqm: product.pricePerSqm }
    : wanted;
  const { oldBasePrice, oldPricePerSqm } = wanted;
  Object.assign(price, { oldBasePrice, oldPricePerSqm, newBasePrice, newPricePerSqm });
  Object.assign(product, { basePrice: newBasePrice, pricePerSqm: newPricePerSqm });
}

function addSums(one: PriceSums, other: PriceSums): PriceSums {
  const sum = (name: keyof PriceSums) =>
    formatAmount(parseAmount(one[name]) + parseAmount(other[name]));
  return {
    oldBasePrices: sum('oldBasePrices'),
    newBasePrices: sum('newBasePrices'),
    oldPricesPerSqm: sum('oldPricesPerSqm'),
    newPricesPerSqm: sum('newPricesPerSqm'),
  };
}
