import { type Grosze, formatAmount, parseAmount, roundHalfUp } from '#engine/goods/price/money';
import { MAX_BASE_PRICE, MAX_PRICE_PER_SQM } from '#engine/goods/price/price-list';
import { wrongField } from '../../../shared/errors.js';
import type { Product } from '../product.entity.js';
import type { PriceChange, PriceChangeInput, PriceRounding } from './price-change.inputs.js';

/** What new prices are rounded to, in grosze. */
const STEPS: Record<PriceRounding, Grosze> = { grosz: 1, zloty: 100, ten_zloty: 1000, nines: 1000 };
const ZLOTY = 100;

type Priced = Pick<Product, 'id' | 'name' | 'version' | 'basePrice' | 'pricePerSqm'>;

/** Throws BAD_USER_INPUT where a change names both a percentage and an amount, or neither. */
export function expectPercentOrAmount({ percent, amount }: PriceChangeInput): void {
  if ((percent == null) !== (amount == null)) return;
  throw wrongField('percent', 'Podaj procent albo kwotę.');
}

/** A product's prices before and after a change. */
export function newPrices(
  { id, name, version, basePrice, pricePerSqm }: Priced,
  change: PriceChangeInput,
): PriceChange {
  return {
    productId: id,
    name,
    version,
    oldBasePrice: basePrice,
    newBasePrice: change.basePrice ? changedPrice(basePrice, change) : basePrice,
    oldPricePerSqm: pricePerSqm,
    newPricePerSqm:
      change.pricePerSqm && pricePerSqm !== null ? changedPrice(pricePerSqm, change) : pricePerSqm,
  };
}

/** Why a product cannot have its new prices, in Polish; null where it can. */
export function priceProblem({
  name,
  newBasePrice,
  newPricePerSqm,
}: Pick<PriceChange, 'name' | 'newBasePrice' | 'newPricePerSqm'>): string | null {
  const [base, perSqm] = [parseAmount(newBasePrice), parseAmount(newPricePerSqm ?? '0')];
  if (base < 0 || perSqm < 0) return `Cena produktu „${name}” byłaby ujemna.`;
  if (base > MAX_BASE_PRICE || perSqm > MAX_PRICE_PER_SQM)
    return `Cena produktu „${name}” byłaby za wysoka.`;
  return null;
}

/** A price in złoty after the change, rounded as the change asks, halves up. */
function changedPrice(price: string, { percent, amount, rounding }: PriceChangeInput): string {
  const grosze = parseAmount(price);
  const [numerator, denominator] =
    percent == null
      ? [grosze + Math.round((amount ?? 0) * 100), 1]
      : [grosze * (10_000 + Math.round(percent * 100)), 10_000];
  return formatAmount(rounded(numerator, denominator, rounding));
}

function rounded(numerator: number, denominator: number, rounding: PriceRounding): Grosze {
  const step = STEPS[rounding];
  if (rounding !== 'nines' || numerator <= 0)
    return roundHalfUp(numerator, denominator * step) * step;
  // The nearest price that ends in 9 zł: one złoty below a multiple of ten.
  const tens = roundHalfUp(numerator + ZLOTY * denominator, denominator * step);
  return Math.max(1, tens) * step - ZLOTY;
}
