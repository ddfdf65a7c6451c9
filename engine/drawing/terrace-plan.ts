import type { Seat } from './furniture.js';
import type { Opening } from './picture.js';

interface TerracePlan {
  readonly opening: Opening;
  readonly seat: Seat | null;
}

/** Leaf and height of a terrace door in cm; what is left beside it decides about the seat. */
const LEAF = 90;
const DOOR_HEIGHT = 210;
const SILL = 3;
const WIDE_ENOUGH = 360;
const NARROWEST_FOR_TWO = 260;

/** A door of real size below the product and, beside it, a seat where there is room. */
export function planTerrace([left, right]: readonly [number, number], back: number): TerracePlan {
  const width = right - left;
  const y = [SILL, SILL + DOOR_HEIGHT] as const;
  if (width < WIDE_ENOUGH) {
    const leaves = width < NARROWEST_FOR_TWO ? 1 : 2;
    const half = (leaves * LEAF) / 2;
    return { opening: { x: [-half, half], y, leaves }, seat: null };
  }
  const start = left + width * 0.1;
  const door = [start, start + 2 * LEAF] as const;
  const room = right - 30 - (door[1] + 22);
  const seatWidth = room < 150 ? Math.min(room, 120) : Math.min(room, 200);
  const x = door[1] + 22 + (room - seatWidth) * 0.4;
  return { opening: { x: door, y, leaves: 2 }, seat: { x, z: back + 40, width: seatWidth } };
}
