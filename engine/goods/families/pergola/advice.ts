import { areaOf } from '../../configuration/area.js';
import type { Configuration } from '../../configuration/configuration.js';
import type { Advice } from '../../place/advice.js';
import { buildingLawAdvice, driftAdvice, snowAdvice, windZoneAdvice } from '../../place/advice.js';
import type { Locality } from '../../place/locality.js';
import { snowZoneOf } from '../../place/snow-zone.js';
import { pergolaOf } from './layout.js';

export function pergolaAdvice(
  configuration: Configuration,
  locality: Locality | null,
): readonly (Advice | null)[] {
  const { z, height, freeStanding } = pergolaOf(configuration);
  const roof = { depth: z[1] - z[0], height };
  return [
    snowAdvice(locality),
    freeStanding ? null : driftAdvice(snowZoneOf(configuration), roof),
    windZoneAdvice(locality, configuration.options['sideScreens'] ? 'zwiń osłony boczne' : null),
    buildingLawAdvice(areaOf(configuration)),
  ];
}
