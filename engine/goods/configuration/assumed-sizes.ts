import type { ConfigurableProduct, ConfigurationRequest, Dimension } from './configuration.js';
import { defaultSizes } from './limits.js';
import { familyOf } from '../families/families.js';

/** A size that a request left out, and the value in cm that its price was calculated with. */
export interface AssumedSize {
  readonly field: Dimension;
  readonly value: number;
}

/**
 * A value for each size that a request lacks, except the width. The size that is multiplied by the width to give the
 * area (the projection; in a family without one the height) is assumed to equal the height if the request has one, else
 * the width, even beyond the product's limits. Any other size is the default and does not affect the price.
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
