import type { Configuration } from '../../configuration/configuration.js';
import type { MeasuringGuide } from '../../measuring/guide.js';
import { OUTSIDE_OPENING } from '../../measuring/shared-guides.js';
import { HEAT, windZoneAdvice, type Advice } from '../../place/advice.js';
import type { Locality } from '../../place/locality.js';
import { AUTOMATIC, FALL, POWER } from '../../place/safety-notes.js';
import type { ProtectionReason } from '../../starting-points/starting-point.js';
import type { Benefit } from '../family.js';
import { facadeBlindWindClass } from './wind-class.js';

export const facadeBlindBenefits: readonly Benefit[] = [
  {
    title: 'Upał zostaje na zewnątrz',
    text: 'Lamele zatrzymują słońce, zanim dotrze do szyby i\u00a0ją nagrzeje.',
  },
  {
    title: 'Światło pod kontrolą',
    text: 'Zmieniasz kąt lamel i\u00a0nadal widzisz ogród.',
  },
  {
    title: 'Schowane nad oknem',
    text: 'Podniesiony pakiet lamel chowa się pod obudową.',
  },
];

export const facadeBlindProtections: readonly ProtectionReason[] = [
  {
    from: 'prywatnosc',
    reason: 'Obracasz lamele tak, że światło wpada z\u00a0góry, a\u00a0z\u00a0ulicy nic nie widać.',
  },
];

export const facadeBlindSafetyNotes: readonly string[] = [
  'Wyrób wg PN-EN\u00a013659. Przy wietrze silniejszym niż dopuszczalny dla klasy wyrobu podnieś żaluzję.',
  'Nie uruchamiaj oblodzonej żaluzji: lamele i\u00a0linki mogą się zerwać.',
  'Nie stój pod opuszczaną żaluzją i\u00a0nie blokuj jej ruchu.',
  'Jeśli okno jest drogą ucieczki, zadbaj, żeby żaluzję dało się podnieść bez prądu.',
  AUTOMATIC,
  POWER,
  FALL,
];

export const facadeBlindMeasuring: MeasuringGuide = {
  title: 'Zmierz okno pod żaluzję',
  ...OUTSIDE_OPENING,
};

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
