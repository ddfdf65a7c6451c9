import type {
  ConfigurableProduct,
  Configuration,
  Dimension,
} from '../configuration/configuration.js';
import { sizeLabel } from '../configuration/labels.js';
import { type Limits, defaultSize, limitsOf } from '../configuration/limits.js';
import { validate } from '../configuration/validate.js';
import { familyOf } from '../families/families.js';
import type { Family, ProductDimension } from '../families/family.js';
import { factorOf, type PriceList } from './price-list.js';
import { type Price, price } from './price.js';

export type ExampleSize = 'smallest' | 'usual' | 'largest';

/** The price of a product at one size, with the cheapest variant, manual control if possible and default options. */
export interface PriceExample {
  readonly size: ExampleSize;
  readonly configuration: Configuration;
  readonly price: Price;
}

const PICK: Readonly<Record<ExampleSize, (dimension: ProductDimension, limits: Limits) => number>> =
  {
    smallest: (_, { min }) => min,
    usual: defaultSize,
    largest: (_, { max }) => max,
  };

/** The product at its smallest, usual and largest size; equal sizes (with narrow limits) are listed once. */
export function priceExamples(product: ConfigurableProduct, priceList: PriceList): PriceExample[] {
  const bySize = new Map<string, PriceExample>();
  for (const size of ['smallest', 'usual', 'largest'] as const) {
    const configuration = configured(product, priceList, PICK[size]);
    const key = sizeLabel(configuration);
    if (bySize.has(key)) continue;
    bySize.set(key, { size, configuration, price: price(configuration, product, priceList) });
  }
  return [...bySize.values()];
}

function configured(
  product: ConfigurableProduct,
  priceList: PriceList,
  pick: (dimension: ProductDimension, limits: Limits) => number,
): Configuration {
  const limits = limitsOf(product);
  const sizes: Partial<Record<Dimension, number>> = {};
  const family = familyOf(product.category);
  for (const dimension of family.dimensions) {
    const own = limits[dimension.dimension];
    if (own) sizes[dimension.dimension] = pick(dimension, own);
  }
  const variant = cheapestVariant(product, family, priceList);
  const { configuration } = validate({ width: product.minWidth, ...sizes, variant }, product);
  if (!configuration) throw new Error(`product ${product.id} cannot be made in its own limits`);
  return configuration;
}

/** The code of the product's variant with the lowest factor; of equal ones the first. */
function cheapestVariant(
  { category, availableVariants }: ConfigurableProduct,
  { variants }: Family,
  priceList: PriceList,
): string | undefined {
  return variants
    .filter(({ code }) => availableVariants.includes(code))
    .sort((one, other) => factorOf(priceList, category, one) - factorOf(priceList, category, other))
    .at(0)?.code;
}
