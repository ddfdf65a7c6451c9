import { point, type Point, type Polygon } from '../model/geometry.js';
import { facesOf, normalOf, type Part } from '../model/part.js';
import { dot, lengthOf, minus, plus, times } from '../model/vector.js';
import { type ImagePoint, type PhotoCamera, polygonOnPhoto } from './photo-camera.js';

/** A part with its faces in their places, and its extent in the photograph. */
export interface Solid {
  readonly part: Part;
  readonly faces: readonly Face[];
  readonly corners: readonly Point[];
  /** Normals of its faces; of two opposite normals only one. */
  readonly normals: readonly Point[];
  readonly middle: Point;
  /** The smallest rectangle of the photograph that contains the part; null for a part behind the camera. */
  readonly extent: Extent | null;
}

interface Face {
  readonly polygon: Polygon;
  readonly normal: Point;
}

interface Extent {
  readonly from: ImagePoint;
  readonly to: ImagePoint;
}

/** Which of two solids may hide the other. */
type Nearer = 'first' | 'second' | 'neither';

/** How far joined parts may reach into each other, cm. */
const JOINT = 0.15;
const AXES = [point(1, 0, 0), point(0, 1, 0), point(0, 0, 1)];

/** A part that is moved by an offset in cm. */
export function solidOf(part: Part, offset: Point, camera: PhotoCamera): Solid {
  const faces = facesOf(part).map((face): Face => {
    const polygon = face.map((corner) => plus(corner, offset));
    return { polygon, normal: normalOf(polygon) };
  });
  // Both ends of a closed section, which come last, have all its corners.
  const ends = part.section.closed ? faces.slice(-2) : faces;
  const corners = ends.flatMap(({ polygon }) => polygon);
  const sum = corners.reduce(plus, { x: 0, y: 0, z: 0 });
  return {
    part,
    faces,
    corners,
    normals: distinct(faces.map(({ normal }) => normal)),
    middle: times(sum, 1 / corners.length),
    extent: extentOf(faces.flatMap(({ polygon }) => polygonOnPhoto(camera, polygon))),
  };
}

/**
 * Solids in the order in which they are painted: what hides another comes after it. Two solids are separated by a plane
 * between them (Newell, Newell and Sancha, 1972); the one on the eye's side of it is in front.
 */
export function paintOrder(solids: readonly Solid[], eye: Point): Solid[] {
  const distance = ({ middle }: Solid): number => lengthOf(minus(middle, eye));
  const fromAfar = solids
    .filter(({ extent }) => extent)
    .toSorted((a, b) => distance(b) - distance(a));
  const painted = new Set<Solid>();
  const begun = new Set<Solid>();
  const paint = (solid: Solid): void => {
    if (begun.has(solid)) return;
    begun.add(solid);
    for (const other of fromAfar) {
      if (!begun.has(other) && overlap(solid, other) && nearer(solid, other, eye) === 'first') {
        paint(other);
      }
    }
    painted.add(solid);
  };
  for (const solid of fromAfar) paint(solid);
  return [...painted];
}

function overlap({ extent: a }: Solid, { extent: b }: Solid): boolean {
  if (!a || !b) return false;
  return a.from.x < b.to.x && b.from.x < a.to.x && a.from.y < b.to.y && b.from.y < a.to.y;
}

/** Which of two solids may hide the other, by a vertical or horizontal plane between them, else by one along a face. */
function nearer(a: Solid, b: Solid, eye: Point): Nearer {
  const upright = AXES.flatMap((axis) => besideEachOther(a, b, axis, eye));
  // Where each is on the eye's side of some plane, neither hides the other.
  if (upright.includes('first') && upright.includes('second')) return 'neither';
  return upright[0] ?? byFaces(a, b, eye);
}

function byFaces(a: Solid, b: Solid, eye: Point): Nearer {
  for (const normal of [...a.normals, ...b.normals]) {
    const [side] = besideEachOther(a, b, normal, eye);
    if (side) return side;
  }
  return 'neither';
}

/** Which of two solids is on the eye's side of a plane with this normal; empty if no such plane lies between them. */
function besideEachOther(a: Solid, b: Solid, normal: Point, eye: Point): Nearer[] {
  const [lowA, highA] = spanOf(a, normal);
  const [lowB, highB] = spanOf(b, normal);
  const at = dot(eye, normal);
  if (highA <= lowB + JOINT) return [at < (highA + lowB) / 2 ? 'first' : 'second'];
  if (highB <= lowA + JOINT) return [at < (highB + lowA) / 2 ? 'second' : 'first'];
  return [];
}

function distinct(directions: readonly Point[]): Point[] {
  return directions.filter(
    (one, index) => !directions.slice(0, index).some((other) => Math.abs(dot(one, other)) > 0.9999),
  );
}

/** Whether the eye sees the front of a face. */
export function isBefore({ polygon: [corner], normal }: Face, eye: Point): boolean {
  return corner !== undefined && dot(normal, minus(eye, corner)) > 0;
}

function spanOf({ corners }: Solid, direction: Point): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const corner of corners) {
    const at = dot(corner, direction);
    low = Math.min(low, at);
    high = Math.max(high, at);
  }
  return [low, high];
}

function extentOf(points: readonly ImagePoint[]): Extent | null {
  if (points.length === 0) return null;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    from: { x: Math.min(...xs), y: Math.min(...ys) },
    to: { x: Math.max(...xs), y: Math.max(...ys) },
  };
}
