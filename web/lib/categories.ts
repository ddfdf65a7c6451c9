import { CATEGORIES, cardOf, isCategory, type Category } from '../../engine/families/categories.js';

export { isCategory, type Category };

/** The families of products in the order of the shop. */
export const categories = CATEGORIES.map((code) => {
  const { label, inHeader } = cardOf(code);
  return { code, label, inHeader };
});

export const categoryLabel = (code: Category): string => cardOf(code).label;
