import type { Dimension } from '../../configuration/configuration.js';
import type { Model } from '../../model/model.js';
import { boundsOf } from '../../model/part.js';
import type { DrawingView } from './projections.js';

type Flat = readonly [right: number, down: number];

/** A dimension line in an orthographic view; cm. */
export interface FlatSize {
  readonly from: Flat;
  readonly to: Flat;
  readonly label: string;
}

/** The sizes that each view shows at full length. */
const SEEN: Readonly<Record<DrawingView, readonly Dimension[]>> = {
  front: ['width', 'height'],
  side: ['projection', 'height'],
  top: ['width', 'projection'],
};
/** Distance of a dimension line from the product, as a share of its largest size. */
const GAP = 0.09;

/** The dimension lines of a view; from the side also the clear height below the product. */
export function viewSizes(model: Model, view: DrawingView): FlatSize[] {
  const seen = model.dimensions.filter(({ dimension }) => SEEN[view].includes(dimension));
  const sizes = seen.map(({ dimension, value }) => sizeOf(model, view, dimension, value));
  return view === 'side' ? [...sizes, ...clearance(model)] : sizes;
}

function sizeOf(model: Model, view: DrawingView, dimension: Dimension, value: number): FlatSize {
  const { x, y, z } = boundsOf(model.parts);
  const label = `${value}\u00a0cm`;
  const gap = GAP * Math.max(x[1] - x[0], y[1] - y[0], z[1] - z[0]);
  if (dimension === 'height') {
    const line = model.dimensions.find((candidate) => candidate.dimension === 'height');
    const left = (view === 'side' ? z[0] : x[0]) - gap;
    return { from: [left, -(line?.from.y ?? 0)], to: [left, -(line?.to.y ?? 0)], label };
  }
  const span = dimension === 'width' ? model.footprint.x : model.footprint.z;
  if (view === 'top' && dimension === 'projection') {
    const right = x[1] + gap;
    return { from: [right, span[0]], to: [right, span[1]], label };
  }
  const below = view === 'top' ? z[1] + gap : Math.max(gap - y[0], gap * 0.8);
  return { from: [span[0], below], to: [span[1], below], label };
}

function clearance({ parts, clearHeight, footprint }: Model): FlatSize[] {
  if (clearHeight === null) return [];
  const right = Math.max(boundsOf(parts).z[1], footprint.z[1]) + 30;
  const label = `${Math.round(clearHeight)}\u00a0cm`;
  return [{ from: [right, 0], to: [right, -clearHeight], label }];
}
