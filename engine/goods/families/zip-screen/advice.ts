import type { Configuration } from '../../configuration/configuration.js';
import { HEAT, windZoneAdvice } from '../../place/advice.js';
import type { Advice } from '../../place/advice.js';
import type { Locality } from '../../place/locality.js';

const ZIP_WIND: Advice = {
  code: 'zip_wind',
  text: 'Refleksol ZIP może pozostać opuszczony przy wietrze do 60\u00a0km/h, ale poruszać nim wolno tylko przy wietrze do 30\u00a0km/h: przed wichurą zwiń go zawczasu.',
  source: 'instrukcja producenta osłon ZIP (Renson Fixscreen)',
};

export function zipScreenAdvice(
  { options }: Configuration,
  locality: Locality | null,
): readonly (Advice | null)[] {
  return [options['zipGuides'] ? ZIP_WIND : null, windZoneAdvice(locality), HEAT];
}
