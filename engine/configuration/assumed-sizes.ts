import type { ConfigurableProduct, ConfigurationRequest, Dimension } from './configuration.js';
import { defaultSizes } from './limits.js';
import { familyOf } from '../families/families.js';

/** A size that a request left out, and the value that its price was reckoned with, in cm. */
export interface AssumedSize {
  readonly field: Dimension;
  readonly value: number;
}

/**
 * What a price assumes of each missing size but the width. The one that the area is made of is the height, if that is
 * given, else the width, whatever the product's limits; any other is the default, and no price depends on it.
 */
export function assumedSizes(
  request: ConfigurationRequest,
  product: ConfigurableProduct,
): AssumedSize[] {
  const fields = familyOf(product.category).dimensions.map(({ dimension }) => dimension);
  const ofArea = fields.includes('projection') ? 'projection' : 'height';
  const defaults = defaultSizes(product);
  return fields
    .filter((field) => field !== 'width' && (request[field] ?? null) === null)
    .map((field) => ({
      field,
      value: field === ofArea ? (request.height ?? request.width ?? 0) : (defaults[field] ?? 0),
    }));
}
