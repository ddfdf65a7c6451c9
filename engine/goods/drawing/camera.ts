import type { Point } from '../model/geometry.js';

/** Size of the drawings of a product in SVG units; 4:3. */
export const FRAME = { width: 1200, height: 900 } as const;

/** Margins between the subject and the picture's edges, in units of the frame. */
export interface Margins {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** One-point perspective: shapes parallel to the wall are not distorted. */
export interface Camera {
  readonly eye: Point;
  project(point: Point): readonly [x: number, y: number];
  /** Units of the frame per cm at a depth. */
  scaleAt(z: number): number;
  /** What the picture shows of the plane at depth z: x of its left and right edge, y of its top and bottom; cm. */
  viewAt(z: number): { left: number; right: number; top: number; bottom: number };
  /** Depth (z, cm) of the ground that lies at the picture's lower edge. */
  readonly nearestGround: number;
}

/** Moves and scales the view so that the subject fills the frame within its margins, at most maxScale units per cm. */
export function cameraFor(
  eye: Point,
  subject: readonly Point[],
  margins: Margins,
  maxScale: number,
): Camera {
  const flat = subject.map(({ x, y, z }) => {
    const near = eye.z / (eye.z - z);
    return [(x - eye.x) * near, (eye.y - y) * near] as const;
  });
  const xs = flat.map(([x]) => x);
  const ys = flat.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = {
    x: FRAME.width - 2 * margins.x,
    y: FRAME.height - margins.top - margins.bottom,
  };
  const scale = Math.min(room.x / (right - left), room.y / (bottom - top), maxScale);
  const originX = FRAME.width / 2 - ((left + right) / 2) * scale;
  const originY =
    FRAME.height - margins.bottom - bottom * scale - (room.y - (bottom - top) * scale) * 0.45;
  return perspective(eye, scale, originX, originY);
}

function perspective(eye: Point, scale: number, originX: number, originY: number): Camera {
  const scaleAt = (z: number) => (scale * eye.z) / (eye.z - z);
  return {
    eye,
    scaleAt,
    project: ({ x, y, z }) => [
      originX + (x - eye.x) * scaleAt(z),
      originY + (eye.y - y) * scaleAt(z),
    ],
    viewAt: (z) => ({
      left: eye.x - originX / scaleAt(z),
      right: eye.x + (FRAME.width - originX) / scaleAt(z),
      top: eye.y + originY / scaleAt(z),
      bottom: eye.y - (FRAME.height - originY) / scaleAt(z),
    }),
    nearestGround: eye.z * (1 - (eye.y * scale) / (FRAME.height - originY)),
  };
}
