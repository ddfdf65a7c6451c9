import { familyOf } from '../families/families.js';
import type { ProductDimension } from '../families/family.js';
import type { ConfigurableProduct, Dimension } from './configuration.js';

export interface Limits {
  readonly min: number;
  readonly max: number;
}

type SizeBounds = Pick<
  ConfigurableProduct,
  'minWidth' | 'maxWidth' | 'minProjection' | 'maxProjection' | 'minHeight' | 'maxHeight'
>;

/** cm */
type Sizes = { width: number } & Partial<Record<Dimension, number>>;

/** The limits in cm of each size of the product's category; undefined for sizes that the category does not have. */
export function limitsOf(product: ConfigurableProduct): Record<Dimension, Limits | undefined> {
  const limits: Record<Dimension, Limits | undefined> = {
    width: undefined,
    projection: undefined,
    height: undefined,
  };
  for (const dimension of familyOf(product.category).dimensions) {
    limits[dimension.dimension] = dimensionLimits(product, dimension);
  }
  return limits;
}

/** The default size moved into these limits, cm. */
export function defaultSize(
  dimension: Pick<ProductDimension, 'defaultValue'>,
  limits: Limits,
): number {
  return clamp(dimension.defaultValue, limits);
}

/** Every size of the product's category at its default, moved into the product's limits. */
export function defaultSizes(product: SizeBounds & Pick<ConfigurableProduct, 'category'>): Sizes {
  const sizes: Sizes = { width: product.minWidth };
  for (const dimension of familyOf(product.category).dimensions) {
    sizes[dimension.dimension] = defaultSize(dimension, dimensionLimits(product, dimension));
  }
  return sizes;
}

export function clamp(value: number, { min, max }: Limits): number {
  return Math.min(Math.max(value, min), max);
}

/** The limits of one size in cm: the product's own, else the family's, but never beyond the product's other limit. */
export function dimensionLimits(
  product: SizeBounds,
  {
    dimension,
    fallbackMin,
    fallbackMax,
  }: Pick<ProductDimension, 'dimension' | 'fallbackMin' | 'fallbackMax'>,
): Limits {
  const [min, max] = {
    width: [product.minWidth, product.maxWidth] as const,
    projection: [product.minProjection, product.maxProjection] as const,
    height: [product.minHeight, product.maxHeight] as const,
  }[dimension];
  return {
    min: min ?? Math.min(fallbackMin, max ?? fallbackMin),
    max: max ?? Math.max(fallbackMax, min ?? fallbackMax),
  };
}
