/** A point of the ground in cm: x along the wall, z out of it. */
interface GroundPoint {
  readonly x: number;
  readonly z: number;
}

/** Corners of a convex shape, in order. */
export type GroundShape = readonly GroundPoint[];

type Edge = readonly [from: GroundPoint, to: GroundPoint];

/**
 * The area of the union of convex shapes, in cm². The x axis is cut at all corners and crossings; between two cuts the
 * covered length along z is linear in x, so its value in the middle is its mean.
 */
export function coveredArea(shapes: readonly GroundShape[]): number {
  const cuts = [...new Set(cutsOf(shapes.flatMap(edgesOf)))].sort((a, b) => a - b);
  return cuts.slice(1).reduce((area, right, index) => {
    const left = cuts[index] ?? right;
    return area + (right - left) * coveredLength(shapes, (left + right) / 2);
  }, 0);
}

/** The part of a convex shape inside a rectangle (Sutherland and Hodgman's clipping). */
export function clipToRectangle(
  shape: GroundShape,
  { x, z }: { x: readonly [number, number]; z: readonly [number, number] },
): GroundShape {
  const sides: [keyof GroundPoint, number, 1 | -1][] = [
    ['x', x[0], 1],
    ['x', x[1], -1],
    ['z', z[0], 1],
    ['z', z[1], -1],
  ];
  return sides.reduce((clipped, [axis, limit, sign]) => clip(clipped, axis, limit, sign), shape);
}

/** The smallest convex shape around points (Andrew's monotone chain). */
export function hullOf(points: GroundShape): GroundShape {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.z - b.z);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function halfHull(sorted: GroundShape): GroundPoint[] {
  const hull: GroundPoint[] = [];
  for (const next of sorted) {
    while (turnsInwards(hull, next)) hull.pop();
    hull.push(next);
  }
  return hull.slice(0, -1);
}

/** Whether the last corner of a hull would lie inside it, or on its edge, once the next corner is added. */
function turnsInwards(hull: GroundShape, next: GroundPoint): boolean {
  const [a, b] = hull.slice(-2);
  return a !== undefined && b !== undefined && turnOf(a, b, next) <= 0;
}

const turnOf = (a: GroundPoint, b: GroundPoint, c: GroundPoint): number =>
  (b.x - a.x) * (c.z - a.z) - (b.z - a.z) * (c.x - a.x);

function clip(shape: GroundShape, axis: keyof GroundPoint, limit: number, sign: 1 | -1) {
  const inside = (point: GroundPoint) => (point[axis] - limit) * sign >= 0;
  return edgesOf(shape).flatMap(([previous, current]) => {
    const share = (limit - previous[axis]) / (current[axis] - previous[axis]);
    const crossing = {
      x: previous.x + (current.x - previous.x) * share,
      z: previous.z + (current.z - previous.z) * share,
    };
    const entered = inside(current) === inside(previous) ? [] : [crossing];
    return inside(current) ? [...entered, current] : entered;
  });
}

function edgesOf(shape: GroundShape): Edge[] {
  return shape.map((to, index) => [shape.at(index - 1) ?? to, to]);
}

/** Every x at which an edge begins, ends or meets another. */
function cutsOf(edges: readonly Edge[]): number[] {
  return edges.flatMap((edge, index) => [
    edge[1].x,
    ...edges.slice(index + 1).flatMap((other) => crossingOf(edge, other)),
  ]);
}

function crossingOf([a, b]: Edge, [c, d]: Edge): number[] {
  const [ux, uz, vx, vz] = [b.x - a.x, b.z - a.z, d.x - c.x, d.z - c.z];
  const turn = ux * vz - uz * vx;
  if (Math.abs(turn) < 1e-9) return [];
  const t = ((c.x - a.x) * vz - (c.z - a.z) * vx) / turn;
  const s = ((c.x - a.x) * uz - (c.z - a.z) * ux) / turn;
  return t > 0 && t < 1 && s > 0 && s < 1 ? [a.x + t * ux] : [];
}

/** The covered length of the line at x. */
function coveredLength(shapes: readonly GroundShape[], x: number): number {
  const spans = shapes
    .map((shape) => spanAt(shape, x))
    .filter((span) => span !== null)
    .sort(([a], [b]) => a - b);
  let [length, reached] = [0, -Infinity];
  for (const [from, to] of spans) {
    length += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return length;
}

function spanAt(shape: GroundShape, x: number): readonly [number, number] | null {
  const crossings = edgesOf(shape)
    .filter(([a, b]) => a.x <= x !== b.x <= x)
    .map(([a, b]) => a.z + ((b.z - a.z) * (x - a.x)) / (b.x - a.x));
  return crossings.length < 2 ? null : [Math.min(...crossings), Math.max(...crossings)];
}
