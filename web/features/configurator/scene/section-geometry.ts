import { BufferGeometry, Float32BufferAttribute, ShapeUtils, Vector2 } from 'three';
import type { Section } from '../../../../engine/model/section.js';

/** Edges blunter than this are shaded as if they were round: cosine of 50°. */
const ROUNDED = 0.64;

/** The extrusion of a section from x = 0 to x = 1, as triangles with normals. */
export function sectionGeometry(section: Section): BufferGeometry {
  const sides = sidesOf(section);
  const caps = section.closed ? capsOf(section) : [];
  const vertices = [...sides, ...caps];
  const geometry = new BufferGeometry();
  const flat = (of: (vertex: Vertex) => readonly number[]) =>
    new Float32BufferAttribute(vertices.flatMap(of), 3);
  geometry.setAttribute(
    'position',
    flat(({ position }) => position),
  );
  geometry.setAttribute(
    'normal',
    flat(({ normal }) => normal),
  );
  return geometry;
}

interface Vertex {
  readonly position: readonly [number, number, number];
  readonly normal: readonly [number, number, number];
}

/** Two triangles for each edge of the outline. */
function sidesOf({ outline, closed }: Section): Vertex[] {
  const count = closed ? outline.length : outline.length - 1;
  const normals = Array.from({ length: count }, (_, index) => edgeNormal(outline, index));
  const at = (corner: number, edge: number, x: number): Vertex => {
    const [y, z] = outline[corner % outline.length] ?? [0, 0];
    return { position: [x, y, z], normal: [0, ...cornerNormal(normals, corner, edge, closed)] };
  };
  return Array.from({ length: count }, (_, edge) => {
    const [a, b, c, d] = [
      at(edge + 1, edge, 0),
      at(edge + 1, edge, 1),
      at(edge, edge, 1),
      at(edge, edge, 0),
    ];
    return [a, b, c, a, c, d];
  }).flat();
}

/** Out of the edge from one corner to the next, in the plane of the section. */
function edgeNormal(outline: Section['outline'], index: number): [number, number] {
  const [y0, z0] = outline[index] ?? [0, 0];
  const [y1, z1] = outline[(index + 1) % outline.length] ?? [0, 0];
  const length = Math.hypot(y1 - y0, z1 - z0) || 1;
  return [(z1 - z0) / length, -(y1 - y0) / length];
}

/** At a blunt corner the mean of both edges, so that it looks round. */
function cornerNormal(
  normals: readonly [number, number][],
  corner: number,
  edge: number,
  closed: boolean,
): [number, number] {
  const own = normals[edge] ?? [0, 0];
  const beside = corner === edge ? edge - 1 : edge + 1;
  const wrapped = closed ? (beside + normals.length) % normals.length : beside;
  const other = normals[wrapped];
  if (!other || own[0] * other[0] + own[1] * other[1] < ROUNDED) return own;
  const [y, z] = [own[0] + other[0], own[1] + other[1]];
  const length = Math.hypot(y, z) || 1;
  return [y / length, z / length];
}

function capsOf({ outline }: Section): Vertex[] {
  const contour = outline.map(([y, z]) => new Vector2(y, z));
  const triangles = ShapeUtils.triangulateShape(contour, []);
  const at = (index: number, x: 0 | 1): Vertex => {
    const [y, z] = outline[index] ?? [0, 0];
    return { position: [x, y, z], normal: [x === 0 ? -1 : 1, 0, 0] };
  };
  return triangles.flatMap(([a = 0, b = 0, c = 0]) => [
    at(a, 1),
    at(b, 1),
    at(c, 1),
    at(c, 0),
    at(b, 0),
    at(a, 0),
  ]);
}
