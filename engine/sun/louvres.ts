import { sine } from './degrees.js';

/** Geometry of louvres; all lengths in one unit, all angles in degrees. */
export interface Louvres {
  /** Width of a louvre. */
  readonly chord: number;
  /** Distance from louvre to louvre. */
  readonly pitch: number;
}

/**
 * The share of the sun that louvres keep off, 0 to 1: min(1, chord / pitch × |sin(profile − tilt)| / sin profile).
 * `profile` is the sun's height in the plane across the louvres, `tilt` their turn towards it: 0 is closed, and turned
 * by the profile angle they stand edge-on to the sun.
 */
export function louvreShade({ chord, pitch }: Louvres, tilt: number, profile: number): number {
  const across = Math.abs(sine(profile - tilt)) / Math.max(sine(profile), 1e-6);
  return Math.min(1, (chord / pitch) * across);
}

/** The whole degree from 0 to `max` that lets in most sun. */
export function tiltForSun(louvres: Louvres, profile: number, max: number): number {
  const shades = shadesOf(louvres, profile, max);
  return shades.indexOf(Math.min(...shades));
}

/** The widest whole degree from 0 to `max` that keeps off the most sun, so that most air passes. */
export function tiltForShade(louvres: Louvres, profile: number, max: number): number {
  const shades = shadesOf(louvres, profile, max);
  return shades.lastIndexOf(Math.max(...shades));
}

const shadesOf = (louvres: Louvres, profile: number, max: number): number[] =>
  Array.from({ length: max + 1 }, (_, tilt) => louvreShade(louvres, tilt, profile));
