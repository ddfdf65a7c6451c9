import { areaOf } from '../../configuration/area.js';
import type { Configuration } from '../../configuration/configuration.js';
import type { Advice } from '../../place/advice.js';
import { buildingLawAdvice, driftAdvice, snowAdvice, windZoneAdvice } from '../../place/advice.js';
import type { Locality } from '../../place/locality.js';
import { snowZoneOf } from '../../place/snow-zone.js';
import { WALL_HEIGHT, roofOf } from './model.js';

export function roofAdvice(
  configuration: Configuration,
  locality: Locality | null,
): readonly (Advice | null)[] {
  const { depth } = roofOf(configuration);
  return [
    snowAdvice(locality),
    driftAdvice(snowZoneOf(configuration), { depth, height: WALL_HEIGHT }),
    windZoneAdvice(locality, null),
    buildingLawAdvice(areaOf(configuration)),
  ];
}
