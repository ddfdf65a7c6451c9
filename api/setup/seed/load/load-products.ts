import { formatAmount, parseAmount } from '#engine/goods/price/money';
import { Product } from '../../../features/catalogue/product.entity.js';
import { InventoryItem } from '../../../features/inventory/inventory-item.entity.js';
import { StockMovement } from '../../../features/inventory/stock-movement.entity.js';
import { SEED_PRODUCTS } from '../products.js';
import type { SeedProduct } from '../seed-product.js';
import { productOf } from '../seed.js';
import { type Load, indexes, writeInBatches } from './load-context.js';
import { pick } from './random.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TEN_ZLOTY = 1000;

/** Copies the demo's products with other prices, one in twenty archived, each with stock in its first two colours. */
export const loadProducts = (load: Load, count: number): Promise<void> =>
  writeInBatches(load.tx, indexes(count), (batch) => {
    for (const index of batch) {
      const product = createSeries(load, pick(SEED_PRODUCTS, index), index + 1);
      for (const color of product.availableColors.slice(0, 2))
        createStock(load, product, color, index);
    }
  });

function createSeries({ tx, now, random }: Load, demo: SeedProduct, number: number): Product {
  const { id: _demoId, ...fields } = productOf(demo);
  const factor = 0.8 + random() * 0.4;
  const priced = (amount: string) =>
    formatAmount(Math.round((parseAmount(amount) * factor) / TEN_ZLOTY) * TEN_ZLOTY);
  return tx.create(Product, {
    ...fields,
    name: `${demo.name}, seria ${number}`,
    basePrice: priced(demo.basePrice),
    pricePerSqm: demo.pricePerSqm && priced(demo.pricePerSqm),
    featured: false,
    archivedAt: number % 20 === 0 ? new Date(+now - number * MINUTE) : null,
    createdAt: new Date(+now - number * 2 * HOUR),
    updatedAt: new Date(+now - number * HOUR),
  });
}

function createStock(
  { tx, now, random }: Load,
  product: Product,
  colorVariant: string,
  index: number,
): void {
  const item = tx.create(InventoryItem, {
    product,
    colorVariant,
    frameColorVariant: pick(product.availableFrameColors, index),
    minStockLevel: 2 + (index % 7),
    location: `Hala ${pick(['A', 'B', 'C', 'D'], index)}, regał ${1 + (index % 40)}`,
  });
  const delta = 1 + Math.floor(random() * 60);
  tx.create(StockMovement, { item, delta, quantityAfter: delta, kind: 'opening', at: now });
}
