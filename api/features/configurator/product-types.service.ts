import { CATEGORIES } from '../../../engine/families/categories.js';
import { familyOf } from '../../../engine/families/families.js';
import { formatAmount } from '../../../engine/price/money.js';
import { factorOf, optionPriceOf, type PriceList } from '../../../engine/price/price-list.js';
import type { ProductType } from './product-type.payloads.js';

/** The engine's families with the prices that are in force. */
export function describeProductTypes(priceList: PriceList): ProductType[] {
  return CATEGORIES.map((category) => {
    const family = familyOf(category);
    return {
      ...family,
      category,
      variants: family.variants.map((variant) => ({
        ...variant,
        factor: formatAmount(factorOf(priceList, category, variant)),
      })),
      dimensions: [...family.dimensions],
      electricControlPrice: formatAmount(priceList.electric),
      options: family.options.map((option) => ({
        ...option,
        unitPrice: formatAmount(optionPriceOf(priceList, category, option)),
      })),
    };
  });
}
