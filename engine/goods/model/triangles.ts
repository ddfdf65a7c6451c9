import earcut from 'earcut';
import { grouped } from './grouped.js';
import type { Material } from './material.js';
import type { Matrix, Part } from './part.js';
import type { Corner, Section } from './section.js';

type Vector = readonly [number, number, number];

/** A vertex with its surface normal. */
export interface Vertex {
  readonly position: Vector;
  readonly normal: Vector;
}

/** Triangles of one material: three numbers for each corner, three corners for each triangle; positions in metres. */
export interface Mesh {
  readonly material: Material;
  readonly positions: number[];
  readonly normals: number[];
}

/** The cosine of 50°: edges at which the surface turns by less than this angle are shaded smoothly. */
const ROUNDED = 0.64;
const M_PER_MM = 0.001;

/** The extrusion of a section from x = 0 to x = 1: three vertices for each triangle, with y and z in mm. */
export function sectionTriangles(section: Section): Vertex[] {
  return [...sidesOf(section), ...(section.closed ? capsOf(section) : [])];
}

/** The parts as plain meshes, one for each material, for file formats without extrusions or instances. */
export function meshesOf(parts: readonly Part[]): Mesh[] {
  const byMaterial = grouped(parts, ({ material }) => `${material.finish} ${material.color}`);
  return [...byMaterial.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const vertices = same.flatMap((part) =>
      surfaceOf(part.section).map((vertex) => placed(part.matrix, vertex)),
    );
    return {
      material: first.material,
      positions: vertices.flatMap(({ position }) => position),
      normals: vertices.flatMap(({ normal }) => normal),
    };
  });
}

/** Adds back faces to a skin, because not every program draws both sides of a triangle. */
function surfaceOf(section: Section): Vertex[] {
  const front = sectionTriangles(section);
  if (section.closed) return front;
  const back = front.map(({ position, normal: [x, y, z] }): Vertex => ({
    position,
    normal: [-x, -y, -z],
  }));
  return [...front, ...back.toReversed()];
}

/** Two triangles for each edge of the outline that is no slit. */
function sidesOf({ outline, closed }: Section): Vertex[] {
  const count = closed ? outline.length : outline.length - 1;
  const normals = Array.from({ length: count }, (_, index) => edgeNormal(outline, index));
  const at = (corner: number, edge: number, x: number): Vertex => {
    const [y, z] = outline[corner % outline.length] ?? [0, 0];
    return { position: [x, y, z], normal: [0, ...cornerNormal(normals, corner, edge, closed)] };
  };
  return Array.from({ length: count }, (_, edge) => {
    if (isSlit(outline, edge)) return [];
    const [a, b] = [at(edge + 1, edge, 0), at(edge + 1, edge, 1)];
    const [c, d] = [at(edge, edge, 1), at(edge, edge, 0)];
    return [a, b, c, a, c, d];
  }).flat();
}

/** Whether the outline passes along the edge in both directions, as on its way to a hole and back. */
function isSlit(outline: Section['outline'], edge: number): boolean {
  const [from, to] = [outline[edge], outline[(edge + 1) % outline.length]];
  return outline.some((corner, index) => {
    const next = outline[(index + 1) % outline.length];
    return isSame(corner, to) && isSame(next, from);
  });
}

function isSame(a: Corner | undefined, b: Corner | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
}

/** Unit normal of the edge from one corner to the next, in the plane of the section. */
function edgeNormal(outline: Section['outline'], index: number): Corner {
  const [y0, z0] = outline[index] ?? [0, 0];
  const [y1, z1] = outline[(index + 1) % outline.length] ?? [0, 0];
  return unit([z1 - z0, y0 - y1]);
}

/**
 * The normal of an edge at a corner: at a blunt corner the mean of the two edges that meet there, for smooth shading.
 */
function cornerNormal(
  normals: readonly Corner[],
  corner: number,
  edge: number,
  closed: boolean,
): Corner {
  const own = normals[edge] ?? [0, 0];
  const beside = corner === edge ? edge - 1 : edge + 1;
  const other = normals[closed ? (beside + normals.length) % normals.length : beside];
  if (!other || own[0] * other[0] + own[1] * other[1] < ROUNDED) return own;
  return unit([own[0] + other[0], own[1] + other[1]]);
}

function unit([y, z]: Corner): Corner {
  const length = Math.hypot(y, z) || 1;
  return [y / length, z / length];
}

function capsOf({ outline }: Section): Vertex[] {
  const corners = earcut(outline.flat());
  const at = (x: 0 | 1, index: number): Vertex => {
    const [y, z] = outline[index] ?? [0, 0];
    return { position: [x, y, z], normal: [x === 0 ? -1 : 1, 0, 0] };
  };
  // Earcut may keep or reverse the outline's winding, but the end face must look outwards.
  const outwards = isTurnedLike(outline, corners) ? corners : corners.toReversed();
  return [
    ...outwards.map((index) => at(1, index)),
    ...outwards.toReversed().map((index) => at(0, index)),
  ];
}

function isTurnedLike(outline: Section['outline'], [a, b, c]: readonly number[]): boolean {
  const [p, q, r] = [a, b, c].map((index) => outline[index ?? 0] ?? [0, 0]);
  if (!p || !q || !r) return true;
  return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]) > 0;
}

/**
 * A vertex placed by a part's matrix, in metres. The matrix's columns are orthogonal but differ in length: a normal is
 * divided by their squared lengths, so that it stays perpendicular to its face.
 */
function placed(m: Matrix, { position, normal }: Vertex): Vertex {
  const column = (index: number): Vector => [m[index] ?? 0, m[index + 1] ?? 0, m[index + 2] ?? 0];
  const [x, y, z, start] = [column(0), column(4), column(8), column(12)];
  const sum = (row: 0 | 1 | 2, [a, b, c]: Vector): number => x[row] * a + y[row] * b + z[row] * c;
  const squared = ([a, b, c]: Vector): number => a * a + b * b + c * c || 1;
  const divided: Vector = [normal[0] / squared(x), normal[1] / squared(y), normal[2] / squared(z)];
  const turned: Vector = [sum(0, divided), sum(1, divided), sum(2, divided)];
  const length = Math.sqrt(squared(turned));
  return {
    position: [
      (sum(0, position) + start[0]) * M_PER_MM,
      (sum(1, position) + start[1]) * M_PER_MM,
      (sum(2, position) + start[2]) * M_PER_MM,
    ],
    normal: [turned[0] / length, turned[1] / length, turned[2] / length],
  };
}
