import type { Category } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import type { PlacementSetting as FamilySetting } from '#engine/goods/families/family';
import { formatAmount } from '#engine/goods/price/money';
import { factorOf, optionPriceOf, type PriceList } from '#engine/goods/price/price-list';
import type { PlacementSetting, ProductType } from './product-type.payloads.js';

/** A family of the engine with the prices in force. */
export function describeProductType(category: Category, priceList: PriceList): ProductType {
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
    placement: family.placement.map(describeSetting),
    options: family.options.map((option) => ({
      ...option,
      unitPrice: formatAmount(optionPriceOf(priceList, category, option)),
    })),
  };
}

function describeSetting(setting: FamilySetting): PlacementSetting {
  const { code, label, hint = null } = setting;
  if (setting.kind === 'choice') {
    const { choices } = setting;
    return { code, label, hint, unit: null, min: null, max: null, defaultValue: null, choices };
  }
  const { unit, min, max, defaultValue } = setting;
  return { code, label, hint, unit, min, max, defaultValue, choices: [] };
}
