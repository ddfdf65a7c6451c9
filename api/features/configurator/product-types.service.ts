import { CATEGORIES } from '../../../engine/families/categories.js';
import { formatAmount } from '../../../engine/price/money.js';
import type { PriceList } from '../../../engine/price/price-list.js';
import { PRODUCT_TYPES } from '../../../engine/families/product-types.js';
import type { ProductType } from './product-type.payloads.js';

/** The engine's families with the prices that are in force. */
export function describeProductTypes(priceList: PriceList): ProductType[] {
  return CATEGORIES.map((category) => {
    const type = PRODUCT_TYPES[category];
    return {
      ...type,
      variants: type.variants.map((variant) => ({
        ...variant,
        factor: formatAmount(priceList.factors[category][variant.code] ?? 100),
      })),
      dimensions: [...type.dimensions],
      electricControlPrice: formatAmount(priceList.electric),
      options: type.options.map((option) => ({
        ...option,
        unitPrice: formatAmount(priceList.options[category][option.code] ?? 0),
      })),
    };
  });
}
