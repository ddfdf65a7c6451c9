import type { Configuration } from '../configuration/configuration.js';
import { describeConfiguration, productName } from '../configuration/labels.js';
import { type Daylight, Light } from '../drawing/light.js';
import { lit, SCENE } from '../drawing/paint.js';
import type { Shade } from '../drawing/picture.js';
import { short } from '../drawing/sketch.js';
import { idPrefix, el, type SvgNode } from '../drawing/svg.js';
import { familyOf } from '../families/families.js';
import { derive } from '../model/derive.js';
import { point, type Point, type Polygon } from '../model/geometry.js';
import { LOOKS } from '../model/looks.js';
import type { Pose } from '../model/model.js';
import { lengthOf, minus, plus, times } from '../model/vector.js';
import { isBefore, paintOrder, type Solid, solidOf } from './paint-order.js';
import { type ImagePoint, type PhotoCamera, polygonOnPhoto } from './photo-camera.js';

/** How the goods are shown over a photograph. */
export interface PhotoView {
  readonly camera: PhotoCamera;
  /** How far the goods are moved from the middle of the marked place, from their usual height and from the wall, cm. */
  readonly offset: Point;
  readonly pose: Pose;
  readonly daylight: Daylight;
  /** Outlines of objects in front of the goods, pixels. */
  readonly hidden: readonly (readonly ImagePoint[])[];
}

const SHADOW_OPACITY = 0.46;
/** The picture's width divided by this is the width of the faces' strokes, which close the seams between them. */
const SEAM = 2400;

/**
 * Where goods are placed at first: goods for a window on the marked opening, whose lower edge is `foot` cm above the
 * ground; goods over a terrace unmoved.
 */
export function usualOffset(configuration: Configuration, foot: number): Point {
  const { place, opening } = derive(configuration).setting;
  if (place === 'terrace') return point(0, 0, 0);
  return point(-(opening.x[0] + opening.x[1]) / 2, foot - opening.y[0], 0);
}

/**
 * The goods and their shadows on wall and ground as an SVG of the photograph's size, transparent where the photograph
 * shows.
 */
export function drawOnPhoto(configuration: Configuration, view: PhotoView): SvgNode {
  const { camera, offset, hidden } = view;
  const { width, height } = camera.size;
  const model = derive(configuration, view.pose);
  const { shades } = familyOf(configuration.category).picture(configuration, model);
  const solids = model.parts.map((part) => solidOf(part, offset, camera));
  const id = `${idPrefix([configuration, hidden])}-hidden`;
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-label': `${productName(configuration)} na Twoim zdjęciu: ${describeConfiguration(configuration)}`,
    },
    ...(hidden.length > 0 ? [el('defs', {}, maskOf(id, camera, hidden))] : []),
    el(
      'g',
      hidden.length > 0 ? { mask: `url(#${id})` } : {},
      ...shades.map((shade) => drawShadow(shade, view)),
      ...paintOrder(solids, camera.eye).map((solid) => drawSolid(solid, view)),
    ),
  );
}

/** A mask that hides what is inside the outlines. */
function maskOf(id: string, { size }: PhotoCamera, hidden: PhotoView['hidden']): SvgNode {
  const all = { x: 0, y: 0, width: size.width, height: size.height };
  return el(
    'mask',
    { id, maskUnits: 'userSpaceOnUse', ...all },
    el('rect', { ...all, fill: '#ffffff' }),
    el('path', { d: pathOf(hidden), fill: '#000000' }),
  );
}

/** One tone for the whole shadow, so that overlapping casters do not add up. */
function drawShadow(
  { strength, casters }: Shade,
  { camera, offset, daylight }: PhotoView,
): SvgNode {
  const light = new Light(daylight);
  const fallen = casters.flatMap((caster) => {
    const moved = caster.map((corner) => plus(corner, offset));
    return [light.shadowOnGround(moved), light.shadowOnWall(moved)];
  });
  const outlines = fallen.map((polygon) => turnedAlike(polygonOnPhoto(camera, polygon)));
  return el('path', {
    d: pathOf(outlines),
    fill: SCENE.shade,
    opacity: short(strength * SHADOW_OPACITY * 10) / 10,
  });
}

function drawSolid({ part, faces }: Solid, { camera, daylight }: PhotoView): SvgNode {
  const { color, finish } = part.material;
  const { opacity = 1, glowing = false } = LOOKS[finish];
  const light = new Light(daylight);
  const { eye } = camera;
  const visibleFaces = faces
    .filter((face) => !part.section.closed || isBefore(face, eye))
    .toSorted((a, b) => awayFrom(eye, b.polygon) - awayFrom(eye, a.polygon));
  return el(
    'g',
    { 'stroke-width': short(camera.size.width / SEAM), ...(opacity < 1 && { opacity }) },
    ...visibleFaces.map((face) => {
      const normal = isBefore(face, eye) ? face.normal : times(face.normal, -1);
      const fill = glowing ? color : lit(color, light.brightness(normal));
      return el('path', { d: pathOf([polygonOnPhoto(camera, face.polygon)]), fill, stroke: fill });
    }),
  );
}

function awayFrom(eye: Point, polygon: Polygon): number {
  const sum = polygon.reduce(plus, { x: 0, y: 0, z: 0 });
  return lengthOf(minus(times(sum, 1 / polygon.length), eye));
}

/** The polygon, reversed if needed: all are wound alike, so that overlapping shadows do not cut holes in each other. */
function turnedAlike(polygon: readonly ImagePoint[]): readonly ImagePoint[] {
  const area = polygon.reduce((sum, { x, y }, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return area < 0 ? polygon.toReversed() : polygon;
}

function pathOf(polygons: readonly (readonly ImagePoint[])[]): string {
  return polygons
    .filter((polygon) => polygon.length > 2)
    .map((polygon) => `M${polygon.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`)
    .join('');
}
