import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { Section } from '#engine/goods/model/section';
import { sectionTriangles } from '#engine/goods/model/triangles';

/** Metres in a centimetre and in a millimetre: the 3D scene is measured in metres. */
export const CM = 0.01;
export const MM = 0.001;

/** The extrusion of a section from x = 0 to x = 1; the matrix of each part stretches it and puts it in its place. */
export function sectionGeometry(section: Section): BufferGeometry {
  const vertices = sectionTriangles(section);
  return trianglesGeometry(
    vertices.flatMap(({ position }) => position),
    vertices.flatMap(({ normal }) => normal),
  );
}

export function trianglesGeometry(positions: number[], normals: number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  return geometry;
}
