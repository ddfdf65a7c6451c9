import {
  BufferGeometry,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Mesh,
  MeshPhysicalMaterial,
  Vector3,
} from 'three';
import { BAND, EYE } from '../world/backdrop';
import { LAWN_SHADING, LAWN_SIDE, type LawnLook } from '../world/lawn-look';
import type { GrainTextures } from './grain-textures';
import type { Pixels } from './sampling';
import { untone } from './untone';

/**
 * REACH: half the side of the traced lawn, m. FULL: the distance from its middle beyond which it fades into the picture
 * behind it, m.
 */
const REACH = 11;
const FULL = 7;
/** How far the middle of the traced lawn lies in front of the wall, m. */
const MIDDLE = 2;
/** Side of a square of the lawn, m. */
const CELL = 0.4;
/** The maximum albedo of the ground. */
const MOST = 0.9;

interface LawnLight {
  /** The panorama's background. */
  readonly background: Pixels;
  /** The light of sun and sky on level ground that nothing shades. */
  readonly irradiance: Color;
  readonly exposure: number;
}

/**
 * The lawn around the product as a surface that receives its shadows. Unshaded, it looks as in the panorama: its colour
 * is what the panorama shows, divided by the light on it. Its edge fades out.
 */
export function lawnOf(look: LawnLook, grains: GrainTextures, light: LawnLight): Mesh {
  const cells = Math.round((2 * REACH) / CELL);
  const positions: number[] = [];
  const colors: number[] = [];
  const uvs: number[] = [];
  const albedo = new Vector3();
  for (let row = 0; row <= cells; row += 1) {
    for (let column = 0; column <= cells; column += 1) {
      const [x, z] = [column * CELL - REACH, row * CELL - REACH + MIDDLE];
      albedoAt(light, x, z, albedo);
      positions.push(x, 0, z);
      colors.push(albedo.x, albedo.y, albedo.z, fade(Math.hypot(x, z - MIDDLE)));
      uvs.push(x / LAWN_SIDE, z / LAWN_SIDE);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 4));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(trianglesOf(cells));
  geometry.computeVertexNormals();
  return new Mesh(geometry, materialOf(look, grains));
}

/** The grain shades the lawn as the shader of the live picture does near the camera. */
function materialOf({ grain, strength }: LawnLook, grains: GrainTextures): MeshPhysicalMaterial {
  const low = 1 + (LAWN_SHADING.low - 1) * strength;
  const span = LAWN_SHADING.span * strength;
  return new MeshPhysicalMaterial({
    color: new Color().setScalar(low + span),
    map: grains.shading(grain, { low, span }),
    roughness: 1,
    // The lawn's colour in the panorama already contains all the light that the ground reflects.
    specularIntensity: 0,
    vertexColors: true,
    transparent: true,
    side: DoubleSide,
  });
}

function albedoAt(
  { background, irradiance, exposure }: LawnLight,
  x: number,
  z: number,
  target: Vector3,
): void {
  const way = target.set(x, 0, z).sub(EYE).normalize();
  const rise = (Math.asin(way.y) * 180) / Math.PI;
  const turn = Math.atan2(way.z, way.x) / (2 * Math.PI) + 0.5;
  const up = (rise - BAND.low) / (BAND.high - BAND.low);
  const [column, row] = [turn * background.width, (1 - up) * background.height];
  untone(background.at(Math.floor(column), Math.floor(row), target));
  target.multiplyScalar(Math.PI / exposure);
  target.divide(new Vector3(irradiance.r, irradiance.g, irradiance.b));
  target.clampScalar(0, MOST);
}

function fade(distance: number): number {
  const share = Math.min(1, Math.max(0, (REACH - distance) / (REACH - FULL)));
  return share * share * (3 - 2 * share);
}

function trianglesOf(cells: number): number[] {
  const corner = (row: number, column: number): number => row * (cells + 1) + column;
  return Array.from({ length: cells * cells }, (_, index) => {
    const [row, column] = [Math.floor(index / cells), index % cells];
    const [a, b] = [corner(row, column), corner(row, column + 1)];
    const [c, d] = [corner(row + 1, column), corner(row + 1, column + 1)];
    return [a, c, b, b, c, d];
  }).flat();
}
