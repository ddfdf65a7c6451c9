import { type Point, point } from '../model/geometry.js';
import type { ImagePoint } from './photo-camera.js';

/** Directions of the house: along the wall, upwards, and out of the wall. */
export type Axis = 'x' | 'y' | 'z';

export const DIRECTIONS: Readonly<Record<Axis, Point>> = {
  x: point(1, 0, 0),
  y: point(0, 1, 0),
  z: point(0, 0, 1),
};

/** A straight edge of known direction anywhere in the photograph. */
export interface MarkedLine {
  readonly axis: Axis;
  readonly from: ImagePoint;
  readonly to: ImagePoint;
}

/** Upper left, upper right, lower right, lower left. */
export type Corners = readonly [ImagePoint, ImagePoint, ImagePoint, ImagePoint];

/** A door or window of known size on the wall, cm; `foot` is the height of its lower edge above the ground. */
interface MarkedRectangle {
  readonly corners: Corners;
  readonly width: number;
  readonly height: number;
  readonly foot: number;
}

/** An edge on the wall of known direction and length, cm; `foot` is the height of `from` above the ground. */
interface MarkedLength {
  readonly axis: 'x' | 'y';
  readonly from: ImagePoint;
  readonly to: ImagePoint;
  readonly length: number;
  readonly foot: number;
}

/** The customer's marks: one object of known size, and any number of lines. */
export interface Marks {
  readonly known: MarkedRectangle | MarkedLength;
  readonly lines: readonly MarkedLine[];
}

/** A point on the wall, and its place in the photograph. */
export interface KnownPoint {
  readonly world: Point;
  readonly image: ImagePoint;
}

/** The points with known positions; x = 0 is the middle of a rectangle or the first end of a length. */
export function knownPoints({ known }: Marks): KnownPoint[] {
  if ('corners' in known) {
    const { corners, width, height, foot } = known;
    const [left, right, top] = [-width / 2, width / 2, foot + height];
    const world = [
      point(left, top, 0),
      point(right, top, 0),
      point(right, foot, 0),
      point(left, foot, 0),
    ];
    return corners.map((image, index) => ({ image, world: world[index] ?? point(0, 0, 0) }));
  }
  const { axis, from, to, length, foot } = known;
  const end = axis === 'x' ? point(length, foot, 0) : point(0, foot + length, 0);
  return [
    { image: from, world: point(0, foot, 0) },
    { image: to, world: end },
  ];
}
