import type { Configuration } from '../configuration/configuration.js';
import { type SnowZone, USUAL_ZONE, isSnowZone } from './snow.js';

/** The snow zone that a product is built for: the chosen one, else the usual one. */
export function snowZoneOf({ placement }: Pick<Configuration, 'placement'>): SnowZone {
  return isSnowZone(placement.snowZone) ? placement.snowZone : USUAL_ZONE;
}
