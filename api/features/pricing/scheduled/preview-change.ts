import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount, parseAmount } from '#engine/goods/price/money';
import { wrongField } from '../../../shared/errors.js';
import {
  expectPercentOrAmount,
  newPrices,
  priceProblem,
} from '../../catalogue/staff/new-prices.js';
import type { PriceChange } from '../../catalogue/staff/price-change.inputs.js';
import {
  type PricedProduct,
  pricedByFilter,
  pricedByIds,
} from '../../catalogue/staff/priced-products.js';
import type { PriceSums } from './scheduled-price-change.entity.js';
import { ScheduledPrice } from './scheduled-price.entity.js';
import type { PreviewPriceChangeInput, PriceChangePreview } from './scheduled.inputs.js';

const EXAMPLES = 20;

/** How a change would change prices; writes nothing. Throws NOT_FOUND, BAD_USER_INPUT that names the field. */
export async function previewChange(
  em: EntityManager,
  input: PreviewPriceChangeInput,
): Promise<PriceChangePreview> {
  const prices = await plannedPrices(em, input);
  return {
    productCount: prices.length,
    changedCount: prices.filter(isChanged).length,
    scheduledCount: await countScheduled(em, prices),
    sums: sumsOf(prices),
    examples: prices.slice(0, EXAMPLES),
    seen: hashOf(prices),
  };
}

/** The products of a change with their prices before and after. Throws NOT_FOUND, BAD_USER_INPUT. */
export async function plannedPrices(
  em: EntityManager,
  input: PreviewPriceChangeInput,
): Promise<PriceChange[]> {
  expectPercentOrAmount(input);
  if (!input.basePrice && !input.pricePerSqm)
    throw wrongField('basePrice', 'Wybierz cenę podstawową albo cenę za m².');
  const products = await chosenProducts(em, input);
  if (products.length === 0)
    throw wrongField('filter', 'Żaden produkt nie spełnia warunków filtra.');
  const prices = products.map((product) => newPrices(product, input));
  const problem = prices.map(priceProblem).find((message) => message !== null);
  if (problem) throw wrongField(input.percent == null ? 'amount' : 'percent', problem);
  return prices;
}

/** Sums of the prices of products before and after. */
export function sumsOf(prices: readonly Omit<PriceChange, 'version'>[]): PriceSums {
  const sum = (amountOf: (price: Omit<PriceChange, 'version'>) => string | null) =>
    formatAmount(prices.reduce((total, it) => total + parseAmount(amountOf(it) ?? '0'), 0));
  return {
    oldBasePrices: sum((it) => it.oldBasePrice),
    newBasePrices: sum((it) => it.newBasePrice),
    oldPricesPerSqm: sum((it) => it.oldPricePerSqm),
    newPricesPerSqm: sum((it) => it.newPricePerSqm),
  };
}

/** A hash of the products of a change and their prices: another hash means that the preview would differ now. */
export function hashOf(prices: readonly PriceChange[]): string {
  const hash = createHash('sha256');
  for (const it of prices)
    hash.update(
      [
        it.productId,
        it.oldBasePrice,
        it.newBasePrice,
        it.oldPricePerSqm,
        it.newPricePerSqm,
        '',
      ].join(' '),
    );
  return hash.digest('base64url');
}

function chosenProducts(
  em: EntityManager,
  { filter, productIds }: PreviewPriceChangeInput,
): Promise<PricedProduct[]> {
  if (filter && !productIds) return pricedByFilter(em, filter);
  if (productIds && !filter) return pricedByIds(em, productIds);
  throw wrongField('filter', 'Podaj filtr albo numery produktów.');
}

const isChanged = (it: PriceChange): boolean =>
  it.oldBasePrice !== it.newBasePrice || it.oldPricePerSqm !== it.newPricePerSqm;

async function countScheduled(em: EntityManager, prices: readonly PriceChange[]): Promise<number> {
  const waiting = await em.find(
    ScheduledPrice,
    {
      product: { $in: prices.map(({ productId }) => productId) },
      change: { appliedAt: null, cancelledAt: null },
    },
    { fields: ['product'] },
  );
  return new Set(waiting.map(({ product }) => product.id)).size;
}
