import type {
  ConfigurableProduct,
  ConfigurationRequest,
  Dimension,
} from '../configuration/configuration.js';
import { clamp, limitsOf } from '../configuration/limits.js';
import type { Category } from '../families/categories.js';
import { familyOf } from '../families/families.js';
import type { PlaceCode, ShadeNeed, StartingPoint } from './starting-point.js';

/** The family's starting point for a place, for the same time of sun if there is one; null if none is for the place. */
export function bestStartingPoint(category: Category, need: ShadeNeed): StartingPoint | null {
  const suitable = familyOf(category).startingPoints.filter(({ place }) => place === need.place);
  return suitable.find(({ sun }) => sun === need.sun) ?? suitable[0] ?? null;
}

export interface FittedRequest {
  readonly request: ConfigurationRequest;
  /** How many pieces side by side cover the width that is needed. */
  readonly pieces: number;
}

/** The request of a starting point in the sizes that are needed, within the product's limits, variants and colours. */
export function fitToNeed(
  { place, request }: StartingPoint,
  product: ConfigurableProduct,
  { width, depth }: Pick<ShadeNeed, 'width' | 'depth'>,
): FittedRequest {
  const limits = limitsOf(product);
  const within = (dimension: Dimension, size: number): number =>
    limits[dimension] ? clamp(size, limits[dimension]) : size;
  const totalWidth = width ?? request.width;
  const pieces = Math.max(1, Math.ceil(totalWidth / (limits.width?.max ?? totalWidth)));
  const deep = depthOf(place, product.category);
  const sizes = Object.fromEntries(
    familyOf(product.category).dimensions.map(({ dimension, defaultValue }) => {
      const usual = request[dimension] ?? defaultValue;
      const size = dimension === deep ? (depth ?? usual) : usual;
      return [dimension, within(dimension, size)];
    }),
  );
  return {
    pieces,
    request: {
      ...withAvailableColors(request, product),
      ...sizes,
      width: within('width', Math.ceil(totalWidth / pieces)),
    },
  };
}

/** The size that a need's depth determines: for a window the height, else the projection, if the family has one. */
export function depthOf(place: PlaceCode, category: Category): Dimension | null {
  if (place === 'okno') return 'height';
  const reaches = familyOf(category).dimensions.some(({ dimension }) => dimension === 'projection');
  return reaches ? 'projection' : null;
}

/** The request without a variant and colours that the product does not have, so that the product's defaults apply. */
function withAvailableColors(
  request: ConfigurationRequest,
  { availableColors, availableFrameColors, availableVariants }: ConfigurableProduct,
): ConfigurationRequest {
  const isAvailable = (list: readonly string[], value: string | null | undefined): boolean =>
    list.length === 0 || (value !== null && value !== undefined && list.includes(value));
  return {
    ...request,
    ...(!isAvailable(availableColors, request.color) && { color: null }),
    ...(!isAvailable(availableFrameColors, request.frameColor) && { frameColor: null }),
    ...(!isAvailable(availableVariants, request.variant) && { variant: null }),
  };
}
