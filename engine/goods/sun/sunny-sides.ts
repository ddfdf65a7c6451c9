import { sine } from '../model/geometry.js';
import type { Side } from '../model/side.js';
import { towardsSun } from './shade.js';
import type { SunPosition } from './sun-position.js';

/** How far the sun has to stand from the middle of one side, in degrees, to come in at the next side, too. */
const ASKEW = 22.5;

/** The one or two sides at which the sun comes in under a product whose front faces an azimuth (degrees). */
export function sunnySides(sun: SunPosition, facade: number): Side[] {
  const { x, z } = towardsSun({ ...sun, altitude: 0 }, facade);
  const least = sine(ASKEW);
  const across: readonly [number, Side][] = [
    [-x, 'left'],
    [x, 'right'],
    [z, 'front'],
    [-z, 'back'],
  ];
  return across.filter(([share]) => share > least).map(([, side]) => side);
}
