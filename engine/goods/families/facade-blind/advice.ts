import type { Configuration } from '../../configuration/configuration.js';
import { HEAT, windZoneAdvice } from '../../place/advice.js';
import type { Advice } from '../../place/advice.js';
import type { Locality } from '../../place/locality.js';
import { facadeBlindWindClass } from './wind-class.js';

export function facadeBlindAdvice(
  configuration: Configuration,
  locality: Locality | null,
): readonly (Advice | null)[] {
  return [windClassAdvice(configuration), windZoneAdvice(locality), HEAT];
}

function windClassAdvice(configuration: Configuration): Advice | null {
  const found = facadeBlindWindClass(configuration);
  if (!found) return null;
  return {
    code: 'blind_wind_class',
    text: found.windClass
      ? `Przy ${configuration.width}\u00a0cm szerokości żaluzja w\u00a0prowadnicach ma klasę wiatrową ${found.windClass}: może pozostać opuszczona przy wietrze do ${found.speed}\u00a0km/h.`
      : `Powyżej 450\u00a0cm szerokości żaluzja nie ma klasy wiatrowej: przy wietrze trzeba ją podnieść. Lepsze będą dwie węższe.`,
    source: 'PN-EN 13659, tabela producenta dla lameli 50\u00a0mm do wysokości 400\u00a0cm',
  };
}
