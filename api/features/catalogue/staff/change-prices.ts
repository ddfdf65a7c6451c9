import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount, parseAmount, roundHalfUp } from '../../../../engine/money.js';
import { AppError, type FieldProblem } from '../../../errors.js';
import type { User } from '../../auth/user.entity.js';
import { changeCatalogue } from '../change-catalogue.js';
import type { Product } from '../product.entity.js';
import { productsOf } from './many-products.js';
import type {
  ChangePricesInput,
  PriceChange,
  PriceChangeInput,
  PriceRounding,
} from './price-change.inputs.js';

/** In grosze. */
const STEPS: Record<PriceRounding, number> = { grosz: 1, zloty: 100, ten_zloty: 1000 };
/** The highest price that the database holds, in grosze. */
const MAX_PRICE = 99_999_999_99;

/** What a change would make of the prices; nothing is written. Throws NOT_FOUND, BAD_USER_INPUT. */
export async function previewPrices(
  em: EntityManager,
  { productIds, ...change }: PriceChangeInput & { productIds: readonly number[] },
): Promise<PriceChange[]> {
  const products = await productsOf(em, productIds, (index) => `productIds.${index}`);
  return changed(products, change, (index) => `productIds.${index}`);
}

/**
 * Changes the prices of many products at once. Throws NOT_FOUND; CHANGED_MEANWHILE that names those which are no longer
 * of the version that was previewed; BAD_USER_INPUT where a price would become negative. All of them or none.
 */
export function changePrices(
  em: EntityManager,
  viewer: Pick<User, 'id'>,
  { products: seen, ...change }: ChangePricesInput,
): Promise<void> {
  return changeCatalogue(em, viewer, async (tx) => {
    const path = (index: number) => `products.${index}`;
    const products = await productsOf(
      tx,
      seen.map(({ id }) => id),
      path,
    );
    const stale = products.flatMap((product, index) =>
      product.version === seen[index]!.version
        ? []
        : [{ path: path(index), message: `„${product.name}” zmienił się w\u00a0międzyczasie.` }],
    );
    if (stale.length > 0) throw new AppError('CHANGED_MEANWHILE', undefined, stale);
    changed(products, change, path).forEach(({ newBasePrice, newPricePerSqm }, index) => {
      Object.assign(products[index]!, { basePrice: newBasePrice, pricePerSqm: newPricePerSqm });
    });
  });
}

function changed(
  products: readonly Product[],
  change: PriceChangeInput,
  path: (index: number) => string,
): PriceChange[] {
  if ((change.percent == null) === (change.amount == null))
    throw refused([{ path: 'percent', message: 'Podaj procent albo kwotę.' }]);
  const changes = products.map(({ id, name, version, basePrice, pricePerSqm }): PriceChange => ({
    productId: id,
    name,
    version,
    oldBasePrice: basePrice,
    newBasePrice: change.basePrice ? applied(basePrice, change) : basePrice,
    oldPricePerSqm: pricePerSqm,
    newPricePerSqm:
      change.pricePerSqm && pricePerSqm !== null ? applied(pricePerSqm, change) : pricePerSqm,
  }));
  const problems = changes.flatMap((row, index) => priceProblems(row, path(index)));
  if (problems.length > 0) throw refused(problems);
  return changes;
}

/** A price in złoty after the change, rounded half up to the step. */
function applied(price: string, { percent, amount, rounding }: PriceChangeInput): string {
  const grosze = parseAmount(price);
  const step = STEPS[rounding];
  const next =
    percent == null
      ? roundHalfUp(grosze + Math.round(amount! * 100), step)
      : roundHalfUp(grosze * (10_000 + Math.round(percent * 100)), 10_000 * step);
  return formatAmount(next * step);
}

function priceProblems(
  { name, newBasePrice, newPricePerSqm }: PriceChange,
  path: string,
): FieldProblem[] {
  const prices = [newBasePrice, newPricePerSqm ?? '0'].map(parseAmount);
  if (prices.some((price) => price < 0))
    return [{ path, message: `Cena „${name}” byłaby ujemna.` }];
  if (prices.some((price) => price > MAX_PRICE))
    return [{ path, message: `Cena „${name}” byłaby za wysoka.` }];
  return [];
}

function refused(problems: readonly FieldProblem[]): AppError {
  return new AppError('BAD_USER_INPUT', undefined, problems);
}
