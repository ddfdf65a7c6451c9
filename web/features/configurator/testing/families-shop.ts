import { CATEGORIES, type Category } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import type { ConfiguratorProductFragment } from '../configurator-page.generated';
import { awning } from './families';
import { shopOf } from './shop';

/** The family's default product, with every variant and wide limits. */
function productOf(category: Category): ConfiguratorProductFragment {
  const { defaultProductId, dimensions, label, variants } = familyOf(category);
  const has = (searched: string): boolean =>
    dimensions.some(({ dimension }) => dimension === searched);
  const [minProjection, maxProjection] = has('projection') ? [150, 450] : [null, null];
  const [minHeight, maxHeight] = has('height') ? [40, 300] : [null, null];
  return awning({
    id: defaultProductId,
    name: `${label} na próbę`,
    category,
    minWidth: 40,
    minProjection,
    maxProjection,
    minHeight,
    maxHeight,
    availableVariants: variants.map(({ code }) => code),
  });
}

const PRODUCTS = CATEGORIES.map(productOf);

/** Answers of a shop with one product of every family. */
export const shopOfFamilies = {
  ...shopOf(PRODUCTS),
  products: (_: unknown, { filter }: { filter: { category: string } }) => {
    const items = PRODUCTS.filter(({ category }) => category === filter.category);
    return { items, totalCount: items.length, categoryCounts: [] };
  },
};
