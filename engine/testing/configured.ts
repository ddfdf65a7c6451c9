import type { Configuration, ConfigurationRequest } from '../goods/configuration/configuration.js';
import { defaultSizes } from '../goods/configuration/limits.js';
import { validate } from '../goods/configuration/validate.js';
import type { Category } from '../goods/families/categories.js';
import { PRODUCTS } from './products.js';

/** The default configuration of a family's product, changed by a request. */
export function configured(
  category: Category,
  request: Partial<ConfigurationRequest> = {},
): Configuration {
  const product = PRODUCTS[category];
  const { configuration, issues } = validate({ ...defaultSizes(product), ...request }, product);
  if (!configuration) throw new Error(JSON.stringify(issues));
  return configuration;
}
