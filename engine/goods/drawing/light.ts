import { clip, point, type Point, type Polygon } from '../model/geometry.js';
import { normalOf } from '../model/part.js';
import { dot, times } from '../model/vector.js';

/** The light of a scene. */
export interface Daylight {
  /** Unit vector towards the sun; null at night and while a house at the back of the terrace hides the sun. */
  readonly sun: Point | null;
  readonly night: boolean;
}

/** The afternoon sun of catalogue pictures: from the front left, 46° above the horizon. */
export const AFTERNOON: Daylight = { sun: point(-0.42, 0.72, 0.553), night: false };

const AMBIENT = 0.6;
const DIRECT = 0.58;
/** Lower bound of y and z of the sun's direction, which limits the length of shadows on ground and wall. */
const GRAZING = 0.02;

/** How daylight falls on faces, wall and ground. */
export class Light {
  constructor(readonly daylight: Daylight) {}

  /** How bright a face with this normal is: 0.6 when it faces away from the sun, 1.18 towards it, 0.745 without sun. */
  brightness(normal: Point): number {
    const { sun } = this.daylight;
    if (!sun) return AMBIENT + DIRECT / 4;
    return AMBIENT + DIRECT * Math.max(0, dot(normal, sun));
  }

  /** The shadow of a polygon on the ground in front of the wall (z ≥ 0); empty without sun. */
  shadowOnGround(polygon: Polygon): Polygon {
    const { sun } = this.daylight;
    if (!sun) return [];
    const fallen = polygon.map(({ x, y, z }) => {
      const time = y / Math.max(sun.y, GRAZING);
      return point(x - sun.x * time, 0, z - sun.z * time);
    });
    return clip(fallen, 'z', 0);
  }

  /** The shadow of a polygon on the wall above the ground; empty while the sun does not shine on the wall. */
  shadowOnWall(polygon: Polygon): Polygon {
    const { sun } = this.daylight;
    if (!sun || sun.z <= 0) return [];
    // An edge that is set back in an opening casts no shadow on the wall around it.
    const fallen = clip(polygon, 'z', 0).map(({ x, y, z }) => {
      const time = z / Math.max(sun.z, GRAZING);
      return point(x - sun.x * time, y - sun.y * time, 0);
    });
    return clip(fallen, 'y', 0);
  }

  /** Offset in cm of the shadow of an opening's edge on the glass behind it, along x and downwards. */
  reach(depth: number): { side: number; down: number } {
    const { sun } = this.daylight;
    if (!sun || sun.z <= 0) return { side: 0, down: 0 };
    const time = depth / Math.max(sun.z, GRAZING);
    return { side: -sun.x * time, down: sun.y * time };
  }
}

/** The unit normal of a polygon's side that faces the sky or, of an upright polygon, the viewer. */
export function facingViewer(polygon: Polygon): Point {
  const normal = normalOf(polygon);
  return (normal.y || normal.z) < 0 ? times(normal, -1) : normal;
}
