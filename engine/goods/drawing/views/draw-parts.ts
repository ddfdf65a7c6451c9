import type { Point } from '../../model/geometry.js';
import { axisOf, facesOf, normalOf, sizeOfSection, type Part } from '../../model/part.js';
import { ROUND } from '../../model/section.js';
import { dot } from '../../model/vector.js';
import { lit } from '../paint.js';
import { short } from '../sketch.js';
import { el, type SvgNode } from '../svg.js';
import type { FlatSheet } from './flat-sheet.js';

const BELOW_CLOTH = new Set(['arm', 'elbow', 'bow']);
const SOFT = new Set(['fabric', 'screen']);
const CLEAR = new Set(['glass', 'polycarbonate', 'net']);
/** Least width of what is drawn as a line, in units of the sheet. */
const THINNEST = 1.2;

/**
 * The visible faces: those of parts that carry cloth first, then all others, each group from the farthest to the
 * nearest. `hatch` is the fill that is laid over cloth.
 */
export function drawParts(sheet: FlatSheet, parts: readonly Part[], hatch: string): SvgNode[] {
  const { towards } = sheet.projection;
  return parts
    .flatMap((part) => visibleFacesOf(sheet, part))
    .toSorted((a, b) => rank(a) - rank(b) || a.depth - b.depth)
    .flatMap(({ part, outline, normal }) => {
      const { finish, color } = part.material;
      const fill = lit(color, 0.7 + 0.32 * Math.abs(dot(normal, towards)));
      const d = outline.length > 2 ? `M${outline.map((at) => at.join(' ')).join('L')}Z` : '';
      const ink = { stroke: lit(color, 0.45), 'stroke-width': 0.8 };
      if (outline.length === 2) {
        const width = Math.max(THINNEST, sizeOfSection(part).width * sheet.scale);
        const line = `M${outline.map((at) => at.join(' ')).join('L')}`;
        return [el('path', { d: line, stroke: fill, 'stroke-width': short(width) })];
      }
      return [
        el('path', { d, fill, ...ink, ...(CLEAR.has(finish) && { 'fill-opacity': 0.4 }) }),
        ...(SOFT.has(finish) ? [el('path', { d, fill: hatch })] : []),
      ];
    });
}

/** Parts that carry the cloth are drawn first, so that they never cover it. */
function rank({ part }: VisibleFace): number {
  return BELOW_CLOTH.has(part.kind) ? 0 : 1;
}

interface VisibleFace {
  readonly part: Part;
  readonly outline: readonly (readonly [number, number])[];
  readonly normal: Point;
  readonly depth: number;
}

/** The visible faces of a part. A round rod and cloth seen edge-on are lines; cloth is visible from both sides. */
function visibleFacesOf({ projection, at }: FlatSheet, part: Part): VisibleFace[] {
  const { towards, flat } = projection;
  const nearest = (corners: readonly Point[]): number =>
    Math.max(...corners.map((corner) => dot(corner, towards)));
  const line = (ends: readonly Point[]): VisibleFace => ({
    part,
    outline: ends.map((end) => at(flat(end))),
    normal: towards,
    depth: nearest(ends),
  });
  if (part.section === ROUND) return [line(axisOf(part))];
  if (!part.section.closed && isEdgeOn(part, towards))
    return facesOf(part).map(([from, , to]) => line([from, to].filter((end) => end !== undefined)));
  return facesOf(part)
    .map((face) => ({ face, normal: normalOf(face) }))
    .filter(({ normal }) => Math.abs(dot(normal, towards)) > 0.01)
    .filter(({ normal }) => !part.section.closed || dot(normal, towards) > 0)
    .map(({ face, normal }) => ({
      part,
      outline: face.map((corner) => at(flat(corner))),
      normal,
      depth: nearest(face),
    }));
}

const isEdgeOn = (part: Part, towards: Point): boolean =>
  facesOf(part).every((face) => Math.abs(dot(normalOf(face), towards)) <= 0.01);
