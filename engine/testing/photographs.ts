import { type Point, point } from '../goods/model/geometry.js';
import { cross, lengthOf, minus, plus, times, unit } from '../goods/model/vector.js';
import type { Axis, Corners, MarkedLine } from '../goods/photo/marks.js';
import { type ImagePoint, type PhotoCamera, projectToPhoto } from '../goods/photo/photo-camera.js';

/** A made-up photograph of a terrace: its camera, and the customer's marks in it. */
export interface Photograph {
  readonly camera: PhotoCamera;
  /** Width and height of the marked door, cm. */
  readonly door: { readonly width: number; readonly height: number };
  readonly corners: Corners;
  /** Eaves, foot of the wall and edge of the terrace, its sides and middle, and both corners of the house. */
  readonly lines: readonly MarkedLine[];
}

/** The ranges of random values, and how inexact the marks are. */
export interface PhotographRange {
  /** The angle between the view and the wall's normal, degrees. */
  readonly angle: readonly [number, number];
  /** Focal length in mm, 35 mm equivalent. */
  readonly lens: readonly [number, number];
  /** How far off a mark is, in pixels; `scatter` says in which way. */
  readonly noise: number;
  /**
   * ring: by exactly `noise` in a random direction; bell: in x and in y by random distances with `noise` as standard
   * deviation.
   */
  readonly scatter: keyof typeof SCATTER;
}

const SIZE = { width: 4000, height: 3000 };
const FILM_DIAGONAL = 43.27;
const EAVES = 270;
const TERRACE_DEPTH = 300;

/**
 * Photographs of 12 megapixels of a wall 4 to 9 m wide that fills 55 to 85 % of the picture, taken from 4 to 12 m at
 * eye level, up to 3° askew, with a door of 90 to 300 × 200 to 220 cm; everything that is marked is in view.
 */
export function photographs(count: number, range: PhotographRange): Photograph[] {
  const random = randomNumbers(20);
  const made: Photograph[] = [];
  while (made.length < count) made.push(...photograph(random, range));
  return made;
}

/** Distance of a camera's eye from the true one, as a share of the distance from the door. */
export function eyeError({ camera, door }: Photograph, eye: Point): number {
  const middle = point(0, door.height / 2, 0);
  return lengthOf(minus(eye, camera.eye)) / lengthOf(minus(camera.eye, middle));
}

type Random = (from: number, to: number) => number;

const SCATTER = {
  ring: (random: Random): ImagePoint => inDirection(random, 1),
  /** Box and Muller's transform. */
  bell: (random: Random): ImagePoint =>
    inDirection(random, Math.sqrt(-2 * Math.log(1 - random(0, 1)))),
};

function inDirection(random: Random, length: number): ImagePoint {
  const angle = random(0, 2 * Math.PI);
  return { x: length * Math.cos(angle), y: length * Math.sin(angle) };
}

function photograph(
  random: Random,
  { angle, lens, noise, scatter }: PhotographRange,
): Photograph[] {
  const wall = random(400, 900);
  const door = { width: random(90, 300), height: random(200, 220) };
  const camera = cameraBefore(wall, random, { angle, lens });
  const distance = lengthOf(camera.eye);
  const [left, right] = [-wall / 2, wall / 2];
  const edges: readonly (readonly [Axis, Point, Point])[] = [
    ['x', point(left, EAVES, 0), point(right, EAVES, 0)],
    ['x', point(left, 0, 0), point(right, 0, 0)],
    ['x', point(left, 0, TERRACE_DEPTH), point(right, 0, TERRACE_DEPTH)],
    ['z', point(left, 0, 0), point(left, 0, TERRACE_DEPTH)],
    ['z', point(0, 0, 0), point(0, 0, TERRACE_DEPTH)],
    ['z', point(right, 0, 0), point(right, 0, TERRACE_DEPTH)],
    ['y', point(left, 0, 0), point(left, EAVES, 0)],
    ['y', point(right, 0, 0), point(right, EAVES, 0)],
  ];
  const ends = edges.flatMap(([, from, to]) => [from, to]);
  const isInPicture = ends.map((end) => projectToPhoto(camera, end)).every(isInside);
  if (!isInPicture || distance < 400 || distance > 1200) return [];
  const mark = (at: Point): ImagePoint => {
    const { x, y } = projectToPhoto(camera, at);
    const off = SCATTER[scatter](random);
    return { x: x + noise * off.x, y: y + noise * off.y };
  };
  const half = door.width / 2;
  const corners: Corners = [
    mark(point(-half, door.height, 0)),
    mark(point(half, door.height, 0)),
    mark(point(half, 0, 0)),
    mark(point(-half, 0, 0)),
  ];
  const lines = edges.map(([axis, from, to]) => ({ axis, from: mark(from), to: mark(to) }));
  return [{ camera, door, corners, lines }];
}

/** A camera at eye level that looks at a place near the middle of the wall. */
function cameraBefore(
  wall: number,
  random: Random,
  { angle, lens }: Pick<PhotographRange, 'angle' | 'lens'>,
): PhotoCamera {
  const focalLength = (random(...lens) * Math.hypot(SIZE.width, SIZE.height)) / FILM_DIAGONAL;
  const side = random(0, 1) < 0.5 ? -1 : 1;
  const turn = (side * random(...angle) * Math.PI) / 180;
  const visibleWidth = wall * Math.cos(turn);
  const distance =
    (focalLength * visibleWidth) / (SIZE.width * random(0.55, 0.85)) +
    (wall / 2) * Math.abs(Math.sin(turn));
  const eye = point(Math.sin(turn) * distance, random(140, 180), Math.cos(turn) * distance);
  const forward = unit(minus(point(random(-100, 100), random(100, 220), 0), eye));
  const level = unit(cross(forward, point(0, 1, 0)));
  const roll = (random(-3, 3) * Math.PI) / 180;
  const right = plus(times(level, Math.cos(roll)), times(cross(forward, level), Math.sin(roll)));
  return {
    size: SIZE,
    focalLength,
    eye,
    rotation: { right, down: cross(forward, right), forward },
  };
}

function isInside({ x, y }: ImagePoint): boolean {
  return x >= 0 && y >= 0 && x <= SIZE.width && y <= SIZE.height;
}

/** The same numbers for the same seed (mulberry32). */
function randomNumbers(seed: number): Random {
  let state = seed;
  return (from, to) => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return from + ((to - from) * ((mixed ^ (mixed >>> 14)) >>> 0)) / 4294967296;
  };
}
