/** Centimetres: x to the right, y up from the ground, z out of the wall towards the viewer. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export type Polygon = readonly Point[];

/** A box whose edges run along the axes. */
export interface Box {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly z: readonly [number, number];
}

export function point(x: number, y: number, z: number): Point {
  return { x, y, z };
}

export function between(a: Point, b: Point, share: number): Point {
  return point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share, a.z + (b.z - a.z) * share);
}

/** A rectangle in a plane parallel to the wall. */
export function upright([x0, x1]: Box['x'], [y0, y1]: Box['y'], z: number): Polygon {
  return [point(x0, y0, z), point(x1, y0, z), point(x1, y1, z), point(x0, y1, z)];
}

/** A horizontal rectangle at a height. */
export function level([x0, x1]: Box['x'], y: number, [z0, z1]: Box['z']): Polygon {
  return [point(x0, y, z0), point(x1, y, z0), point(x1, y, z1), point(x0, y, z1)];
}

/** A rectangle in a plane at a right angle to the wall. */
export function sideways(x: number, [y0, y1]: Box['y'], [z0, z1]: Box['z']): Polygon {
  return [point(x, y0, z0), point(x, y0, z1), point(x, y1, z1), point(x, y1, z0)];
}

/** A surface along x over a profile of (y, z) pairs, as a quadrilateral for each two neighbouring pairs. */
export function stripsAlong(
  [x0, x1]: Box['x'],
  profile: readonly (readonly [y: number, z: number])[],
): Polygon[] {
  return profile.slice(1).map(([y, z], index) => {
    const [before, after] = profile[index] ?? [y, z];
    return [point(x0, before, after), point(x1, before, after), point(x1, y, z), point(x0, y, z)];
  });
}

/** The part of the polygon where the coordinate is at least the limit. */
export function clip(polygon: Polygon, axis: keyof Point, limit: number): Point[] {
  return polygon.flatMap((current, index) => {
    const previous = polygon.at(index - 1) ?? current;
    const crosses = current[axis] >= limit !== previous[axis] >= limit;
    const share = (limit - previous[axis]) / (current[axis] - previous[axis]);
    const crossing = crosses ? [between(previous, current, share)] : [];
    return current[axis] >= limit ? [...crossing, current] : crossing;
  });
}

export function boxCorners({ x, y, z }: Box): Polygon {
  return [...upright(x, y, z[0]), ...upright(x, y, z[1])];
}

const RADIAN = 180 / Math.PI;

/** Trigonometry in degrees. */
export const sine = (degrees: number): number => Math.sin(degrees / RADIAN);
export const cosine = (degrees: number): number => Math.cos(degrees / RADIAN);
export const tangent = (degrees: number): number => Math.tan(degrees / RADIAN);
/** The direction of a point from the origin, -180 to 180; 0 along x, 90 along y. */
export const directionOf = (x: number, y: number): number => Math.atan2(y, x) * RADIAN;
