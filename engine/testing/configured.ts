import type { Category } from '../categories.js';
import type { Configuration, ConfigurationRequest } from '../configuration.js';
import { PRODUCT_TYPES } from '../product-types.js';
import { validate } from '../validate.js';
import { PRODUCTS } from './products.js';

/** A family's product as it is configured at first, but for the request. */
export function configured(
  category: Category,
  request: Partial<ConfigurationRequest> = {},
): Configuration {
  const width = PRODUCT_TYPES[category].dimensions[0]?.defaultValue ?? 100;
  const { configuration, issues } = validate({ width, ...request }, PRODUCTS[category]);
  if (!configuration) throw new Error(JSON.stringify(issues));
  return configuration;
}
