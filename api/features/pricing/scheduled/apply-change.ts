import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { db } from '../../../database/db.js';
import { changeCatalogue } from '../../catalogue/change-catalogue.js';
import { newPrices, priceProblem } from '../../catalogue/staff/new-prices.js';
import type { PriceChange } from '../../catalogue/staff/price-change.inputs.js';
import type { PricedProduct } from '../../catalogue/staff/priced-products.js';
import { sumsOf } from './preview-change.js';
import { type PriceRule, ScheduledPriceChange } from './scheduled-price-change.entity.js';
import { ScheduledPrice } from './scheduled-price.entity.js';

/** The most products that one SQL statement changes: more could exceed its time limit on a busy machine. */
const BATCH = 500;

/**
 * Applies every due change of prices, earliest first, in the name of its author. However many nodes do so at once, each
 * change is applied once. A change that fails is logged and tried again the next time.
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
 * Applies a scheduled change; does nothing if it is no longer waiting. The rule is applied to current prices, of
 * archived products too; a product whose new price would be impossible keeps its price.
 */
export async function applyChange(tx: EntityManager, id: number, now: Date): Promise<void> {
  const change = await lockWaiting(tx, id);
  if (!change) return;
  const products = await productsOf(tx, id);
  const prices = products.map((product) => applied(product, change.rule));
  await writePrices(tx, id, prices);
  await changeProducts(tx, { id, now }, products);
  const skippedCount = prices.filter(({ skipped }) => skipped).length;
  tx.assign(change, { appliedAt: now, sums: sumsOf(prices), skippedCount });
}

/** The change, locked until the transaction ends; null where it has been applied or cancelled. */
function lockWaiting(tx: EntityManager, id: number): Promise<ScheduledPriceChange | null> {
  return tx.findOne(
    ScheduledPriceChange,
    { id, appliedAt: null, cancelledAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
}

/** The products of a change with their current prices. */
const productsOf = (tx: EntityManager, changeId: number): Promise<PricedProduct[]> =>
  db(tx)
    .selectFrom('Product as product')
    .innerJoin('ScheduledPrice as price', 'price.product', 'product.id')
    .select(['product.id', 'name', 'version', 'product.basePrice', 'product.pricePerSqm'])
    .where('price.change', '=', changeId)
    .orderBy('product.id')
    .execute();

/** Gives products the new prices of a change in few SQL statements, because orders cannot be placed meanwhile. */
async function changeProducts(
  tx: EntityManager,
  { id: changeId, now }: { id: number; now: Date },
  products: readonly PricedProduct[],
): Promise<void> {
  for (let from = 0; from < products.length; from += BATCH) {
    const ids = products.slice(from, from + BATCH).map(({ id }) => id);
    await db(tx)
      .updateTable('Product')
      .from('ScheduledPrice as price')
      .set((eb) => ({
        basePrice: eb.ref('price.newBasePrice'),
        pricePerSqm: eb.ref('price.newPricePerSqm'),
        version: eb('Product.version', '+', 1),
        updatedAt: now,
      }))
      .whereRef('price.product', '=', 'Product.id')
      .where('price.change', '=', changeId)
      .where('Product.id', 'in', ids)
      .where((eb) =>
        eb.or([
          eb('Product.basePrice', '<>', eb.ref('price.newBasePrice')),
          eb('Product.pricePerSqm', 'is distinct from', eb.ref('price.newPricePerSqm')),
        ]),
      )
      .execute();
  }
}

/**
 * The prices of a product before and after the change; unchanged and skipped where the new ones would be impossible.
 */
function applied(product: PricedProduct, rule: PriceRule): AppliedPrice {
  const planned = newPrices(product, rule);
  if (priceProblem(planned) === null) return { ...planned, skipped: false };
  const { oldBasePrice: newBasePrice, oldPricePerSqm: newPricePerSqm } = planned;
  return { ...planned, newBasePrice, newPricePerSqm, skipped: true };
}

interface AppliedPrice extends PriceChange {
  /** Whether the new price would be impossible, so that the product keeps its price. */
  skipped: boolean;
}

/** Stores the prices of products before and after a change, replacing the stored ones. */
export async function writePrices(
  tx: EntityManager,
  changeId: number,
  prices: readonly AppliedPrice[],
): Promise<void> {
  const rows = prices.map((price) => ({
    change: changeId,
    product: price.productId,
    oldBasePrice: price.oldBasePrice,
    newBasePrice: price.newBasePrice,
    oldPricePerSqm: price.oldPricePerSqm,
    newPricePerSqm: price.newPricePerSqm,
    skipped: price.skipped,
  }));
  await tx.upsertMany(ScheduledPrice, rows, { onConflictFields: ['change', 'product'] });
}
