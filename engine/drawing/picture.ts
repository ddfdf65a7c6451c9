import type { Seat } from './furniture.js';
import type { Point, Polygon } from './geometry.js';
import type { Sketch } from './sketch.js';
import type { SvgNode } from './svg.js';

/** A size in cm written beside the product, measured between two points. */
export interface Measure {
  readonly from: Point;
  readonly to: Point;
  readonly label: string;
  /** Thin lines from the product to the measure. */
  readonly witnesses: readonly (readonly [Point, Point])[];
}

/** Shapes that keep the sun off wall and ground, more or less. */
export interface Shade {
  readonly strength: number;
  readonly casters: readonly Polygon[];
}

/** A product ready to be drawn: what surrounds it and where it is looked at from follow from it. */
export interface Picture {
  readonly place: 'terrace' | 'facade' | 'room';
  /** The corners that must be in the picture. */
  readonly extent: readonly Point[];
  readonly eye: Point;
  /** Most units of the frame per cm, so that small products do not fill the wall. */
  readonly maxScale: number;
  /** The opening in the wall that the product covers, or the x of a door below it. */
  readonly opening: Opening;
  readonly shades: readonly Shade[];
  /** Furniture under a terrace product. */
  readonly seat?: Seat | null;
  /** How much of the sun reaches the furniture: 1 is all of it. */
  readonly exposure?: number;
  readonly measures: readonly Measure[];
  draw(sketch: Sketch): SvgNode[];
}

export interface Opening {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  /** Leaves side by side. */
  readonly leaves: number;
}
