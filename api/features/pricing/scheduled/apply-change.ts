import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { prepared } from '../../../database/prepared.js';
import { changeCatalogue } from '../../catalogue/change-catalogue.js';
import { newPrices, priceProblem } from '../../catalogue/staff/new-prices.js';
import type { PriceChange } from '../../catalogue/staff/price-change.inputs.js';
import type { PricedProduct } from '../../catalogue/staff/priced-products.js';
import { sumsOf } from './preview-change.js';
import { type PriceRule, ScheduledPriceChange } from './scheduled-price-change.entity.js';

/** Products that a statement changes: no more than it has time for on a busy machine. */
const BATCH = 500;

// Not one by one: orders wait meanwhile.
const PRODUCTS_OF_CHANGE = `select product.id, name, version, base_price::text as "basePrice", product.price_per_sqm::text as "pricePerSqm"
  from product join scheduled_price price on price.product_id = product.id
  where price.change_id = $1 order by product.id`;
const WRITE_PRICES = `update scheduled_price price set old_base_price = made.old_base_price, new_base_price = made.new_base_price,
    old_price_per_sqm = made.old_price_per_sqm, new_price_per_sqm = made.new_price_per_sqm, skipped = made.skipped
  from unnest($2::int[], $3::numeric[], $4::numeric[], $5::numeric[], $6::numeric[], $7::boolean[])
    made (product_id, old_base_price, new_base_price, old_price_per_sqm, new_price_per_sqm, skipped)
  where price.change_id = $1 and price.product_id = made.product_id`;
const WRITE_PRODUCTS = `update product set base_price = price.new_base_price, price_per_sqm = price.new_price_per_sqm,
    version = product.version + 1, updated_at = now()
  from scheduled_price price
  where price.change_id = $1 and product.id = any($2) and price.product_id = product.id and (product.base_price <> price.new_base_price
    or product.price_per_sqm is distinct from price.new_price_per_sqm)`;

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
  const products = await prepared<PricedProduct>(tx, PRODUCTS_OF_CHANGE, [id]);
  const prices = products.map((product) => applied(product, change.rule));
  await prepared(tx, WRITE_PRICES, [
    id,
    prices.map(({ productId }) => productId),
    prices.map(({ oldBasePrice }) => oldBasePrice),
    prices.map(({ newBasePrice }) => newBasePrice),
    prices.map(({ oldPricePerSqm }) => oldPricePerSqm),
    prices.map(({ newPricePerSqm }) => newPricePerSqm),
    prices.map(({ skipped }) => skipped),
  ]);
  for (let from = 0; from < prices.length; from += BATCH) {
    const ids = prices.slice(from, from + BATCH).map(({ productId }) => productId);
    await prepared(tx, WRITE_PRODUCTS, [id, ids]);
  }
  const skippedCount = prices.filter(({ skipped }) => skipped).length;
  tx.assign(change, { appliedAt: now, sums: sumsOf(prices), skippedCount });
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

/** What becomes of a product's prices. */
function applied(product: PricedProduct, rule: PriceRule): PriceChange & { skipped: boolean } {
  const wanted = newPrices(product, rule);
  if (priceProblem(wanted) === null) return { ...wanted, skipped: false };
  const { oldBasePrice: newBasePrice, oldPricePerSqm: newPricePerSqm } = wanted;
  return { ...wanted, newBasePrice, newPricePerSqm, skipped: true };
}
