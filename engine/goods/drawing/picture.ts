import type { Configuration } from '../configuration/configuration.js';
import { type Point, type Polygon, point } from '../model/geometry.js';
import type { Model } from '../model/model.js';
import type { ProductPartKind } from '../model/part-kinds.js';
import type { Part } from '../model/part.js';
import type { Sketch } from './sketch.js';
import type { SvgNode } from './svg.js';

/** Selects a product's parts by kind; they come in the order of the requested kinds. */
export class PartsByKind {
  constructor(private readonly parts: readonly Part[]) {}

  of(...kinds: readonly ProductPartKind[]): Part[] {
    return kinds.flatMap((kind) => this.parts.filter((part) => part.kind === kind));
  }
}

/** Shapes that shade wall and ground, and how strongly (0 to 1). */
export interface Shade {
  readonly strength: number;
  readonly casters: readonly Polygon[];
}

/** How a product is drawn: viewpoint, shadows and painting order. */
export interface Picture {
  /** Points that must be in the picture. */
  readonly extent: readonly Point[];
  readonly eye: Point;
  /** Maximum units of the frame per cm, so that small products do not fill the picture. */
  readonly maxScale: number;
  readonly shades: readonly Shade[];
  /** Share of the sun that reaches the furniture, 0 to 1. */
  readonly exposure?: number;
  draw(sketch: Sketch): SvgNode[];
}

export type PictureOf = (configuration: Configuration, model: Model) => Picture;

const GAP = 26;

/** A view from the front, slightly from the left to show the depth of niche and guides, with room for sizes. */
export function frontalView({
  setting: { opening },
  footprint: { x },
  dimensions,
}: Model): Pick<Picture, 'extent' | 'eye' | 'maxScale'> {
  const { y } = opening;
  const low = Math.min(y[0], ...dimensions.map(({ from }) => from.y));
  const top = Math.max(...dimensions.map(({ to }) => to.y));
  const extent: Point[] = [
    point(x[0] - GAP * 1.6, Math.max(0, low - 14), 0),
    point(x[1] + GAP * 0.4, top + 8, 0),
  ];
  return {
    extent,
    eye: point(x[0] * 0.6 - 40, (y[0] + y[1]) / 2 + 12, 760),
    maxScale: 4.2,
  };
}
