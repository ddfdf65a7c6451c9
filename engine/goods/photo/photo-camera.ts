import { type Point, type Polygon, clip, point } from '../model/geometry.js';
import { cross, dot, lengthOf, minus, plus, times, unit } from '../model/vector.js';

/** A point of a photograph in pixels: x to the right, y down, from the upper left corner. */
export interface ImagePoint {
  readonly x: number;
  readonly y: number;
}

/** Width and height of a photograph, pixels. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** The camera's own axes in the world, each of length 1 and at right angles to the others. */
export interface Rotation {
  readonly right: Point;
  readonly down: Point;
  readonly forward: Point;
}

/**
 * A pinhole camera with square pixels that looks through the middle of its picture. The world is the wall's: cm, x to
 * the right, y up from the ground, z out of the wall.
 */
export interface PhotoCamera {
  readonly size: PhotoSize;
  /** pixels */
  readonly focalLength: number;
  readonly eye: Point;
  readonly rotation: Rotation;
}

/** Nothing that is nearer to the eye than this is drawn; cm. */
const NEAREST = 10;

/** A point as the camera sees it: x to the right, y down, z away from the eye; cm. */
export function inCamera(
  { eye, rotation }: Pick<PhotoCamera, 'eye' | 'rotation'>,
  at: Point,
): Point {
  const ray = minus(at, eye);
  return point(dot(ray, rotation.right), dot(ray, rotation.down), dot(ray, rotation.forward));
}

/** Where a point in front of the camera is in the photograph. */
export function projectToPhoto(camera: PhotoCamera, at: Point): ImagePoint {
  return onPhoto(camera, inCamera(camera, at));
}

/** The part of a polygon in front of the camera, in the photograph; fewer than three points if there is none. */
export function polygonOnPhoto(camera: PhotoCamera, polygon: Polygon): ImagePoint[] {
  const fromCamera = polygon.map((corner) => inCamera(camera, corner));
  return clip(fromCamera, 'z', NEAREST).map((corner) => onPhoto(camera, corner));
}

/** The direction from the eye through a point of the photograph, of length 1. */
function rayThrough({ size, focalLength, rotation }: PhotoCamera, at: ImagePoint): Point {
  const { right, down, forward } = rotation;
  return unit(
    plus(
      times(forward, focalLength),
      plus(times(right, at.x - size.width / 2), times(down, at.y - size.height / 2)),
    ),
  );
}

/** The point of the plane z = depth that is seen at a point of the photograph; null beyond the plane's horizon. */
export function pointOnWall(camera: PhotoCamera, at: ImagePoint, depth = 0): Point | null {
  const ray = rayThrough(camera, at);
  const way = (depth - camera.eye.z) / ray.z;
  return Number.isFinite(way) && way > 0 ? plus(camera.eye, times(ray, way)) : null;
}

/** Turns by a rotation vector: its direction is the axis in the camera's view, its length the angle in radians. */
export function turned({ right, down, forward }: Rotation, by: Point): Rotation {
  const angle = lengthOf(by);
  const axis = unit(by);
  const [sin, versine] = [Math.sin(angle), 1 - Math.cos(angle)];
  // The camera's axes are the rows of a matrix; Rodrigues' formula turns its columns.
  const column = (at: Point): Point =>
    plus(plus(at, times(cross(axis, at), sin)), times(cross(axis, cross(axis, at)), versine));
  const x = column(point(right.x, down.x, forward.x));
  const y = column(point(right.y, down.y, forward.y));
  const z = column(point(right.z, down.z, forward.z));
  return rotationOf(x, y, z);
}

/** The rotation that sees the world's axes in these directions of the camera's view. */
export function rotationOf(x: Point, y: Point, z: Point): Rotation {
  return {
    right: point(x.x, y.x, z.x),
    down: point(x.y, y.y, z.y),
    forward: point(x.z, y.z, z.z),
  };
}

/** A direction of the world in the camera's view. */
export function directionFromCamera({ right, down, forward }: Rotation, along: Point): Point {
  return point(dot(right, along), dot(down, along), dot(forward, along));
}

/** The position of the eye, given where the camera sees the world's origin: x to the right, y down, z away; cm. */
export function eyeOf({ right, down, forward }: Rotation, { x, y, z }: Point): Point {
  return times(plus(times(right, x), plus(times(down, y), times(forward, z))), -1);
}

/** A point of the photograph relative to its middle, pixels. */
export function fromMiddle({ x, y }: ImagePoint, { width, height }: PhotoSize): ImagePoint {
  return { x: x - width / 2, y: y - height / 2 };
}

function onPhoto(
  { size, focalLength }: Pick<PhotoCamera, 'size' | 'focalLength'>,
  at: Point,
): ImagePoint {
  return {
    x: size.width / 2 + (focalLength * at.x) / at.z,
    y: size.height / 2 + (focalLength * at.y) / at.z,
  };
}
