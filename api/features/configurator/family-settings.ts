import { dimensionOf } from '#engine/goods/configuration/choices';
import type { Configuration as Settings } from '#engine/goods/configuration/configuration';
import type { Category } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { drawnSettings } from '../catalogue/staff/drawn-settings.js';

/** A family as it is usually ordered, whatever products the shop has: for drawings that must always exist. */
export function familySettings(category: Category): Settings {
  const { defaultColor, defaultFrameColor } = familyOf(category);
  const width = dimensionOf(category, 'width');
  if (!width) throw new Error(`${category} has no width`);
  const product = {
    id: 0,
    category,
    minWidth: width.fallbackMin,
    maxWidth: width.fallbackMax,
    minHeight: null,
    maxHeight: null,
    minProjection: null,
    maxProjection: null,
    availableColors: [defaultColor],
    availableFrameColors: [defaultFrameColor],
    availableVariants: [],
  };
  return drawnSettings(product, null);
}
