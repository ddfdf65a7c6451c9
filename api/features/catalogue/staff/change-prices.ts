import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../../identity/user.entity.js';
import { AppError, type FieldProblem } from '../../../shared/errors.js';
import { changeCatalogue } from '../change-catalogue.js';
import type { Product } from '../product.entity.js';
import { productsOf } from './many-products.js';
import { expectPercentOrAmount, newPrices, priceProblem } from './new-prices.js';
import type { ChangePricesInput, PriceChange, PriceChangeInput } from './price-change.inputs.js';

/** The prices before and after a change; writes nothing. Throws as `changePrices`, except for CHANGED_MEANWHILE. */
export async function previewPrices(
  em: EntityManager,
  { productIds, ...change }: PriceChangeInput & { productIds: readonly number[] },
): Promise<PriceChange[]> {
  const products = await productsOf(em, productIds, (index) => `productIds.${index}`);
  return changed(products, change, (index) => `productIds.${index}`);
}

/**
 * Changes the prices of many products at once, all or none. Throws NOT_FOUND; CHANGED_MEANWHILE that names products of
 * another version than the previewed one; BAD_USER_INPUT where a price would become negative or too high, or the change
 * does not name exactly one of percentage and amount.
 */
export function changePrices(
  em: EntityManager,
  viewer: Pick<User, 'id'>,
  { products: selected, ...change }: ChangePricesInput,
): Promise<void> {
  return changeCatalogue(em, viewer, async (tx) => {
    const path = (index: number) => `products.${index}`;
    const products = await productsOf(
      tx,
      selected.map(({ id }) => id),
      path,
    );
    const versions = new Map(selected.map(({ id, version }) => [id, version]));
    const stale = products.flatMap((product, index) =>
      product.version === versions.get(product.id)
        ? []
        : [
            {
              path: path(index),
              message: `Ktoś tymczasem zmienił produkt „${product.name}”. Odśwież listę i\u00a0spróbuj ponownie.`,
            },
          ],
    );
    if (stale.length > 0) throw new AppError('CHANGED_MEANWHILE', undefined, stale);
    const changes = changed(products, change, path);
    const pricesOf = new Map(changes.map((prices) => [prices.productId, prices]));
    for (const product of products) {
      const prices = pricesOf.get(product.id);
      product.basePrice = prices?.newBasePrice ?? product.basePrice;
      product.pricePerSqm = prices?.newPricePerSqm ?? product.pricePerSqm;
    }
  });
}

function changed(
  products: readonly Product[],
  change: PriceChangeInput,
  path: (index: number) => string,
): PriceChange[] {
  expectPercentOrAmount(change);
  const changes = products.map((product) => newPrices(product, change));
  const problems = changes.flatMap((row, index): FieldProblem[] => {
    const message = priceProblem(row);
    return message ? [{ path: path(index), message }] : [];
  });
  if (problems.length > 0) throw new AppError('BAD_USER_INPUT', undefined, problems);
  return changes;
}
