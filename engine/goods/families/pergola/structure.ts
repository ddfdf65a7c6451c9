import { LOUVRE } from '../../model/section.js';
import { bearableLoad, hollowProfile, longestSpan, tubeProfile } from '../../model/span.js';
import { type SnowZone, snowOnRoof } from '../../place/snow.js';

/** Side of a square post, which is also the width of a beam, and height of a beam; cm. */
export const POST = 13;
export const BEAM = 22;
/** Approximate distance from louvre to louvre, cm. */
export const PITCH = 20;

/**
 * Wall thicknesses of the profiles in mm, weights in N/m² of roof, and the allowed deflections (200 is span / 200).
 * Estimates for the drawn sections, to be replaced by the maker's tested values.
 */
export const LOUVRE_WALL = 2.5;
export const BEAM_WALL = 5;
const LOUVRE_WEIGHT = 150;
const ROOF_WEIGHT = 250;
const LOUVRE_STIFFNESS = 200;
const BEAM_STIFFNESS = 300;

const CM_PER_M = 100;
const MM_PER_CM = 10;
const LOUVRE_PROFILE = hollowProfile(LOUVRE, LOUVRE_WALL);
const BEAM_PROFILE = tubeProfile(BEAM * MM_PER_CM, POST * MM_PER_CM, BEAM_WALL);

/** The longest louvre in cm that bears its own weight and the snow of a zone. */
export function longestLouvre(zone: SnowZone): number {
  const perMetre = ((snowOnRoof(zone) + LOUVRE_WEIGHT) * PITCH) / CM_PER_M;
  return longestSpan(LOUVRE_PROFILE, { perMetre, stiffness: LOUVRE_STIFFNESS });
}

/** The longest beam in cm that bears a strip of roof of this width (cm). */
export function longestBeam(strip: number, zone: SnowZone): number {
  const perMetre = ((snowOnRoof(zone) + ROOF_WEIGHT) * strip) / CM_PER_M;
  return longestSpan(BEAM_PROFILE, { perMetre, stiffness: BEAM_STIFFNESS });
}

/** Into how many fields of louvres beams split the roof of a pergola of this width (cm). */
export function fieldCount(width: number, zone: SnowZone): number {
  return Math.max(1, Math.ceil((width - POST) / (longestLouvre(zone) + POST)));
}

/**
 * Into how many spans posts divide a beam. `length` is its length between the end posts, `strip` the width of the roof
 * that it bears; cm.
 */
export function spanCount(length: number, strip: number, zone: SnowZone): number {
  return Math.max(1, Math.ceil((length + POST) / (longestBeam(strip, zone) + POST)));
}

/** The snow in N/m² that louvres of this length bear, with their axes this far apart; cm. */
export function snowOnLouvres(length: number, pitch: number): number {
  return (
    (bearableLoad(LOUVRE_PROFILE, length, LOUVRE_STIFFNESS) * CM_PER_M) / pitch - LOUVRE_WEIGHT
  );
}

/** The snow in N/m² that a beam bears between posts this far apart, under a strip of roof of this width; cm. */
export function snowOnBeam(span: number, strip: number): number {
  return (bearableLoad(BEAM_PROFILE, span, BEAM_STIFFNESS) * CM_PER_M) / strip - ROOF_WEIGHT;
}
