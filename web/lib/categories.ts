import {
  CATEGORIES,
  CATEGORY_LABELS,
  isCategory,
  type Category,
} from '../../engine/families/categories.js';

export { isCategory, type Category };

/** The families of products in the order of the shop. */
export const categories = CATEGORIES.map((code) => ({ code, label: CATEGORY_LABELS[code] }));

export const categoryLabel = (code: Category): string => CATEGORY_LABELS[code];
