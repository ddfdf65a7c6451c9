import { type Configuration, areaOf } from '../../configuration/configuration.js';
import type { MeasuringGuide } from '../../measuring/guide.js';
import {
  GROUND_OBSTACLES,
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
import { FALL, POWER } from '../../place/safety-notes.js';
import { snowZoneOf } from '../../place/snow.js';
import type { ProtectionReason } from '../../starting-points/starting-point.js';
import type { Benefit } from '../family.js';
import { WALL_HEIGHT, roofOf, snowOnFixedRoof } from './model.js';

export const roofBenefits: readonly Benefit[] = [
  {
    title: 'Sucho mimo deszczu',
    text: 'Stały dach osłania taras lub wejście przez cały rok.',
  },
  {
    title: 'Jasno pod dachem',
    text: 'Szkło albo poliwęglan przepuszcza światło do pokoju.',
  },
  {
    title: 'Rynny w\u00a0standardzie',
    text: 'Woda z\u00a0dachu spływa rurą przy słupie, a\u00a0nie na taras.',
  },
];

export const roofProtections: readonly ProtectionReason[] = [
  {
    from: 'deszcz',
    reason: 'Stały dach: zaczyna padać, a\u00a0Ty niczego nie zamykasz.',
  },
  {
    from: 'wiatr',
    reason: 'Stałego dachu nie trzeba zwijać, gdy zaczyna wiać.',
  },
];

export const roofSafetyNotes: readonly string[] = [
  'Nie wchodź na dach: szkło i\u00a0poliwęglan nie są do tego przeznaczone.',
  'Śnieg usuwaj miękkim narzędziem, zanim przekroczy obciążenie podane w\u00a0instrukcji.',
  'Pękniętej szyby nie dotykaj i\u00a0nie przechodź pod nią; wezwij serwis.',
  'Promiennik ma gorącą obudowę: nie zakrywaj go i\u00a0zachowaj odstęp podany w\u00a0instrukcji.',
  POWER,
  FALL,
];

export const roofMeasuring: MeasuringGuide = {
  title: 'Zmierz taras pod zadaszenie',
  introduction: PLAIN_INTRODUCTION,
  lengths: [WALL_WIDTH, { ...TERRACE_DEPTH, hint: 'Od ściany do linii przednich słupów.' }],
  hasDiagonals: false,
  obstacles: GROUND_OBSTACLES,
};

export function roofAdvice(
  configuration: Configuration,
  locality: Locality | null,
): readonly (Advice | null)[] {
  const { depth } = roofOf(configuration);
  const snow = { zone: snowZoneOf(configuration), capacity: snowOnFixedRoof(configuration) };
  return [
    snowAdvice(snow, locality),
    driftAdvice(snow, { depth, height: WALL_HEIGHT }),
    windZoneAdvice(locality, null),
    buildingLawAdvice(areaOf(configuration)),
  ];
}
