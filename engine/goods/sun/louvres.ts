import { cosine, sine } from '../model/geometry.js';
import type { Corner } from '../model/section.js';

/** Geometry of louvres; all lengths in one unit, all angles in degrees. */
export interface Louvres {
  /** Cross-section of a closed louvre: y up, z out of the wall. */
  readonly outline: readonly Corner[];
  /** Distance from louvre to louvre. */
  readonly pitch: number;
}

/**
 * The share of the sun that louvres keep off, 0 to 1: min(1, h / (pitch × sin profile)). h is the extent of the outline
 * perpendicular to the light: the range of z × sin(profile − tilt) + y × cos(profile − tilt) over its corners.
 * `profile` is the sun's altitude in the plane perpendicular to the louvres, `tilt` the angle by which they are turned
 * from closed towards the sun. Where both angles are equal, the louvres stand edge-on to the sun and only their
 * thickness shades.
 */
export function louvreShade({ outline, pitch }: Louvres, tilt: number, profile: number): number {
  const turn = profile - tilt;
  const across = outline.map(([y, z]) => z * sine(turn) + y * cosine(turn));
  const height = Math.max(...across) - Math.min(...across);
  return Math.min(1, height / (pitch * Math.max(sine(profile), 1e-6)));
}

/** The whole degree from 0 to `max` that lets in most sun. */
export function tiltForSun(louvres: Louvres, profile: number, max: number): number {
  const shades = shadesOf(louvres, profile, max);
  return shades.indexOf(Math.min(...shades));
}

/** Of the whole degrees from 0 to `max` that keep off the most sun the greatest, so that most air passes. */
export function tiltForShade(louvres: Louvres, profile: number, max: number): number {
  const shades = shadesOf(louvres, profile, max);
  return shades.lastIndexOf(Math.max(...shades));
}

const shadesOf = (louvres: Louvres, profile: number, max: number): number[] =>
  Array.from({ length: max + 1 }, (_, tilt) => louvreShade(louvres, tilt, profile));
