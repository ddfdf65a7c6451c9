import { colorHex } from '../../configuration/colours.js';
import type { Configuration } from '../../configuration/configuration.js';
import { point, type Box, type Point } from '../../model/geometry.js';
import { material, type Material } from '../../model/material.js';
import { snowZoneOf, type SnowZone } from '../../place/snow.js';
import { POST, fieldCount, spanCount } from './structure.js';

const GARDEN_GAP = 110;
const DEFAULT_HEIGHT = 280;

/** A range on an axis, from its lower to its higher coordinate; cm. */
export type Span = readonly [number, number];

/** A beam from the back to the front with the posts under it, cm. */
interface BeamLine {
  readonly x: Span;
  /** z of its posts from the back to the front. */
  readonly posts: readonly Span[];
}

/** Where the parts of a pergola are (cm), and of what they are made. */
export interface Pergola {
  readonly x: Span;
  readonly z: Span;
  readonly height: number;
  readonly freeStanding: boolean;
  /** The beams from left to right: one at each side, and one between each two fields of louvres. */
  readonly lines: readonly BeamLine[];
  readonly louvres: Material;
  readonly frame: Material;
  readonly sensor: Point;
  readonly configuration: Configuration;
}

/** The opening between the outer beams, at the height of the louvres' axes; cm. */
interface Well extends Pick<Box, 'x' | 'z'> {
  readonly y: number;
}

export function pergolaOf(configuration: Configuration): Pergola {
  const { width, variant, color, frameColor } = configuration;
  const depth = configuration.projection ?? width;
  const height = configuration.height ?? DEFAULT_HEIGHT;
  const freeStanding = variant === 'wolnostojace';
  const back = freeStanding ? GARDEN_GAP : 0;
  const x = [-width / 2, width / 2] as const;
  const z = [back, back + depth] as const;
  return {
    x,
    z,
    height,
    freeStanding,
    lines: beamLines({ x, z, freeStanding }, snowZoneOf(configuration)),
    louvres: material('aluminium', colorHex(color)),
    frame: material('aluminium', colorHex(frameColor)),
    sensor: point(width / 2 - POST / 2, height, z[1] - POST),
    configuration,
  };
}

/**
 * The beams that carry the louvres: as many as the greatest length of a louvre requires, each with as many posts as its
 * load requires; at a wall the wall takes the place of the rear posts.
 */
function beamLines(
  { x, z, freeStanding }: Pick<Pergola, 'x' | 'z' | 'freeStanding'>,
  zone: SnowZone,
): BeamLine[] {
  const fields = fieldCount(x[1] - x[0], zone);
  const step = (x[1] - x[0] - POST) / fields;
  return Array.from({ length: fields + 1 }, (_, index) => {
    const left = x[0] + index * step;
    const isSide = index === 0 || index === fields;
    const posts = postsUnder(z, isSide ? step / 2 : step, zone);
    return { x: [left, left + POST], posts: freeStanding ? posts : posts.slice(1) };
  });
}

/** The places of posts, from the back to the front, under a beam that bears a strip of roof of this width. */
function postsUnder(z: Span, strip: number, zone: SnowZone): Span[] {
  const spans = spanCount(z[1] - z[0] - 2 * POST, strip, zone);
  const step = (z[1] - z[0] - POST) / spans;
  return Array.from({ length: spans + 1 }, (_, index): Span => {
    const back = z[0] + index * step;
    return [back, back + POST];
  });
}

/** The gaps between neighbouring spans, which are in rising order and do not overlap. */
export function gapsOf(spans: readonly Span[]): Span[] {
  return spans.slice(1).map(([to], index): Span => [spans[index]?.[1] ?? to, to]);
}

export function wellOf({ x, z, height }: Pick<Pergola, 'x' | 'z' | 'height'>): Well {
  return { x: [x[0] + POST, x[1] - POST], z: [z[0] + POST, z[1] - POST], y: height - 7 };
}
