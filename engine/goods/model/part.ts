import { point, type Box, type Point, type Polygon, cosine, sine } from './geometry.js';
import type { Material } from './material.js';
import type { PartKind } from './part-kinds.js';
import { BOX, ownSection, type Corner, type Section } from './section.js';
import { cross, dot, lengthOf, minus, plus, times, unit } from './vector.js';

/** 4 × 4, column after column, as WebGL reads it. */
export type Matrix = readonly number[];

/** One piece of a product or of its surroundings: a section, extruded and put in its place. */
export interface Part {
  readonly kind: PartKind;
  readonly section: Section;
  /** mm */
  readonly length: number;
  /** The full height in mm of a cloth that the model shows partly raised. */
  readonly fullDrop?: number;
  /** Takes the section's extrusion, x from 0 to 1, to its place in mm: x to the right, y up, z out of the wall. */
  readonly matrix: Matrix;
  readonly material: Material;
}

const MM_PER_CM = 10;

/** A box in cm with its edges along the axes; its longest side is the part's length. */
export function bar(
  kind: PartKind,
  { x, y, z }: Box,
  material: Material,
  section: Section = BOX,
): Part {
  const size = point(x[1] - x[0], y[1] - y[0], z[1] - z[0]);
  const middle = point((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2);
  const longest = Math.max(size.x, size.y, size.z);
  if (size.x === longest) {
    const start = point(x[0], middle.y, middle.z);
    return place(
      kind,
      section,
      start,
      [along.x(size.x), along.y(size.y), along.z(size.z)],
      material,
    );
  }
  if (size.y === longest) {
    const start = point(middle.x, y[0], middle.z);
    return place(
      kind,
      section,
      start,
      [along.y(size.y), along.z(size.z), along.x(size.x)],
      material,
    );
  }
  const start = point(middle.x, middle.y, z[0]);
  return place(kind, section, start, [along.z(size.z), along.x(size.x), along.y(size.y)], material);
}

/** A straight piece between two points; its height (measured upwards, for a vertical piece along z) and width in cm. */
export function rod(
  kind: PartKind,
  [from, to]: readonly [Point, Point],
  { height, width, section = BOX }: { height: number; width: number; section?: Section },
  material: Material,
): Part {
  const length = minus(to, from);
  const isUpright = Math.abs(unit(length).y) > 0.999;
  const side = unit(cross(length, isUpright ? point(0, 0, 1) : point(0, 1, 0)));
  const up = unit(cross(side, length));
  return place(kind, section, from, [length, times(up, height), times(side, width)], material);
}

/**
 * A section (mm) extruded along x at a height and depth (cm), rotated about its axis; positive degrees lower its front
 * edge.
 */
export function profile(
  kind: PartKind,
  section: Section,
  x: Box['x'],
  at: { readonly y: number; readonly z: number; readonly degrees?: number },
  material: Material,
): Part {
  const { degrees = 0 } = at;
  const [sin, cos] = [sine(degrees) / MM_PER_CM, cosine(degrees) / MM_PER_CM];
  const axes = [point(x[1] - x[0], 0, 0), point(0, cos, sin), point(0, -sin, cos)] as const;
  return place(kind, section, point(x[0], at.y, at.z), axes, material);
}

/** A flat piece of any outline and one thickness (cm), extruded along the outline's normal. */
export function sheet(
  kind: PartKind,
  outline: Polygon,
  thickness: number,
  material: Material,
): Part {
  const [first = point(0, 0, 0), second = first] = outline;
  const normal = normalOf(outline);
  const y = unit(minus(second, first));
  const z = cross(normal, y);
  const corners = outline.map((corner): Corner => {
    const offset = minus(corner, first);
    return [dot(offset, y) * MM_PER_CM, dot(offset, z) * MM_PER_CM];
  });
  const axes = [
    times(normal, thickness),
    times(y, 1 / MM_PER_CM),
    times(z, 1 / MM_PER_CM),
  ] as const;
  return place(kind, ownSection(corners), first, axes, material);
}

/**
 * The surface as flat polygons in cm, with counter-clockwise corners seen from outside. An open section (a skin) has
 * one side only.
 */
export function facesOf(part: Part): Polygon[] {
  const { outline, closed } = part.section;
  const [low, high] = [0, 1].map((x) => outline.map(([y, z]) => cornerAt(part.matrix, x, y, z)));
  if (!low || !high) return [];
  const edges = closed ? outline.length : outline.length - 1;
  const sides = Array.from({ length: edges }, (_, index): Polygon => {
    const next = (index + 1) % outline.length;
    return [low[next], high[next], high[index], low[index]].filter(
      (corner) => corner !== undefined,
    );
  });
  return closed ? [...sides, low.toReversed(), high] : sides;
}

/** The largest face, which represents a thin part; cm. */
export function largestFace(part: Part): Polygon {
  return facesOf(part).reduce((a, b) => (lengthOf(spanned(b)) > lengthOf(spanned(a)) ? b : a));
}

/** The unit normal of a flat polygon, towards the side from which its corners are seen counter-clockwise. */
export function normalOf(polygon: Polygon): Point {
  return unit(spanned(polygon));
}

/** A vector along the normal with twice the polygon's area as its length. */
function spanned(polygon: Polygon): Point {
  return polygon.reduce(
    (total, corner, index) => {
      const next = polygon[(index + 1) % polygon.length] ?? corner;
      return plus(total, cross(corner, next));
    },
    point(0, 0, 0),
  );
}

/** The smallest box in cm that holds all the parts. */
export function boundsOf(parts: readonly Part[]): Box {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { section, matrix } of parts)
    for (const [y, z] of section.outline)
      for (const x of [0, 1])
        for (const row of [0, 1, 2]) {
          const at = coordinate(matrix, row, x, y, z);
          low[row] = Math.min(low[row] ?? at, at);
          high[row] = Math.max(high[row] ?? at, at);
        }
  const span = (row: number): Box['x'] => [low[row] ?? 0, high[row] ?? 0];
  return { x: span(0), y: span(1), z: span(2) };
}

const along = {
  x: (size: number): Point => point(size, 0, 0),
  y: (size: number): Point => point(0, size, 0),
  z: (size: number): Point => point(0, 0, size),
};

/** A part whose section starts at `start` and is extruded along x; the axes' lengths are its size, in cm. */
function place(
  kind: PartKind,
  section: Section,
  start: Point,
  [x, y, z]: readonly [Point, Point, Point],
  material: Material,
): Part {
  const columns = [x, y, z].flatMap((axis) => [...inMillimetres(axis), 0]);
  return {
    kind,
    section,
    length: lengthOf(x) * MM_PER_CM,
    matrix: [...columns, ...inMillimetres(start), 1],
    material,
  };
}

function inMillimetres({ x, y, z }: Point): number[] {
  return [x * MM_PER_CM, y * MM_PER_CM, z * MM_PER_CM];
}

function cornerAt(m: Matrix, x: number, y: number, z: number): Point {
  const at = (row: number): number => coordinate(m, row, x, y, z);
  return point(at(0), at(1), at(2));
}

/** The x, y or z (row 0, 1 or 2) of a place in a part, cm. */
function coordinate(m: Matrix, row: number, x: number, y: number, z: number): number {
  return (
    ((m[row] ?? 0) * x + (m[row + 4] ?? 0) * y + (m[row + 8] ?? 0) * z + (m[row + 12] ?? 0)) /
    MM_PER_CM
  );
}

/**
 * A part reduced to a flat rectangle, in cm: over its whole length from the back edge of its section to the front one
 * (before the part is rotated). Louvres are drawn, and cast their shade, as this rectangle.
 */
export function chordOf({ section, matrix }: Part): Polygon {
  const byDepth = section.outline.toSorted(([, a], [, b]) => a - b);
  const [near, far]: [Corner, Corner] = [byDepth[0] ?? [0, 0], byDepth.at(-1) ?? [0, 0]];
  return [
    cornerAt(matrix, 0, ...near),
    cornerAt(matrix, 1, ...near),
    cornerAt(matrix, 1, ...far),
    cornerAt(matrix, 0, ...far),
  ];
}

/** Both ends of a part's own axis, cm. */
export function axisOf({ matrix }: Part): readonly [Point, Point] {
  return [cornerAt(matrix, 0, 0, 0), cornerAt(matrix, 1, 0, 0)];
}

/** How high and how wide a part is whose section is of unit size, such as BOX; cm. */
export function sizeOfSection({ matrix }: Part): { height: number; width: number } {
  const column = (index: number): number =>
    Math.hypot(matrix[index] ?? 0, matrix[index + 1] ?? 0, matrix[index + 2] ?? 0) / MM_PER_CM;
  return { height: column(4), width: column(8) };
}
