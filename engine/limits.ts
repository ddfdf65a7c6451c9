import type { ConfigurableProduct, Dimension } from './configuration.js';
import { PRODUCT_TYPES } from './product-types.js';
import type { ProductDimension } from './product-types.js';

export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** The limits in cm of each size that the product's category uses. */
export function limitsOf(product: ConfigurableProduct): Record<Dimension, Limits | undefined> {
  const limits: Record<Dimension, Limits | undefined> = {
    width: undefined,
    projection: undefined,
    height: undefined,
  };
  for (const dimension of PRODUCT_TYPES[product.category].dimensions) {
    limits[dimension.dimension] = limitsOfDimension(product, dimension);
  }
  return limits;
}

/** The default size moved into the product's limits. */
export function defaultSize(dimension: ProductDimension, limits: Limits): number {
  return clamp(dimension.defaultValue, limits);
}

export function clamp(value: number, { min, max }: Limits): number {
  return Math.min(Math.max(value, min), max);
}

function limitsOfDimension(product: ConfigurableProduct, dimension: ProductDimension): Limits {
  const [min, max] = {
    width: [product.minWidth, product.maxWidth] as const,
    projection: [product.minProjection, product.maxProjection] as const,
    height: [product.minHeight, product.maxHeight] as const,
  }[dimension.dimension];
  const { fallbackMin, fallbackMax } = dimension;
  return {
    min: min ?? Math.min(fallbackMin, max ?? fallbackMin),
    max: max ?? Math.max(fallbackMax, min ?? fallbackMax),
  };
}
