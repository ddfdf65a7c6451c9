import {
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  InstancedMesh,
  Matrix3,
  Matrix4,
  MeshBasicMaterial,
  type Object3D,
  Vector3,
} from 'three';
import { LOOKS } from '#engine/goods/model/looks';
import type { Finish } from '#engine/goods/model/material';
import { GRAINS } from '../surfaces';
import { type GrainPlace, grainPlaceOf } from './grain-place';

/** Half the thickness of cloth, m: its parts are surfaces without thickness, but its two sides look different. */
const HALF_CLOTH = 0.001;

/** Triangles that look alike, in the scene's coordinates; m. */
export interface Surface {
  readonly finish: Finish;
  readonly color: Color;
  /** The light that a lamp emits; null for other parts. */
  readonly glow: Color | null;
  /** Whether these are the narrow sides of a sheet. */
  readonly isEdge: boolean;
  /**
   * For finishes that light shines through: the cosine of the angle between the normal of the back and the direction to
   * the sun, from 0 to 1, rounded to one decimal place so that few materials are made; 0 where the surface faces the
   * sun, and for other finishes.
   */
  readonly backlight: number;
  readonly positions: number[];
  readonly normals: number[];
  /** Texture coordinates, two numbers for each corner: metres along the surface. */
  readonly uvs: number[];
}

/**
 * All visible instanced meshes as plain triangles, without the house while it is shown transparent. `sun` is the
 * direction to the sun.
 */
export function bake(root: Object3D, sun: Vector3): Surface[] {
  const surfaces = new Map<string, Surface>();
  root.updateMatrixWorld();
  root.traverseVisible((object) => {
    if (!(object instanceof InstancedMesh) || object.userData['ghost'] === true) return;
    for (let index = 0; index < object.count; index += 1)
      bakeInstance(object, index, sun, surfaces);
  });
  return [...surfaces.values()];
}

export function geometryOf({ positions, normals, uvs }: Surface, side: number): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  const scaled = uvs.map((length) => length / side);
  geometry.setAttribute('uv', new Float32BufferAttribute(scaled, 2));
  return geometry;
}

interface Corner {
  readonly at: Vector3;
  readonly normal: Vector3;
  readonly uv: readonly [number, number];
}

const matrix = new Matrix4();
const placed = new Matrix4();
const turned = new Matrix3();

function bakeInstance(
  mesh: InstancedMesh,
  index: number,
  sun: Vector3,
  surfaces: Map<string, Surface>,
): void {
  const { thin = false } = LOOKS[mesh.userData['finish'] as Finish];
  mesh.getMatrixAt(index, matrix);
  placed.multiplyMatrices(mesh.matrixWorld, matrix);
  turned.getNormalMatrix(placed);
  const place = grainPlaceOf(matrix);
  const color = new Color();
  mesh.getColorAt(index, color);
  const { count } = mesh.geometry.getAttribute('position');
  for (let first = 0; first < count; first += 3) {
    const { corners, isEdge } = triangleOf(mesh, first, place);
    const sides = thin ? sidesOf(corners) : [corners];
    for (const side of sides) {
      const surface = surfaceFor(surfaces, mesh, { color, isEdge, facing: facing(side, sun) });
      for (const { at, normal, uv } of side) {
        surface.positions.push(...at.toArray());
        surface.normals.push(...normal.toArray());
        surface.uvs.push(...uv);
      }
    }
  }
}

function triangleOf(
  { geometry }: InstancedMesh,
  first: number,
  place: GrainPlace,
): { corners: Corner[]; isEdge: boolean } {
  const read = (name: string, index: number): Vector3 =>
    new Vector3().fromBufferAttribute(geometry.getAttribute(name), first + index);
  const order = placed.determinant() < 0 ? [2, 1, 0] : [0, 1, 2];
  const flat = order.map((index) => ({
    at: read('position', index),
    normal: read('normal', index),
  }));
  const way = flat.reduce((sum, { normal }) => sum.add(normal), new Vector3()).normalize();
  return {
    isEdge: place.isEdge(way),
    corners: flat.map(({ at, normal }) => ({
      uv: place.uvOf(at, way),
      at: at.applyMatrix4(placed),
      normal: normal.applyMatrix3(turned).normalize(),
    })),
  };
}

/** Both sides of a triangle of a thin finish, a little apart. */
function sidesOf(corners: readonly Corner[]): Corner[][] {
  const moved = (side: 1 | -1): Corner[] =>
    corners.map(({ at, normal, uv }) => ({
      uv,
      at: at.clone().addScaledVector(normal, side * HALF_CLOTH),
      normal: normal.clone().multiplyScalar(side),
    }));
  return [moved(1), moved(-1).toReversed()];
}

function facing(corners: readonly Corner[], sun: Vector3): number {
  return corners.reduce((sum, { normal }) => sum + normal.dot(sun), 0) / corners.length;
}

function surfaceFor(
  surfaces: Map<string, Surface>,
  { material, userData }: InstancedMesh,
  { color, isEdge, facing }: { color: Color; isEdge: boolean; facing: number },
): Surface {
  const finish = userData['finish'] as Finish;
  const backlight = GRAINS[finish]?.through ? Math.round(Math.max(0, -facing) * 10) / 10 : 0;
  const key = `${finish} ${color.getHexString()} ${isEdge} ${backlight}`;
  const cached = surfaces.get(key);
  if (cached) return cached;
  const glow =
    material instanceof MeshBasicMaterial ? material.color.clone().multiply(color) : null;
  const made: Surface = {
    finish,
    color,
    glow,
    isEdge,
    backlight,
    positions: [],
    normals: [],
    uvs: [],
  };
  surfaces.set(key, made);
  return made;
}
