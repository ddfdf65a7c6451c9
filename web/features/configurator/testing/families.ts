import { CATEGORIES, type Category } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { formatAmount } from '#engine/goods/price/money';
import { factorOf, initialPriceList, optionPriceOf } from '#engine/goods/price/price-list';
import type {
  ConfiguratorProductFragment,
  ConfiguratorTypeFragment,
} from '../configurator-page.generated';

const priceList = initialPriceList();

/** A family as the server describes it, with the engine's own tables and prices. */
export function typeOf(category: Category): ConfiguratorTypeFragment {
  const family = familyOf(category);
  return {
    ...family,
    category,
    controlTypes: [...family.controlTypes],
    dimensions: [...family.dimensions],
    electricControlPrice: formatAmount(priceList.electric),
    variants: family.variants.map((variant) => ({
      ...variant,
      factor: formatAmount(factorOf(priceList, category, variant)),
    })),
    options: family.options.map((option) => ({
      ...option,
      unitPrice: formatAmount(optionPriceOf(priceList, category, option)),
    })),
  };
}

export const families = CATEGORIES.map(typeOf);

/** An awning within wide limits; with the default settings it costs 4 890 zł. */
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
    fabricCollection: null,
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
    fabricCollection: null,
  };
}
