import type { EntityManager } from '@mikro-orm/postgresql';
import type { PriceChange } from '../../catalogue/staff/price-change.inputs.js';
import { ScheduledPrice } from './scheduled-price.entity.js';

export interface AppliedPrice extends PriceChange {
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
