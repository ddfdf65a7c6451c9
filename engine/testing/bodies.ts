import type { Point } from '../goods/model/geometry.js';
import { axisOf, facesOf, type Part } from '../goods/model/part.js';
import { cross, dot, lengthOf, minus, unit } from '../goods/model/vector.js';

/** A part as a convex body: its corners, and the directions that can separate it from another; cm. */
export interface Body {
  readonly part: Part;
  readonly corners: readonly Point[];
  readonly normals: readonly Point[];
  readonly edges: readonly Point[];
}

/** The body of a part; the hollows of its section count as filled. */
export function bodyOf(part: Part): Body {
  const faces = facesOf(part);
  const [from, to] = axisOf(part);
  const axis = unit(minus(to, from));
  const edges = [
    axis,
    ...faces.flatMap((face) => face.slice(1, 2).map((b, i) => minus(b, face[i] ?? b))),
  ];
  const sides = faces.flatMap(([a, b, c]) => {
    const normal = a && b && c ? cross(minus(b, a), minus(c, a)) : null;
    return normal && lengthOf(normal) > 1e-9 ? [unit(normal)] : [];
  });
  return {
    part,
    corners: faces.flat(),
    normals: distinct(sides),
    edges: distinct(edges.filter((edge) => lengthOf(edge) > 1e-9).map(unit)),
  };
}

/**
 * How far apart two convex bodies are, in cm; negative is how far one reaches into the other (separating axes: the
 * normals of both and the cross products of their edges).
 */
export function gapBetween(a: Body, b: Body): number {
  const products = a.edges.flatMap((edge) => b.edges.map((other) => cross(edge, other)));
  const axes = [
    ...a.normals,
    ...b.normals,
    ...products.filter((axis) => lengthOf(axis) > 1e-3).map(unit),
  ];
  return axes.reduce((widest, axis) => {
    const [one, two] = [spanOf(a, axis), spanOf(b, axis)];
    return Math.max(widest, one[0] - two[1], two[0] - one[1]);
  }, -Infinity);
}

function spanOf({ corners }: Body, axis: Point): [number, number] {
  const values = corners.map((corner) => dot(corner, axis));
  return [Math.min(...values), Math.max(...values)];
}

function distinct(directions: readonly Point[]): Point[] {
  return directions.filter(
    (one, index) => !directions.slice(0, index).some((other) => lengthOf(cross(one, other)) < 1e-6),
  );
}
