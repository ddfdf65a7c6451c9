import { chosenSides, sidesInOrder } from '../../configuration/sides.js';
import { material } from '../../model/material.js';
import { bar, type Part } from '../../model/part.js';
import { PLATE } from '../../model/post.js';
import type { Side } from '../../model/side.js';
import { SCREEN_SIDES } from './choices.js';
import { type Pergola, type Span, gapsOf } from './layout.js';
import { BEAM, POST } from './structure.js';

const MM_PER_CM = 10;
/**
 * Thickness of a screen, thickness and height of the rail at its hem, size of a guide, height of a hem over the ground;
 * cm.
 */
const CLOTH = 0.2;
const RAIL = 2.4;
const RAIL_HEIGHT = 3;
const GUIDE = { width: 5, depth: 4 } as const;
const HEM = 8;
/** Height of a front screen's hem as a share of the opening's, so that the terrace stays visible below it. */
const SHOWN_AT_FRONT = 0.62;

/**
 * A side that screens can close: a plane at right angles to x or z, with the openings between its posts or wall; cm.
 */
interface Frame {
  readonly plane: 'x' | 'z';
  readonly at: number;
  readonly openings: readonly Span[];
  /** Height of the hem over the ground. */
  readonly low: number;
}

/** Screens at the chosen sides, and guides first at these. A side has a cloth and up to two guides in each of its openings. */
export function screensOf(pergola: Pergola): Part[] {
  const { configuration } = pergola;
  const { zipGuides = 0 } = configuration.options;
  const chosen = chosenSides(SCREEN_SIDES, configuration);
  const others = sidesInOrder(SCREEN_SIDES, configuration).filter((side) => !chosen.includes(side));
  const frames = framesOf(pergola);
  return [...chosen, ...others].flatMap((place, index) => {
    const side = frames[place];
    if (!side) return [];
    const guides = Math.min(2, Math.max(0, zipGuides - 2 * index));
    return side.openings.flatMap((opening) => [
      ...(index < chosen.length ? screenIn(pergola, side, opening) : []),
      ...guidesIn(pergola, side, opening).slice(0, guides),
    ]);
  });
}

/** The sides that can be closed; null at a wall. */
function framesOf(pergola: Pergola): Readonly<Record<Side, Frame | null>> {
  const { z, height, lines, freeStanding } = pergola;
  const across = gapsOf(lines.map(({ x }) => x));
  const atEnd = (line: Pergola['lines'][number] | undefined): Frame | null => {
    if (!line) return null;
    const wall: Span[] = freeStanding ? [] : [[z[0], z[0]]];
    const at = (line.x[0] + line.x[1]) / 2;
    return { plane: 'x', at, openings: gapsOf([...wall, ...line.posts]), low: HEM };
  };
  return {
    left: atEnd(lines[0]),
    right: atEnd(lines.at(-1)),
    front: {
      plane: 'z',
      at: z[1] - POST / 2,
      openings: across,
      low: (height - BEAM) * SHOWN_AT_FRONT,
    },
    back: freeStanding ? { plane: 'z', at: z[0] + POST / 2, openings: across, low: HEM } : null,
  };
}

function screenIn({ height, louvres, frame }: Pergola, side: Frame, opening: Span): Part[] {
  const top = height - BEAM;
  const cloth = material('screen', louvres.color);
  return [
    {
      ...bar('screen', { ...inPlane(side, CLOTH, opening), y: [side.low, top] }, cloth),
      fullDrop: (top - HEM) * MM_PER_CM,
    },
    bar(
      'bottom_rail',
      { ...inPlane(side, RAIL, opening), y: [side.low - RAIL_HEIGHT, side.low] },
      frame,
    ),
  ];
}

/** The ZIP guides of an opening: a slender rail at each end. */
function guidesIn({ height, frame }: Pergola, side: Frame, [from, to]: Span): Part[] {
  const ends: Span[] = [
    [from, from + GUIDE.depth],
    [to - GUIDE.depth, to],
  ];
  return ends.map((end) =>
    bar(
      'zip_guide',
      { ...inPlane(side, GUIDE.width, end), y: [PLATE.height, height - BEAM] },
      frame,
    ),
  );
}

/** The x and z of a body of this thickness that lies in the plane of a side and extends over a span of it; cm. */
function inPlane({ plane, at }: Frame, thickness: number, along: Span): { x: Span; z: Span } {
  const across: Span = [at - thickness / 2, at + thickness / 2];
  return plane === 'x' ? { x: across, z: along } : { x: along, z: across };
}
