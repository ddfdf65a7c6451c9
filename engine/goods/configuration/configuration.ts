import type { Category } from '../families/categories.js';
import { type Grosze, formatAmount, roundHalfUp } from '../price/money.js';
import type { ColorName } from './colours.js';

export type Dimension = 'width' | 'projection' | 'height';
export type ControlType = 'manual' | 'electric';
/** The settings of how and where a product is mounted. */
export type PlacementCode =
  | 'mountingHeight'
  | 'slope'
  | 'wall'
  | 'fixing'
  | 'snowZone'
  | 'screenSides';

/** The product data that the engine needs; all sizes in whole cm. */
export interface ConfigurableProduct {
  readonly id: number;
  readonly category: Category;
  readonly basePrice: Grosze;
  readonly pricePerSqm: Grosze | null;
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly minHeight: number | null;
  readonly maxHeight: number | null;
  readonly minProjection: number | null;
  readonly maxProjection: number | null;
  readonly availableColors: readonly ColorName[];
  readonly availableFrameColors: readonly ColorName[];
  /** Variant codes, the default first; empty means all variants of the category. */
  readonly availableVariants: readonly string[];
}

/** What is asked for, not yet validated: what is left out takes its default. Sizes in cm, angles in degrees. */
export interface ConfigurationRequest {
  readonly variant?: string | null;
  /** Required, except of goods without a size. */
  readonly width?: number | null;
  readonly projection?: number | null;
  readonly height?: number | null;
  readonly color?: string | null;
  readonly frameColor?: string | null;
  readonly controlType?: ControlType | null;
  readonly lamelOrientation?: number | null;
  readonly openingAngle?: number | null;
  /** True for a chosen option, or a number of pieces for one that is sold by the piece. */
  readonly options?: Readonly<Record<string, boolean | number | null>> | null;
  /** Height in cm, slope in degrees, wall and fixing by code, snow zone 1 to 5, sides as "left,front"; what is left out takes the default. */
  readonly placement?: Readonly<Partial<Record<PlacementCode, number | string | null>>> | null;
}

/** A valid request completed with defaults: equal configurations are deeply equal and equal as JSON. */
export interface Configuration {
  readonly category: Category;
  readonly variant: string;
  /** 0 for goods without a size, whose colours are empty. */
  readonly width: number;
  readonly projection: number | null;
  readonly height: number | null;
  readonly color: ColorName;
  readonly frameColor: ColorName;
  readonly controlType: ControlType;
  readonly lamelOrientation: number;
  readonly openingAngle: number;
  /** The quantity of each chosen option, at least 1; keys sorted. */
  readonly options: Readonly<Record<string, number>>;
  /** Every setting of mounting that the family has, keys sorted. */
  readonly placement: Placement;
}

export type Placement = Readonly<Partial<Record<PlacementCode, number | string>>>;

export const CM2_PER_M2 = 10_000;

type Sizes = Pick<Configuration, 'width' | 'projection' | 'height'>;

/** Width × (projection, else height, else width), in cm². */
export function areaInCm2({ width, projection, height }: Sizes): number {
  return width * (projection ?? height ?? width);
}

/** The area in m²: 400 × 300 cm gives 12. */
export function areaOf(sizes: Sizes): number {
  return areaInCm2(sizes) / CM2_PER_M2;
}

/** The area in m² with two places, rounded half up: 350 × 299 cm gives "10.47". */
export function decimalAreaOf(sizes: Sizes): string {
  const hundredths = roundHalfUp(areaInCm2(sizes), CM2_PER_M2 / 100);
  return formatAmount(hundredths);
}
