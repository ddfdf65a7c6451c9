import type {
  ConfiguratorPageQuery,
  ConfiguratorPageQueryVariables,
  ConfiguratorProductFragment,
  ConfiguratorTypeFragment,
} from './configurator-page.generated';
import type { Category } from '../../apollo/schema.generated';
import { defaultSettings, savedSettings, type Settings } from './settings';
import { readSettings } from './settings-url';

const WHOLE = /^\d{1,9}$/;

/** What the address asks of the page's query. */
export function pageVariables(
  category: Category,
  search: URLSearchParams,
): ConfiguratorPageQueryVariables {
  const product = search.get('product') ?? '';
  const configuration = search.get('configuration') ?? '';
  const withProduct = WHOLE.test(product);
  return {
    category,
    productId: withProduct ? Number(product) : 0,
    withProduct,
    configurationId: configuration,
    withConfiguration: configuration !== '',
  };
}

/** The family a named product or configuration belongs to, when it is not the one of the address. */
export function otherCategory(data: ConfiguratorPageQuery, category: Category): Category | null {
  const actual = data.configuration?.product.category ?? data.product?.category ?? category;
  return actual === category ? null : actual;
}

export interface Start {
  type: ConfiguratorTypeFragment;
  products: readonly [ConfiguratorProductFragment, ...ConfiguratorProductFragment[]];
  settings: Settings;
  /** The price the named configuration was saved at. */
  savedPrice: string | null;
  /** The cart line that is being changed. */
  lineId: string | null;
  /** What the address asked for and could not get. */
  missing: 'configuration' | 'product' | null;
}

/** The first settings: a saved configuration's, or the family's defaults with what the address says. Null for a family without products. */
export function startOf(
  data: ConfiguratorPageQuery,
  category: Category,
  search: URLSearchParams,
): Start | null {
  const type = data.productTypes.find((candidate) => candidate.category === category);
  const [first, ...others] = data.products.items;
  if (!type || !first) return null;
  const products = [first, ...others] as const;
  const named =
    data.configuration?.product.id ?? Number(search.get('product') ?? type.defaultProductId);
  const found = products.find(({ id }) => id === named);
  const product = found ?? products.find(({ id }) => id === type.defaultProductId) ?? first;
  const saved = found && data.configuration ? savedSettings(data.configuration, type) : null;
  const defaults = defaultSettings(type, product);
  const missing = search.has('configuration') && !data.configuration ? 'configuration' : null;
  return {
    type,
    products,
    settings: saved ?? readSettings(search, defaults, type, product),
    savedPrice: saved && data.configuration ? data.configuration.calculatedPrice : null,
    lineId: search.get('line'),
    missing: missing ?? (found ? null : 'product'),
  };
}
