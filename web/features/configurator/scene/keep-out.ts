import type { Box, Point } from '#engine/goods/model/geometry';

/** How close the camera comes to the box of the product, cm. */
const CLEARANCE = 40;

/**
 * The least distance, cm, at which the camera is CLEARANCE outside of a box, measured from a point within the box in a
 * direction (a unit vector).
 */
export function distanceOutside({ x, y, z }: Box, from: Point, direction: Point): number {
  const ways = [
    wayOut(x, from.x, direction.x),
    wayOut(y, from.y, direction.y),
    wayOut(z, from.z, direction.z),
  ];
  return Math.max(0, Math.min(...ways)) + CLEARANCE;
}

function wayOut([low, high]: Box['x'], from: number, direction: number): number {
  if (direction === 0) return Infinity;
  return ((direction > 0 ? high : low) - from) / direction;
}
