import type { Configuration, Dimension } from '#engine/goods/configuration/configuration';
import type { Warning } from '#engine/goods/configuration/validate';
import { isMadeToMeasure } from '#engine/goods/families/categories';
import type { Price } from '#engine/goods/price/price';
import type { CatalogueSnapshot } from '../../../features/catalogue/catalogue-snapshot.js';
import { appraiseOwn } from '../../../features/configurator/prices/quote.service.js';
import { pick } from './random.js';

/** A priced configuration that an order line can hold. */
export interface Offer {
  product: number;
  productName: string;
  settings: Configuration;
  price: Price;
  warnings: readonly Warning[];
  priceListVersion: number;
}

type Product =
  CatalogueSnapshot['products'] extends ReadonlyMap<number, infer Value> ? Value : never;

const EACH = 3;

/** Up to three valid configurations of every product that is made to measure and not archived, priced by the shop's own functions. */
export function makeOffers(snapshot: CatalogueSnapshot): Offer[] {
  const products = [...snapshot.products.values()].filter(
    ({ archivedAt, category }) => !archivedAt && isMadeToMeasure(category),
  );
  return products.flatMap((product) =>
    Array.from({ length: EACH }, (_, number) => offer(snapshot, product, number)).filter(
      (made) => made !== null,
    ),
  );
}

function offer(snapshot: CatalogueSnapshot, product: Product, number: number): Offer | null {
  const seed = product.id * EACH + number;
  const { configuration, price, warnings } = appraiseOwn(snapshot, product.id, {
    variant: product.availableVariants[seed % product.availableVariants.length] ?? null,
    width: between(product.minWidth, product.maxWidth, seed),
    ...sizes(product, seed),
    color: colour(product.availableColors, seed),
    frameColor: colour(product.availableFrameColors, seed + number),
    controlType: seed % 3 === 0 ? 'electric' : 'manual',
  });
  if (!configuration || !price) return null;
  return {
    product: product.id,
    productName: product.name,
    settings: configuration,
    price,
    warnings,
    priceListVersion: snapshot.priceList.version,
  };
}

function sizes(product: Product, seed: number): Partial<Record<Dimension, number>> {
  const { minHeight, maxHeight, minProjection, maxProjection } = product;
  return {
    ...(minHeight && maxHeight && { height: between(minHeight, maxHeight, seed) }),
    ...(minProjection &&
      maxProjection && { projection: between(minProjection, maxProjection, seed) }),
  };
}

/** The least size plus a multiple of 10 cm, in the lower half of the range. */
const between = (least: number, most: number, seed: number): number =>
  least + Math.floor(((most - least) * ((seed * 7) % 11)) / 200) * 10;

/** Colours at the beginning of the list are the most frequent. */
const colour = (colours: readonly string[], seed: number): string =>
  pick(colours, colours.length * ((seed % 13) / 13) ** 2);
