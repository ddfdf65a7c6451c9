import {
  CATEGORIES,
  cardOf,
  FAMILY_CARDS,
  isCategory,
  PRODUCT_CATEGORIES,
  type Category,
} from '#engine/goods/families/categories';

export { isCategory, type Category };

/** The families that are made to measure, in the order of the shop. */
export const categories = CATEGORIES.map((code) => {
  const { label } = cardOf(code);
  return { code, label };
});

/** The families that are made to measure, and accessories: what a product can be. */
export const productCategories = PRODUCT_CATEGORIES.map((code) => ({
  code,
  label: cardOf(code).label,
}));

export const categoryLabel = (code: Category): string => cardOf(code).label;

/** The labels of all families as "a, b i c", for a sentence. */
export function categoriesInWords(): string {
  const labels = categories.map(({ label }) => label.toLowerCase());
  return `${labels.slice(0, -1).join(', ')} i ${labels.at(-1)}`;
}

/** The family that the home page shows in 3D. */
export const SHOWCASE_CATEGORY = FAMILY_CARDS.pergola.code;
