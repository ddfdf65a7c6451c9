import type { ConfigurableProduct } from '#engine/goods/configuration/configuration';
import { sizeLabel } from '#engine/goods/configuration/labels';
import { limitsOf } from '#engine/goods/configuration/limits';
import { formatAmount } from '#engine/goods/price/money';
import { type PriceExample, priceExamples } from '#engine/goods/price/price-examples';
import type { PriceList } from '#engine/goods/price/price-list';
import { lowerFirst } from '#engine/locale/text';
import { oncePer } from '../../../shared/once-per.js';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import { configurableProduct } from '../../catalogue/configurable-product.js';
import type { StoredProduct } from '../../catalogue/show-product.js';
import { smallestPrices } from '../../catalogue/smallest-prices.js';
import type { ProductDifference } from './product-prices.payloads.js';

/** How many cheaper products are looked at. */
const MOST_COMPARED = 5;
const MOST_POINTS = 2;
/** Values such as "220–300 cm", which the limits say better. */
const SIZE = /^[\d\s×–]+cm$/;

const differencesOf = oncePer(
  (_snapshot: CatalogueSnapshot) => new Map<number, ProductDifference | null>(),
);

/**
 * What a product has over the next cheaper one of its family that is made in a common variant and size, one in all of
 * its variants first; null where there is none or nothing to say of it. Computed once for each version of the catalogue.
 */
export function productDifference(
  snapshot: CatalogueSnapshot,
  productId: number,
): ProductDifference | null {
  const computed = differencesOf(snapshot);
  const found = computed.get(productId);
  if (found !== undefined) return found;
  const difference = compareWithCheaper(snapshot, productId);
  computed.set(productId, difference);
  return difference;
}

function compareWithCheaper(
  snapshot: CatalogueSnapshot,
  productId: number,
): ProductDifference | null {
  const product = snapshot.products.get(productId);
  if (!product) return null;
  const found = cheaperOnes(snapshot, product)
    .flatMap((other) => {
      const prices = pricesAtOneSize(product, other, snapshot.priceList);
      const isCheaper = prices !== null && prices.own.price.total > prices.others.price.total;
      return isCheaper ? [{ other, ...prices }] : [];
    })
    .toSorted(
      (a, b) =>
        Number(isInAllVariants(product, b.other)) - Number(isInAllVariants(product, a.other)),
    )
    .at(0);
  if (!found) return null;
  const points = [...sizePoint(product, found.other), ...specificationPoints(product, found.other)];
  if (points.length === 0) return null;
  return {
    otherId: found.other.id,
    otherName: found.other.name,
    points: points.slice(0, MOST_POINTS),
    sizeLabel: sizeLabel(found.own.configuration),
    priceDifference: formatAmount(found.own.price.total - found.others.price.total),
  };
}

/** The next cheaper products of the family by their smallest size, the dearest first. */
function cheaperOnes(
  snapshot: CatalogueSnapshot,
  { id, category }: StoredProduct,
): StoredProduct[] {
  const prices = smallestPrices(snapshot);
  const own = prices.get(id) ?? 0;
  return [...prices]
    .filter(([other, price]) => price < own && snapshot.products.get(other)?.category === category)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_COMPARED)
    .flatMap(([other]) => snapshot.products.get(other) ?? []);
}

const isInAllVariants = (product: StoredProduct, other: StoredProduct): boolean =>
  product.availableVariants.every((code) => other.availableVariants.includes(code));

/** The prices of both at the usual size, moved into the limits of both; null without a common size or variant. */
function pricesAtOneSize(
  product: StoredProduct,
  other: StoredProduct,
  priceList: PriceList,
): { own: PriceExample; others: PriceExample } | null {
  const [own, others] = [configurableProduct(product), configurableProduct(other)];
  const variants = own.availableVariants.filter((code) => others.availableVariants.includes(code));
  const limits = commonLimits(own, others);
  if (!limits || variants.length === 0) return null;
  const [ownPrice, othersPrice] = [own, others].map((one) => {
    const examples = priceExamples({ ...one, ...limits, availableVariants: variants }, priceList);
    return examples.find(({ size }) => size === 'usual') ?? examples[0];
  });
  return ownPrice && othersPrice ? { own: ownPrice, others: othersPrice } : null;
}

function commonLimits(one: ConfigurableProduct, other: ConfigurableProduct) {
  const [own, others] = [limitsOf(one), limitsOf(other)];
  const common = (dimension: keyof typeof own) => {
    const [a, b] = [own[dimension], others[dimension]];
    return a && b ? { min: Math.max(a.min, b.min), max: Math.min(a.max, b.max) } : null;
  };
  const [width, projection, height] = [common('width'), common('projection'), common('height')];
  if (!width || [width, projection, height].some((size) => size && size.min > size.max))
    return null;
  return {
    minWidth: width.min,
    maxWidth: width.max,
    minProjection: projection?.min ?? null,
    maxProjection: projection?.max ?? null,
    minHeight: height?.min ?? null,
    maxHeight: height?.max ?? null,
  };
}

/** "do 700 × 600 cm (tamten do 600 × 600 cm)" for a product that is made larger. */
function sizePoint(product: StoredProduct, other: StoredProduct): string[] {
  const largest = ({ maxWidth, maxProjection, maxHeight }: StoredProduct) =>
    [maxWidth, maxProjection ?? maxHeight].filter((size) => size !== null);
  const [own, others] = [largest(product), largest(other)];
  if (!own.some((size, index) => size > (others[index] ?? size))) return [];
  const inWords = (sizes: number[]) => `do\u00a0${sizes.join('\u00a0×\u00a0')}\u00a0cm`;
  return [`${inWords(own)} (tamten ${inWords(others)})`];
}

/** "odwodnienie: rynna w ramie": specifications that the other has not or has otherwise, the most telling first. */
function specificationPoints(product: StoredProduct, other: StoredProduct): string[] {
  const others = new Map(other.specifications.map(({ name, value }) => [name, value]));
  return product.specifications
    .filter(({ name, value }) => !SIZE.test(value) && others.get(name) !== value)
    .map(({ name, value }) => `${lowerFirst(name)}${value.includes(': ') ? '' : ':'} ${value}`);
}
