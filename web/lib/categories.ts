import {
  CATEGORIES,
  cardOf,
  FAMILY_CARDS,
  isCategory,
  type Category,
} from '../../engine/families/categories.js';

export { isCategory, type Category };

/** The families of products in the order of the shop. */
export const categories = CATEGORIES.map((code) => {
  const { label, inHeader } = cardOf(code);
  return { code, label, inHeader };
});

export const categoryLabel = (code: Category): string => cardOf(code).label;

/** "a, b i c": all families, for a sentence. */
export function categoriesInWords(): string {
  const labels = categories.map(({ label }) => label.toLocaleLowerCase('pl'));
  return new Intl.ListFormat('pl').format(labels);
}

/** The family that the home page shows in 3D. */
export const SHOWCASE_CATEGORY = FAMILY_CARDS.pergola.code;
