import type { Category } from '../families/categories.js';
import type { Configuration, ConfigurationRequest } from '../configuration/configuration.js';
import { defaultSizes } from '../configuration/limits.js';
import { validate } from '../configuration/validate.js';
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
