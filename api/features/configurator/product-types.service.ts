import type { Category } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import type { Family, PlacementSetting as FamilySetting } from '#engine/goods/families/family';
import { sideNames } from '#engine/goods/model/side';
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
    placement: family.placement.map((setting) => describeSetting(setting, family)),
    options: family.options.map((option) => ({
      ...option,
      unitPrice: formatAmount(optionPriceOf(priceList, category, option)),
    })),
  };
}

function describeSetting(setting: FamilySetting, { variants }: Family): PlacementSetting {
  const { code, label, hint = null } = setting;
  if (setting.kind === 'choice') {
    const { choices } = setting;
    return { code, label, hint, unit: null, min: null, max: null, defaultValue: null, choices };
  }
  if (setting.kind === 'sides') {
    const sides = new Set(variants.flatMap((variant) => setting.openSides(variant.code)));
    const choices = [...sides].map((side) => ({ code: side, label: sideNames([side]) }));
    return { code, label, hint, unit: null, min: null, max: null, defaultValue: null, choices };
  }
  const { unit, min, max, defaultValue } = setting;
  return { code, label, hint, unit, min, max, defaultValue, choices: [] };
}
