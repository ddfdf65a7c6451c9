import type { Configuration, ConfigurationRequest } from './configuration.js';
import { PRODUCT_TYPES } from '../families/product-types.js';

/**
 * The request that gives exactly this configuration: what a saved configuration is read back as.
 * Options: true, or a whole number for those sold by the piece; a default that was left out is false.
 */
export function requestOf(configuration: Configuration): ConfigurationRequest {
  const { category, variant, color, options, ...same } = configuration;
  const isRoof = category === 'zadaszenia';
  const selection = PRODUCT_TYPES[category].options.flatMap(
    ({ code, unit, selectedByDefault }): [string, boolean | number][] => {
      const quantity = options[code] ?? 0;
      if (quantity === 0) return selectedByDefault ? [[code, false]] : [];
      return [[code, unit === 'each' ? quantity : true]];
    },
  );
  return {
    ...same,
    productType: variant,
    fabricColor: isRoof ? null : color,
    roofMaterial: isRoof ? variant : null,
    roofTransparency: isRoof ? color : null,
    additionalOptions: Object.fromEntries(selection),
  };
}
