import { z } from 'zod';
import { dimensionLimits } from '#engine/goods/configuration/limits';
import { isMadeToMeasure } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { wrongField } from '../../../shared/errors.js';
import { MAX_SEARCH_LENGTH } from '../../../shared/text-search/search-texts.js';
import { configurableProduct } from '../../catalogue/configurable-product.js';
import { type StoredProduct, showProduct } from '../../catalogue/show-product.js';
import { productPrices } from '../../configurator/prices/product-prices.js';
import { describeProductType } from '../../configurator/product-types.service.js';
import { startingPoints } from '../../configurator/starting-points/starting-points.service.js';
import { search } from '../../search/search.service.js';
import { type Shop, tool, whole } from './tool.js';

const PRODUCT_ID = { productId: z.int().positive().describe('From search_products.') };

/** Products by words. */
export const searchProducts = tool({
  name: 'search_products',
  description:
    'Finds awnings, pergolas, blinds, roofs and accessories of this Polish shop by words, best in Polish; prices in zł with VAT.',
  inputSchema: z.strictObject({
    text: z
      .string()
      .min(1)
      .max(MAX_SEARCH_LENGTH)
      .describe('"markiza na taras", "roleta do sypialni"'),
    limit: z.int().min(1).max(24).default(8),
  }),
  async run(shop, { text, limit }) {
    const { content, pictures } = shop.services;
    const found = await search({ snapshot: shop.snapshot, content, pictures }, text, limit);
    return {
      searchedFor: found.corrected ?? text,
      total: found.productCount,
      products: found.products.map((product) => summary(shop, product)),
    };
  },
});

/** One product with its prices. */
export const product = tool({
  name: 'product',
  description:
    'A product with its description, specifications, example prices by size and named configurations to start from.',
  inputSchema: z.strictObject(PRODUCT_ID),
  run(shop, { productId }) {
    const { snapshot, services } = shop;
    const stored = sold(shop, productId);
    const { description, specifications, safetyNotes, identifier, picture } = showProduct(
      services.pictures,
      stored,
    );
    const points = isMadeToMeasure(stored.category)
      ? startingPoints(snapshot, services.pictures, stored.category)
      : [];
    return {
      ...summary(shop, stored),
      identifier,
      description,
      specifications,
      safetyNotes,
      pictureUrl: whole(shop, picture.url),
      prices: productPrices(snapshot, productId)?.examples ?? [],
      startingPoints: points
        .filter((point) => point.product.id === productId)
        .map(({ code, title, reason, sizeLabel, calculatedPrice, configuratorPath }) => ({
          code,
          title,
          reason,
          sizeLabel,
          calculatedPrice,
          url: whole(shop, configuratorPath),
        })),
    };
  },
});

/** Everything that can be chosen for a product. */
export const options = tool({
  name: 'options',
  description:
    'What can be chosen for a product: sizes with their limits, variants, colours, control, options with their prices, and settings of the place. Its codes are the input of quote.',
  inputSchema: z.strictObject(PRODUCT_ID),
  run(shop, { productId }) {
    const stored = sold(shop, productId);
    const { availableVariants, availableColors, availableFrameColors } = stored;
    const { snapshot } = shop;
    const { variants, controlTypes, electricControlPrice, ...type } = describeProductType(
      stored.category,
      snapshot.priceList,
    );
    return {
      productId,
      category: stored.category,
      sizes: familyOf(stored.category).dimensions.map((dimension) => ({
        field: dimension.dimension,
        label: dimension.label,
        ...dimensionLimits(configurableProduct(stored), dimension),
      })),
      variants: variants
        .filter(({ code }) => availableVariants.includes(code))
        .map(({ code, label, description }) => ({ code, label, description })),
      colors: availableColors,
      frameColors: availableFrameColors,
      controlTypes,
      electricControlPrice,
      options: type.options.map(({ code, label, description, unitPrice, unit, maxQuantity }) => ({
        code,
        label,
        description,
        unitPrice,
        unit,
        maxQuantity,
      })),
      placement: type.placement,
      maxLamelOrientation: type.maxLamelOrientation,
      maxOpeningAngle: type.maxOpeningAngle,
    };
  },
});

/** The product of an id; throws BAD_USER_INPUT for one that is not in the shop. */
function sold({ snapshot }: Shop, id: number): StoredProduct {
  const stored = snapshot.products.get(id);
  if (!stored || stored.archivedAt)
    throw wrongField('productId', `Nie ma w\u00a0sklepie produktu o\u00a0numerze ${id}.`);
  return stored;
}

function summary(shop: Shop, { id, name, category, excerpt }: StoredProduct) {
  const { examples = [] } = productPrices(shop.snapshot, id) ?? {};
  const usual = examples.find(({ size }) => size === 'usual') ?? examples[0];
  return {
    id,
    name,
    category,
    excerpt,
    url: whole(shop, `/produkt/${id}`),
    usualSize: usual?.sizeLabel ?? null,
    usualPrice: usual?.calculatedPrice ?? null,
  };
}
