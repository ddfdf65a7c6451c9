import type { ConfigurableProduct, Configuration } from '#engine/goods/configuration/configuration';
import { optionLabels, sizeLabel, variantLabel } from '#engine/goods/configuration/labels';
import { defaultSizes } from '#engine/goods/configuration/limits';
import { validate } from '#engine/goods/configuration/validate';
import { CATEGORIES } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { formatAmount } from '#engine/goods/price/money';
import { price } from '#engine/goods/price/price';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.js';
import { configurableProduct } from '../catalogue/configurable-product.js';
import { defaultProduct } from '../catalogue/default-product.js';
import { changedList } from './entries.js';
import type { PriceListEntryInput, PricePreview } from './pricing.inputs.js';

/**
 * How changed figures would change prices: for each family its default product in every variant that it is sold in, at
 * its usual size, plain and with everything: all options, and the type of control that the family lists last. Writes
 * nothing; throws BAD_USER_INPUT that names each wrong figure.
 */
export function previewPrices(
  { products, priceList }: CatalogueSnapshot,
  entries: readonly PriceListEntryInput[],
): PricePreview[] {
  const { version } = priceList;
  const changed = { ...changedList(priceList, entries), version };
  return CATEGORIES.flatMap((category) => {
    const stored = defaultProduct({ products }, category);
    if (!stored) return [];
    const product = configurableProduct(stored);
    return samplesOf(product).map((sample) => {
      const before = price(sample, product, priceList).total;
      const after = price(sample, product, changed).total;
      return {
        productId: stored.id,
        productName: stored.name,
        configuration: describe(sample),
        before: formatAmount(before),
        after: formatAmount(after),
        difference: formatAmount(after - before),
      };
    });
  });
}

function samplesOf(product: ConfigurableProduct): Configuration[] {
  const { variants, options, controlTypes } = familyOf(product.category);
  const sizes = defaultSizes(product);
  const everything = Object.fromEntries(options.map(({ code }) => [code, true]));
  const codes = product.availableVariants.length
    ? product.availableVariants
    : variants.map(({ code }) => code);
  return codes
    .flatMap((variant) => [
      { variant, ...sizes },
      { variant, ...sizes, controlType: controlTypes.at(-1), options: everything },
    ])
    .flatMap((request) => {
      const { configuration } = validate(request, product);
      return configuration ? [configuration] : [];
    });
}

function describe(configuration: Configuration): string {
  const extras = optionLabels(configuration);
  return [variantLabel(configuration), sizeLabel(configuration), ...extras].join(', ');
}
