import type {
  ConfigurableProduct,
  Configuration as Settings,
  ConfigurationRequest,
} from '#engine/goods/configuration/configuration';
import { defaultSizes } from '#engine/goods/configuration/limits';
import { requestOf } from '#engine/goods/configuration/request';
import { validate } from '#engine/goods/configuration/validate';
import { familyOf } from '#engine/goods/families/families';

/**
 * The settings that a product's to-scale drawing shows: those of the last drawing as far as they are still possible,
 * else the usual ones of its family within the product's limits.
 */
export function drawnSettings(
  product: Omit<ConfigurableProduct, 'basePrice' | 'pricePerSqm'>,
  before: Settings | null,
): Settings {
  // The drawing does not depend on prices.
  const configurable: ConfigurableProduct = { ...product, basePrice: 0, pricePerSqm: null };
  const usual: ConfigurationRequest = {
    ...defaultSizes(configurable),
    ...familyOf(product.category).shownAngles,
  };
  const preferred = before?.category === product.category ? requestOf(before) : usual;
  const { configuration } = validate(
    without(faults(preferred, configurable), preferred, usual),
    configurable,
  );
  if (!configuration) throw new Error(`no drawing shows a product of ${product.category}`);
  return configuration;
}

function faults(request: ConfigurationRequest, product: ConfigurableProduct): Set<string> {
  return new Set(validate(request, product).issues.map(({ field }) => field.replace(/\..*$/, '')));
}

/** The request with its invalid fields replaced by the usual ones. */
function without(
  wrong: ReadonlySet<string>,
  request: ConfigurationRequest,
  usual: ConfigurationRequest,
): ConfigurationRequest {
  const valid = Object.entries(request).filter(([field]) => !wrong.has(field));
  return { ...usual, ...Object.fromEntries(valid) };
}
