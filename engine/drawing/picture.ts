import type { Configuration } from '../configuration/configuration.js';
import type { Point, Polygon } from '../model/geometry.js';
import type { Model } from '../model/model.js';
import type { Sketch } from './sketch.js';
import type { SvgNode } from './svg.js';

/** Shapes that keep the sun off wall and ground, more or less. */
export interface Shade {
  readonly strength: number;
  readonly casters: readonly Polygon[];
}

/** How a product is drawn: where it is looked at from, what it shades and what is painted in which order. */
export interface Picture {
  /** The corners that must be in the picture. */
  readonly extent: readonly Point[];
  readonly eye: Point;
  /** Most units of the frame per cm, so that small products do not fill the wall. */
  readonly maxScale: number;
  readonly shades: readonly Shade[];
  /** How much of the sun reaches the furniture: 1 is all of it. */
  readonly exposure?: number;
  draw(sketch: Sketch): SvgNode[];
}

export type PictureOf = (configuration: Configuration, model: Model) => Picture;
