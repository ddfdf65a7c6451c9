import { point, type Point } from './geometry.js';

export function minus(a: Point, b: Point): Point {
  return point(a.x - b.x, a.y - b.y, a.z - b.z);
}

export function plus(a: Point, b: Point): Point {
  return point(a.x + b.x, a.y + b.y, a.z + b.z);
}

export function times(a: Point, factor: number): Point {
  return point(a.x * factor, a.y * factor, a.z * factor);
}

export function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function cross(a: Point, b: Point): Point {
  return point(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

export function lengthOf(a: Point): number {
  return Math.hypot(a.x, a.y, a.z);
}

/** The same direction with length 1; the zero vector stays as it is. */
export function unit(a: Point): Point {
  return times(a, 1 / (lengthOf(a) || 1));
}
