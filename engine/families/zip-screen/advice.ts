import type { Configuration } from '../../configuration/configuration.js';
import { HEAT, windZoneAdvice } from '../../place/advice.js';
import type { Advice } from '../../place/advice.js';
import type { Locality } from '../../place/locality.js';

const ZIP_WIND: Advice = {
  code: 'zip_wind',
  text: 'Ekran ZIP zwijamy przy wietrze powyżej 60\u00a0km/h, a\u00a0poruszamy nim tylko do 30\u00a0km/h.',
  source: 'instrukcja producenta ekranów ZIP (Renson Fixscreen)',
};

export function zipScreenAdvice(
  { options }: Configuration,
  locality: Locality | null,
): readonly (Advice | null)[] {
  return [options['zipGuides'] ? ZIP_WIND : null, windZoneAdvice(locality), HEAT];
}
