import { clip, point } from './geometry.js';
import type { Point, Polygon } from './geometry.js';

/** Towards the low afternoon sun: front, left and above; of length one. */
export const SUN: Point = point(-0.42, 0.72, 0.553);

const AMBIENT = 0.6;
const DIRECT = 0.58;

/** How bright a face with this normal is: about 0.6 in its own shade, 1 in full sun. */
export function brightness(normal: Point): number {
  const facing = normal.x * SUN.x + normal.y * SUN.y + normal.z * SUN.z;
  return AMBIENT + DIRECT * Math.max(0, facing);
}

/** The unit normal of a flat polygon, turned towards the viewer. */
export function normalOf([a, b, c]: Polygon): Point {
  if (!a || !b || !c) return point(0, 0, 1);
  const u = point(b.x - a.x, b.y - a.y, b.z - a.z);
  const v = point(c.x - a.x, c.y - a.y, c.z - a.z);
  const n = point(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x);
  const length = Math.hypot(n.x, n.y, n.z) || 1;
  const sign = (n.y || n.z) < 0 ? -1 : 1;
  return point((sign * n.x) / length, (sign * n.y) / length, (sign * n.z) / length);
}

/** What a polygon shades of the ground in front of the wall (z ≥ 0). */
export function shadowOnGround(polygon: Polygon): Polygon {
  const fallen = polygon.map(({ x, y, z }) => {
    const time = y / SUN.y;
    return point(x - SUN.x * time, 0, z - SUN.z * time);
  });
  return clip(fallen, 'z', 0);
}

/** What a polygon in front of a wall at the given depth shades of it above the ground. */
export function shadowOnWall(polygon: Polygon, wall = 0): Polygon {
  const fallen = polygon.map(({ x, y, z }) => {
    const time = (z - wall) / SUN.z;
    return point(x - SUN.x * time, y - SUN.y * time, wall);
  });
  return clip(fallen, 'y', 0);
}
