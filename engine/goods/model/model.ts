import type { DimensionLine } from './dimension-line.js';
import type { Box } from './geometry.js';
import type { ProductPartKind } from './part-kinds.js';
import type { Part } from './part.js';
import type { Setting } from './surroundings/setting.js';

/**
 * A piece that is made and packed like the others, but not visible: inside another piece, behind the wall or detached.
 */
export interface UnseenPiece {
  readonly kind: ProductPartKind;
  /** The cut length in whole mm; empty for fittings. */
  readonly cut: readonly number[];
  /** Position along the width, cm. */
  readonly x: number;
}

/** A product as it is built and mounted. */
export interface Model {
  readonly parts: readonly Part[];
  /** Pieces that no picture shows; absent where there are none. */
  readonly unseen?: readonly UnseenPiece[];
  /** The names of pieces of this product that differ from the usual ones. */
  readonly names?: Readonly<Partial<Record<ProductPartKind, string>>>;
  readonly dimensions: readonly DimensionLine[];
  /** The ground that the product covers or, in front of an opening, the strip of ground below it; cm. */
  readonly footprint: Pick<Box, 'x' | 'z'>;
  /** The clear height at the front, cm; null for products that cover an opening or whose front edge is on the ground. */
  readonly clearHeight: number | null;
  /** 0 if the product is too wide for any class; null if unknown. */
  readonly windClass: number | null;
  /** Where it is mounted. */
  readonly setting: Setting;
  readonly openingView: OpeningView;
}

/** The part of a model that the family provides. */
export type FamilyModel = Omit<Model, 'windClass' | 'openingView'>;

/** The camera of the first view of a family. */
export interface OpeningView {
  /** From the product to the camera, degrees: to the right of the front, and above the horizon. */
  readonly turn: number;
  readonly rise: number;
  /** Degrees from the upper to the lower edge of the picture; a wide view stands close, and sees more from below. */
  readonly fieldOfView: number;
  /** The distance as a factor of that at which the product just fits. */
  readonly margin: number;
}

/** The current pose of a product, which is not part of its configuration. */
export interface Pose {
  /** How far cloth, screen or blind is extended: 0 is retracted, 1 is fully extended. */
  readonly deployed: number;
}

export const ROLLED_OUT: Pose = { deployed: 1 };
