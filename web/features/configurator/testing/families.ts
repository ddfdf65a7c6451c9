import type {
  ConfiguratorProductFragment,
  ConfiguratorTypeFragment,
} from '../configurator-page.generated';
import { CATEGORIES, type Category } from '../../../../engine/families/categories.js';
import { formatAmount } from '../../../../engine/price/money.js';
import { DEFAULT_PRICE_LIST } from '../../../../engine/price/price-list.js';
import { PRODUCT_TYPES } from '../../../../engine/families/product-types.js';

const { electric, factors, options } = DEFAULT_PRICE_LIST;

/** A family as the server tells of it, with the engine's own tables and prices. */
export function familyOf(category: Category): ConfiguratorTypeFragment {
  const type = PRODUCT_TYPES[category];
  return {
    ...type,
    controlTypes: [...type.controlTypes],
    dimensions: [...type.dimensions],
    electricControlPrice: formatAmount(electric),
    variants: type.variants.map((variant) => ({
      ...variant,
      factor: formatAmount(factors[category][variant.code] ?? 100),
    })),
    options: type.options.map((option) => ({
      ...option,
      unitPrice: formatAmount(options[category][option.code] ?? 0),
    })),
  };
}

export const families = CATEGORIES.map(familyOf);

/** An awning within wide limits; the default one costs 4 890 zł. */
export function awning(
  change: Partial<ConfiguratorProductFragment> = {},
): ConfiguratorProductFragment {
  return {
    id: 1,
    name: 'Markiza Solana',
    category: 'markizy',
    basePrice: '2490.00',
    pricePerSqm: '200.00',
    minWidth: 200,
    maxWidth: 600,
    minHeight: null,
    maxHeight: null,
    minProjection: 150,
    maxProjection: 350,
    availableColors: ['Czerwony', 'Szary', 'Ecru'],
    availableFrameColors: ['Biały', 'Antracyt'],
    availableVariants: ['kasetowe', 'koszowe'],
    ...change,
  };
}

/** A pergola within wide limits. */
export function pergola(): ConfiguratorProductFragment {
  return {
    ...awning(),
    id: 2,
    name: 'Pergola Atrium',
    category: 'pergole',
    maxWidth: 700,
    minHeight: 200,
    maxHeight: 300,
    minProjection: 200,
    maxProjection: 500,
    availableColors: ['Biały', 'Szary'],
    availableVariants: ['przyscienne', 'wolnostojace'],
  };
}
