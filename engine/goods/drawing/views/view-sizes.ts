import type { Configuration, Dimension } from '../../configuration/configuration.js';
import { isEntered } from '../../configuration/labels.js';
import { derive } from '../../model/derive.js';
import type { DimensionLine } from '../../model/dimension-line.js';
import type { Model } from '../../model/model.js';
import type { PartKind } from '../../model/part-kinds.js';
import { boundsOf } from '../../model/part.js';
import type { DrawingView, FlatSize } from './flat-sheet.js';

/** The ordered sizes that each view shows. */
const SIZES_SHOWN: Readonly<Record<DrawingView, readonly Dimension[]>> = {
  front: ['width', 'height'],
  side: ['projection', 'height'],
  top: ['width', 'projection'],
};
/** The kinds of parts along the wall whose upper edge is at the height of mounting. */
const ALONG_WALL: ReadonlySet<PartKind> = new Set<PartKind>(['awning_cassette', 'wall_beam']);
/** Distance of a dimension line from the product, as a share of the product's largest size. */
const GAP = 0.09;

/**
 * The dimension lines of a view; from the side also the height of mounting, if a part of `ALONG_WALL` shows it, and the
 * clear height at the front, if there is one.
 */
export function viewSizes(model: Model, view: DrawingView): FlatSize[] {
  const shown = model.dimensions.filter(({ dimension }) => SIZES_SHOWN[view].includes(dimension));
  const sizes = shown.map(({ dimension, value }) => sizeOf(model, view, dimension, value));
  return view === 'side' ? [...sizes, ...mountingHeight(model), ...clearance(model)] : sizes;
}

/**
 * Whether a view shows sizes that follow from a mounting that nobody may have entered: from the side the heights of goods
 * that are ordered without one, and from above how far a slope reaches.
 */
export function showsAssumedSizes(configuration: Configuration, view: DrawingView): boolean {
  const isSloped = isEntered(configuration, 'slope');
  if (view === 'top') return !isSloped && slopeOf(derive(configuration)) !== null;
  const isMounted = isSloped && isEntered(configuration, 'mountingHeight');
  return view === 'side' && configuration.height === null && !isMounted;
}

function sizeOf(model: Model, view: DrawingView, dimension: Dimension, value: number): FlatSize {
  const { x, y, z } = boundsOf(model.parts);
  const label = `${value}\u00a0cm`;
  const gap = gapOf(model);
  const slope = dimension === 'projection' ? slopeOf(model) : null;
  if (slope && view === 'side') return alongSlope(slope, gap, label);
  if (dimension === 'height') {
    const line = model.dimensions.find((candidate) => candidate.dimension === 'height');
    const left = (view === 'side' ? z[0] : x[0]) - gap;
    return { from: [left, -(line?.from.y ?? 0)], to: [left, -(line?.to.y ?? 0)], label };
  }
  const span = dimension === 'width' ? model.footprint.x : model.footprint.z;
  if (view === 'top' && dimension === 'projection') {
    const right = x[1] + gap;
    return slope
      ? { from: [right, 0], to: [right, slope.to.z], label: centimetres(slope.to.z) }
      : { from: [right, span[0]], to: [right, span[1]], label };
  }
  // The width is written right below a product in front of an opening, and below the ground for any other product.
  const onGround = model.clearHeight === null ? gap - y[0] : Math.max(gap - y[0], gap * 0.8);
  const below = view === 'top' ? z[1] + gap : onGround;
  return { from: [span[0], below], to: [span[1], below], label };
}

/** The dimension line of a projection that is measured down a slope; null for one that is level. */
function slopeOf({ dimensions }: Model): DimensionLine | null {
  const line = dimensions.find(({ dimension }) => dimension === 'projection');
  return line && line.from.y !== line.to.y ? line : null;
}

/** The dimension line of a sloping projection: above the slope, from the wall to the slope's lower end. */
function alongSlope({ from, to }: DimensionLine, gap: number, label: string): FlatSize {
  return { from: [from.z, -from.y - gap], to: [to.z, -to.y - gap], label };
}

function mountingHeight(model: Model): FlatSize[] {
  const held = model.parts.filter(({ kind }) => ALONG_WALL.has(kind));
  if (held.length === 0) return [];
  const [, top] = boundsOf(held).y;
  const left = -gapOf(model);
  return [{ from: [left, 0], to: [left, -top], label: centimetres(top) }];
}

function gapOf({ parts }: Model): number {
  const { x, y, z } = boundsOf(parts);
  return GAP * Math.max(x[1] - x[0], y[1] - y[0], z[1] - z[0]);
}

const centimetres = (size: number): string => `${Math.round(size)}\u00a0cm`;

function clearance({ parts, clearHeight, footprint }: Model): FlatSize[] {
  if (clearHeight === null) return [];
  const right = Math.max(boundsOf(parts).z[1], footprint.z[1]) + 30;
  const label = centimetres(clearHeight);
  return [{ from: [right, 0], to: [right, -clearHeight], label }];
}
