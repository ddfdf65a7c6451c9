import type { Box } from '../geometry.js';

/** Where a product is mounted. */
export interface Setting {
  readonly place: 'terrace' | 'facade' | 'room';
  /** The opening that the product covers, or the door that it shades. */
  readonly opening: Opening;
  /** A seat beside the door; null where there is no room for one, and for a product in front of a window. */
  readonly seat: Seat | null;
}

/** A window or door in the wall: its edges in cm. */
export interface Opening {
  readonly x: Box['x'];
  readonly y: Box['y'];
  /** The number of leaves, which are side by side. */
  readonly leaves: number;
}

/** The left and the back edge of a seat on the terrace, and its width; cm. */
export interface Seat {
  readonly x: number;
  readonly z: number;
  readonly width: number;
}

/** Leaf width, height and threshold of a terrace door, cm. */
const LEAF = 90;
const DOOR_HEIGHT = 210;
const THRESHOLD = 3;
/** Width of one place to sit, cm, and how many places there are at most. */
export const SEAT = 72;
const MOST_SEATS = 4;
const WIDE_ENOUGH = 360;
const NARROWEST_FOR_TWO = 260;

const LINTEL = 232;
const FLOOR = 3;
/** Highest window sill over the floor, cm. */
const SILL = 92;

/**
 * A terrace door below a product that extends from `left` to `right` and, where there is room, a seat beside the door.
 * `back` is the z of the product's rear edge; cm.
 */
export function terraceSetting([left, right]: Box['x'], back: number): Setting {
  const width = right - left;
  const y = [THRESHOLD, THRESHOLD + DOOR_HEIGHT] as const;
  if (width < WIDE_ENOUGH) {
    const leaves = width < NARROWEST_FOR_TWO ? 1 : 2;
    const half = (leaves * LEAF) / 2;
    return { place: 'terrace', opening: { x: [-half, half], y, leaves }, seat: null };
  }
  const start = left + width * 0.1;
  const door = [start, start + 2 * LEAF] as const;
  const room = right - 8 - (door[1] + 22);
  const seatWidth = Math.min(MOST_SEATS, Math.max(1, Math.floor(room / SEAT))) * SEAT;
  const x = door[1] + 22 + (room - seatWidth) * 0.4;
  const seat = { x, z: back + 40, width: seatWidth };
  return { place: 'terrace', opening: { x: door, y, leaves: 2 }, seat };
}

/**
 * An opening of this size that the product covers, with leaves about `leaf` wide; `below` is how far the product
 * reaches below it; cm. Its top is at lintel height, unless its lower edge would then be above the highest sill, or the
 * product below the floor.
 */
export function openingSetting(
  place: 'facade' | 'room',
  { width, height }: { readonly width: number; readonly height: number },
  { leaf, below }: { readonly leaf: number; readonly below: number },
): Setting {
  const low = Math.min(Math.max(FLOOR + below, LINTEL - height), SILL);
  const leaves = Math.max(1, Math.round(width / leaf));
  const opening = { x: [-width / 2, width / 2], y: [low, low + height], leaves } as const;
  return { place, opening, seat: null };
}
