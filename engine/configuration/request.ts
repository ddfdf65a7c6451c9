import type { Configuration, ConfigurationRequest } from './configuration.js';
import { familyOf } from '../families/families.js';

/**
 * The request that gives exactly this configuration. An option is true, or a whole number if it is sold by the piece;
 * an option that is selected by default and was deselected is false.
 */
export function requestOf(configuration: Configuration): ConfigurationRequest {
  const { category, variant, color, options, ...same } = configuration;
  const { variantField, colorField, options: available } = familyOf(category);
  const selection = available.flatMap(
    ({ code, unit, selectedByDefault }): [string, boolean | number][] => {
      const quantity = options[code] ?? 0;
      if (quantity === 0) return selectedByDefault ? [[code, false]] : [];
      return [[code, unit === 'each' ? quantity : true]];
    },
  );
  return {
    ...same,
    productType: variant,
    fabricColor: null,
    roofMaterial: null,
    roofTransparency: null,
    [variantField]: variant,
    [colorField]: color,
    additionalOptions: Object.fromEntries(selection),
  };
}
