import { type Configuration, areaOf } from '../../configuration/configuration.js';
import type { MeasuringGuide } from '../../measuring/guide.js';
import {
  GROUND_OBSTACLES,
  HEIGHT_READINGS,
  PLAIN_INTRODUCTION,
  TERRACE_DEPTH,
  WALL_WIDTH,
} from '../../measuring/shared-guides.js';
import {
  type Advice,
  buildingLawAdvice,
  driftAdvice,
  snowAdvice,
  windZoneAdvice,
} from '../../place/advice.js';
import type { Locality } from '../../place/locality.js';
import { AUTOMATIC, FALL, POWER } from '../../place/safety-notes.js';
import { snowZoneOf } from '../../place/snow.js';
import type { ProtectionReason } from '../../starting-points/starting-point.js';
import type { Benefit } from '../family.js';
import { pergolaOf } from './layout.js';
import { snowOnPergola } from './model.js';

export const pergolaBenefits: readonly Benefit[] = [
  {
    title: 'Dach, który się otwiera',
    text: 'Obracasz lamele i\u00a0wpuszczasz tyle słońca, ile chcesz; zamknięte odprowadzają deszcz.',
  },
  {
    title: 'Woda spływa słupem',
    text: 'Rynna jest ukryta w\u00a0belce, a\u00a0odpływ w\u00a0słupie.',
  },
  {
    title: 'Boki na życzenie',
    text: 'Osłony ZIP między słupami zatrzymują wiatr i\u00a0owady.',
  },
];

export const pergolaProtections: readonly ProtectionReason[] = [
  {
    from: 'deszcz',
    reason:
      'Zamknięte lamele odprowadzają wodę do słupów, więc w\u00a0deszczu zostajesz przy stole.',
  },
  {
    from: 'wiatr',
    reason:
      'Aluminiowego dachu nie trzeba zwijać, gdy zaczyna wiać, a\u00a0osłony zatrzymują podmuchy z\u00a0boków.',
    option: 'sideScreens',
  },
  {
    from: 'prywatnosc',
    reason: 'Osłony boczne zasłaniają taras przed sąsiadami.',
    option: 'sideScreens',
  },
];

export const pergolaSafetyNotes: readonly string[] = [
  'Nie wchodź na dach pergoli i\u00a0nie obciążaj lamel.',
  'Zanim uruchomisz lamele, usuń śnieg, a\u00a0jeśli są oblodzone, poczekaj na odwilż; nie przekraczaj obciążenia podanego w\u00a0instrukcji.',
  'Nie wkładaj palców między lamele: podczas ruchu mogą je przyciąć.',
  'Osłony boczne zwiń przy silnym wietrze, a\u00a0przed oblodzeniem zrób to zawczasu.',
  'Nie rozpalaj grilla ani ogniska pod pergolą.',
  AUTOMATIC,
  POWER,
  FALL,
];

export const pergolaMeasuring: MeasuringGuide = {
  title: 'Zmierz miejsce na pergolę',
  introduction: PLAIN_INTRODUCTION,
  lengths: [
    { ...WALL_WIDTH, label: 'Szerokość miejsca' },
    {
      ...TERRACE_DEPTH,
      label: 'Głębokość miejsca',
      hint: 'Od ściany albo linii tylnych słupów do linii przednich słupów.',
    },
    {
      target: 'height',
      label: 'Wysokość',
      hint: 'Od tarasu do okapu albo do wybranej wysokości.',
      readings: HEIGHT_READINGS,
    },
  ],
  hasDiagonals: false,
  obstacles: GROUND_OBSTACLES,
};

export function pergolaAdvice(
  configuration: Configuration,
  locality: Locality | null,
): readonly (Advice | null)[] {
  const { z, height, freeStanding } = pergolaOf(configuration);
  const roof = { depth: z[1] - z[0], height };
  const snow = { zone: snowZoneOf(configuration), capacity: snowOnPergola(configuration) };
  return [
    snowAdvice(snow, locality),
    freeStanding ? null : driftAdvice(snow, roof),
    windZoneAdvice(locality, configuration.options['sideScreens'] ? 'zwiń osłony boczne' : null),
    buildingLawAdvice(areaOf(configuration)),
  ];
}
