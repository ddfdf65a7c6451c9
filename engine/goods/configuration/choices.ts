import { fold } from '../../locale/text.js';
import type { Category } from '../families/categories.js';
import { familyOf } from '../families/families.js';
import type { ProductDimension, ProductVariant, SidesSetting } from '../families/family.js';
import type { Configuration, Dimension } from './configuration.js';

/** The family's label and defaults of a size; undefined where it has no such size. */
export function dimensionOf(category: Category, code: Dimension): ProductDimension | undefined {
  return familyOf(category).dimensions.find(({ dimension }) => dimension === code);
}

/** Whether the text names no particular variant: it is empty or the name of the category. */
export function namesNoVariant(category: Category, text?: string | null): boolean {
  return !text || [category, ''].includes(fold(text));
}

/**
 * Finds a variant by its code, with or without diacritics ("przyścienne"). An empty text or the category's name means
 * the first variant. Null for an unknown name.
 */
export function variantOf(category: Category, text?: string | null): ProductVariant | null {
  const { variants } = familyOf(category);
  if (!text || namesNoVariant(category, text)) return variants[0];
  const code = fold(text);
  return variants.find((variant) => variant.code === code) ?? null;
}

/** The setting of a family that says at which sides the pieces of an option are; undefined if it has none. */
export const sidesSettingOf = ({
  category,
}: Pick<Configuration, 'category'>): SidesSetting | undefined =>
  familyOf(category).placement.find((setting) => setting.kind === 'sides');
