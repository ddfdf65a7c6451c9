import type { Configuration } from '../../configuration/configuration.js';
import type { Box, Point } from '../../model/geometry.js';
import type { Model } from '../../model/model.js';
import { axisOf, boundsOf, largestFace, type Part } from '../../model/part.js';
import { figureOf } from '../../model/surroundings/figure.js';
import { sizeLabel } from '../size-label.js';
import { el, type SvgNode, ACCENT, INK, LINE, WALL, arrow, path, rect } from '../svg.js';
import { drawParts } from '../views/draw-parts.js';
import type { FlatSheet } from '../views/flat-sheet.js';
import { SKETCH, TEXT, sectionSheet } from './section-sheet.js';

/** Thickness of the wall, cm. */
const WALL_CM = 30;
/** Room for sizes around the section, in units of the sketch. */
const MARGIN = { left: 84, right: 84, top: 34, bottom: 26 } as const;
/** Distance of the vertical dimension lines from wall and product, in units of the sketch. */
const GAP = 44;
/**
 * The person who gives the scale stands at this share of the depth, measured from the wall, or from the back edge of
 * goods that stand free.
 */
const STANDS_AT = 0.6;

/** The dimensions of a product over a terrace that depend on its mounting; cm and degrees. */
export interface MountingSizes {
  readonly mounted: number;
  /** Degrees; 0 where nothing slopes. */
  readonly slope: number;
  readonly clear: number | null;
}

export function mountingSizes(configuration: Configuration, model: Model): MountingSizes {
  const { placement, height } = configuration;
  const atWall = boundsOf(model.parts.filter(({ kind }) => kind === 'wall_beam')).y[1];
  const chosen = placement.mountingHeight;
  return {
    mounted: typeof chosen === 'number' ? chosen : (height ?? atWall),
    slope: slopeOf(configuration, model.parts),
    clear: model.clearHeight,
  };
}

function slopeOf({ placement: { slope } }: Configuration, parts: readonly Part[]): number {
  if (typeof slope === 'number') return slope;
  const rafter = parts.find(({ kind }) => kind === 'rafter');
  if (!rafter) return 0;
  const [high, low] = axisOf(rafter);
  return (Math.atan2(high.y - low.y, low.z - high.z) * 180) / Math.PI;
}

/** A section through terrace and product, on the left the wall if there is one, with a person's figure of 175 cm. */
export function terraceSection(model: Model, sizes: MountingSizes): SvgNode[] {
  const { parts, footprint } = model;
  const isAtWall = footprint.z[0] <= 0;
  const back = isAtWall ? -WALL_CM : footprint.z[0];
  const depth = [back, Math.max(boundsOf(parts).z[1], footprint.z[1])] as const;
  const sheet = sheetFor(depth, boundsOf(parts).y[1]);
  const stands = Math.max(back, 0) + (depth[1] - Math.max(back, 0)) * STANDS_AT;
  return [
    ...(isAtWall ? [wallOf(sheet)] : []),
    groundOf(sheet, isAtWall ? sheet.at([back, 0])[0] : 0),
    figureAt(sheet, stands),
    ...drawParts(sheet, parts, 'none'),
    ...uprightSizes(sheet, depth, sizes),
    ...slopeMark(sheet, parts, sizes.slope),
  ];
}

/** The sheet that shows everything from the back to the front and from the ground to the top. */
function sheetFor([back, front]: Box['z'], top: number): FlatSheet {
  const scale = Math.min(
    (SKETCH.width - MARGIN.left - MARGIN.right) / (front - back),
    (SKETCH.height - MARGIN.top - MARGIN.bottom) / top,
  );
  const left = SKETCH.width / 2 - ((front + back) / 2) * scale;
  return sectionSheet('side', [left, SKETCH.height - MARGIN.bottom], scale);
}

function wallOf({ at, scale }: FlatSheet): SvgNode {
  const [x, ground] = at([-WALL_CM, 0]);
  return rect({ x, y: 0, width: WALL_CM * scale, height: ground }, WALL, LINE);
}

function groundOf({ at }: FlatSheet, left: number): SvgNode {
  const [, y] = at([0, 0]);
  return path([left, y], [SKETCH.width, y], { stroke: INK, 'stroke-width': 2 });
}

function figureAt({ at }: FlatSheet, z: number): SvgNode {
  const outline = largestFace(figureOf()).map(({ x, y }: Point) => at([z + x, -y]).join(' '));
  return el('path', { d: `M${outline.join('L')}Z`, fill: LINE, opacity: 0.75 });
}

/** The mounting height as a line behind the wall or the product, and the clear height as one in front. */
function uprightSizes(
  { at }: FlatSheet,
  [back, front]: Box['z'],
  { mounted, clear }: MountingSizes,
): SvgNode[] {
  const upright = (x: number, height: number): SvgNode[] => {
    const [, low] = at([0, 0]);
    const [, high] = at([0, -height]);
    const label = `${Math.round(height)}\u00a0cm`;
    const middle = [x, (low + high) / 2] as const;
    return [arrow([x, low], [x, high]), sizeLabel(label, middle, { size: TEXT, isUpright: true })];
  };
  const [behind, top] = at([back, -mounted]);
  return [
    path([behind - GAP, top], [at([Math.max(back, 0), 0])[0], top], {
      stroke: LINE,
      'stroke-width': 1.5,
    }),
    ...upright(behind - GAP, mounted),
    ...(clear === null ? [] : upright(at([front, 0])[0] + GAP, clear)),
  ];
}

/** The angle between the slope and a dashed horizontal line, written above the end of that line. */
function slopeMark({ at, scale }: FlatSheet, parts: readonly Part[], slope: number): SvgNode[] {
  const sloping = parts.filter(({ kind }) => kind === 'cloth' || kind === 'rafter');
  if (slope === 0 || sloping.length === 0) return [];
  const { y, z } = boundsOf(sloping);
  const length = (z[1] - z[0]) * 0.62;
  const [from, level] = [at([z[0], -y[1]]), at([z[0] + length, -y[1]])];
  const radians = (slope * Math.PI) / 180;
  const end = at([z[0] + length * Math.cos(radians), -y[1] + length * Math.sin(radians)]);
  const radius = length * scale;
  return [
    path(from, end, { stroke: ACCENT, 'stroke-width': 1.5 }),
    path(from, level, { stroke: ACCENT, 'stroke-width': 1.5, 'stroke-dasharray': '6 5' }),
    el('path', {
      d: `M${level.join(' ')}A${radius} ${radius} 0 0 1 ${end.join(' ')}`,
      stroke: ACCENT,
      'stroke-width': 2,
      fill: 'none',
    }),
    sizeLabel(`${Math.round(slope)}°`, [level[0], level[1] - TEXT * 0.9], { size: TEXT }),
  ];
}
