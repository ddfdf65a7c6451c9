import type { Box, Point } from '../../../../engine/model/geometry.js';

/** How close the camera comes to the box of the product, cm. */
const CLEARANCE = 40;

/**
 * How far from a point within a box the camera has to stay in a direction (a unit vector), so that it stands in front
 * of the box and not in it; cm.
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
