import type { Axis, Corners, MarkedLine, Marks } from '#engine/goods/photo/marks';
import type { ImagePoint, PhotoSize } from '#engine/goods/photo/photo-camera';

/** What is marked as the object of known size: the corners of a door or window, or one edge. */
export type Way = 'rectangle' | 'length';

/**
 * The visitor's marks, those of both values of `way`, so that the visitor can switch between them. Sizes are in cm,
 * places in pixels of the photograph.
 */
export interface PhotoMarks {
  readonly way: Way;
  readonly corners: Corners;
  readonly width: number;
  readonly height: number;
  readonly edge: MarkedLine & { readonly axis: 'x' | 'y' };
  readonly length: number;
  /** Height of the lower edge of the marked object above the ground, cm. */
  readonly foot: number;
  readonly lines: readonly MarkedLine[];
}

interface KnownSize {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly foot: number;
}

/** Usual clear openings: width, height, and `foot`, the height of the lower edge above the ground, in cm. */
export const KNOWN_SIZES: readonly [KnownSize, ...KnownSize[]] = [
  { label: 'Drzwi 90\u00a0×\u00a0200\u00a0cm', width: 90, height: 200, foot: 0 },
  { label: 'Drzwi tarasowe 180\u00a0×\u00a0215\u00a0cm', width: 180, height: 215, foot: 0 },
  { label: 'Okno 120\u00a0×\u00a0140\u00a0cm', width: 120, height: 140, foot: 90 },
  { label: 'Okno 150\u00a0×\u00a0150\u00a0cm', width: 150, height: 150, foot: 85 },
  { label: 'Brama 250\u00a0×\u00a0215\u00a0cm', width: 250, height: 215, foot: 0 },
];

export const CORNER_NAMES = [
  'Lewy górny róg',
  'Prawy górny róg',
  'Prawy dolny róg',
  'Lewy dolny róg',
] as const;

export const AXIS_NAMES: Readonly<Record<Axis, string>> = {
  x: 'wzdłuż ściany',
  y: 'pionowa',
  z: 'prostopadła do ściany',
};

/** The first marks, to be dragged: a door and, for the other `way`, an edge, both in the middle of the picture. */
export function firstMarks(size: PhotoSize): PhotoMarks {
  const at = placeIn(size);
  const [door] = KNOWN_SIZES;
  const half = (0.18 * size.height * door.width) / door.height / size.width;
  const [left, right] = [0.5 - half, 0.5 + half];
  return {
    way: 'rectangle',
    corners: [at(left, 0.36), at(right, 0.36), at(right, 0.72), at(left, 0.72)],
    width: door.width,
    height: door.height,
    edge: { axis: 'x', from: at(0.35, 0.72), to: at(0.65, 0.72) },
    length: 300,
    foot: 0,
    lines: [],
  };
}

/**
 * A new edge in this direction: at the first place where no edge begins or ends, or at the first place if none is free.
 */
export function furtherLine(axis: Axis, lines: readonly MarkedLine[], size: PhotoSize): MarkedLine {
  const places = Array.from({ length: PLACES }, (_, index) => lineAt(axis, index, size));
  const isFree = (place: MarkedLine) =>
    !lines.some(({ from, to }) => isSame(from, place.from) || isSame(to, place.to));
  return places.find(isFree) ?? lineAt(axis, 0, size);
}

/** The number of places for a new edge, each shifted from the one before; the last one is still in the picture. */
const PLACES = 12;

function lineAt(axis: Axis, place: number, size: PhotoSize): MarkedLine {
  const at = placeIn(size);
  const shift = 0.06 * place;
  const ends: Readonly<Record<Axis, readonly [ImagePoint, ImagePoint]>> = {
    x: [at(0.15, 0.2 + shift), at(0.85, 0.2 + shift)],
    y: [at(0.15 + shift, 0.2), at(0.15 + shift, 0.75)],
    z: [at(0.25 + shift, 0.75), at(0.15 + shift, 0.92)],
  };
  const [from, to] = ends[axis];
  return { axis, from, to };
}

const isSame = (a: ImagePoint, b: ImagePoint): boolean => a.x === b.x && a.y === b.y;

/** The marks in the engine's form. */
export function toMarks(marks: PhotoMarks): Marks {
  const { way, corners, width, height, edge, length, foot, lines } = marks;
  const known = way === 'rectangle' ? { corners, width, height, foot } : { ...edge, length, foot };
  return { known, lines };
}

export function withCorner(corners: Corners, index: number, at: ImagePoint): Corners {
  const [a, b, c, d] = corners;
  return [index === 0 ? at : a, index === 1 ? at : b, index === 2 ? at : c, index === 3 ? at : d];
}

function placeIn({ width, height }: PhotoSize) {
  return (x: number, y: number): ImagePoint => ({
    x: Math.round(x * width),
    y: Math.round(y * height),
  });
}
