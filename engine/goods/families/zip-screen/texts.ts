import type { Configuration } from '../../configuration/configuration.js';
import type { MeasuringGuide } from '../../measuring/guide.js';
import { OUTSIDE_OPENING } from '../../measuring/shared-guides.js';
import { HEAT, windZoneAdvice, type Advice } from '../../place/advice.js';
import type { Locality } from '../../place/locality.js';
import { AUTOMATIC, AWAY_FROM_WIND, FALL, POWER } from '../../place/safety-notes.js';
import type { ProtectionReason } from '../../starting-points/starting-point.js';
import type { Benefit } from '../family.js';

export const zipScreenBenefits: readonly Benefit[] = [
  {
    title: 'Szczelne boki na życzenie',
    text: 'W\u00a0prowadnicach ZIP, które dobierasz w\u00a0konfiguratorze, suwak trzyma tkaninę na całej wysokości.',
  },
  {
    title: 'Widok albo ciemność',
    text: 'Przez tkaninę screen nadal widać ogród, powlekana zaciemnia pokój.',
  },
  {
    title: 'Bez owadów',
    text: 'W\u00a0prowadnicach ZIP opuszczona tkanina nie wpuszcza owadów bokami.',
  },
];

export const zipScreenProtections: readonly ProtectionReason[] = [
  {
    from: 'wiatr',
    reason: 'Prowadnice ZIP trzymają tkaninę na całej wysokości, dlatego nie łopocze na wietrze.',
    option: 'zipGuides',
  },
  {
    from: 'prywatnosc',
    reason: 'W\u00a0dzień widzisz ogród, a\u00a0z\u00a0zewnątrz prawie nic nie widać.',
  },
];

export const zipScreenSafetyNotes: readonly string[] = [
  `Wyrób wg PN-EN\u00a013561. ${AWAY_FROM_WIND}`,
  'Nie uruchamiaj refleksoli, gdy tkanina lub prowadnice są oblodzone.',
  'Nie opieraj się o\u00a0tkaninę: nie zabezpiecza przed wypadnięciem z\u00a0okna ani tarasu.',
  AUTOMATIC,
  POWER,
  FALL,
];

export const zipScreenMeasuring: MeasuringGuide = {
  title: 'Zmierz okno pod refleksol',
  ...OUTSIDE_OPENING,
};

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
