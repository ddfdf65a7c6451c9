import { type Matrix4, Vector3 } from 'three';

/**
 * An extrusion shorter than this, mm, is a sheet whose faces are its two ends; as in the shader
 * (world/grain-shader.ts).
 */
const SHEET = 40;
/**
 * Shifts the grain by fract(position × per) × by, as in the shader, so that neighbouring parts do not look the same.
 * The position of the part is in mm, the shift in m.
 */
const SHIFT = { per: new Vector3(0.0137, 0.0171, 0.0113), by: new Vector3(3.1, 1.7, 2.3) } as const;

/** The position of the grain on one part, as in the shader of the live picture (world/grain-shader.ts). */
export interface GrainPlace {
  /**
   * The coordinates in the grain, m, of a point on the face with the normal `facing`. Both are those of the section's
   * extrusion before the matrix stretches it (x from 0 to 1).
   */
  uvOf: (at: Vector3, facing: Vector3) => [number, number];
  /** Whether a face is one of the narrow sides of a sheet. */
  isEdge: (normal: Vector3) => boolean;
}

/** The position of the grain on a part; the matrix turns the section's extrusion (x from 0 to 1) into the part, mm. */
export function grainPlaceOf(matrix: Matrix4): GrainPlace {
  const [x, y, z] = [new Vector3(), new Vector3(), new Vector3()];
  matrix.extractBasis(x, y, z);
  const size = new Vector3(x.length(), y.length(), z.length());
  const start = new Vector3().setFromMatrixPosition(matrix).multiply(SHIFT.per);
  const shift = new Vector3(fract(start.x), fract(start.y), fract(start.z)).multiply(SHIFT.by);
  const least = Math.min(size.x, size.y, size.z);
  const thin =
    size.x < SHEET
      ? new Vector3(1, 0, 0)
      : new Vector3(Number(size.x <= least), Number(size.y <= least), Number(size.z <= least));
  return {
    uvOf: (at, facing) => {
      const point = at.clone().multiply(size).multiplyScalar(0.001).add(shift);
      const way = facing.clone().normalize();
      if (Math.abs(way.x) > 0.7) return [point.z, point.y];
      return Math.abs(way.y) > Math.abs(way.z) ? [point.x, point.z] : [point.x, point.y];
    },
    isEdge: ({ x: a, y: b, z: c }) =>
      thin.dot(new Vector3(Math.abs(a), Math.abs(b), Math.abs(c))) <= 0.5,
  };
}

function fract(value: number): number {
  return value - Math.floor(value);
}
