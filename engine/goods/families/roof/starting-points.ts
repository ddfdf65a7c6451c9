import type { StartingPoint } from '../../starting-points/starting-point.js';

export const roofStartingPoints: readonly StartingPoint[] = [
  {
    code: 'pod-szklem',
    title: 'Taras 4 × 3,5\u00a0m pod szkłem',
    reason: 'Szkło prawie nie zabiera światła z\u00a0salonu, a\u00a0deszcz nie zagania do domu.',
    place: 'taras',
    sun: 'poludnie',
    request: { variant: 'szklane', width: 400, projection: 350 },
  },
  {
    code: 'jasny-taras',
    title: 'Jasny taras 5 × 3\u00a0m',
    reason: 'Poliwęglan jest lżejszy i\u00a0tańszy od szkła, a\u00a0światło rozprasza.',
    place: 'taras',
    sun: 'rano',
    request: { variant: 'poliweglan', width: 500, projection: 300 },
  },
  {
    code: 'od-zachodu',
    title: 'Taras 4 × 3\u00a0m od zachodu',
    reason:
      'Przyciemniony dach łagodzi popołudniowe słońce, a\u00a0przeszklone boki osłaniają od wiatru.',
    place: 'taras',
    sun: 'wieczor',
    request: {
      variant: 'poliweglan',
      width: 400,
      projection: 300,
      color: 'Przyciemniony',
      options: { sideWalls: true },
    },
  },
  {
    code: 'wejscie',
    title: 'Nad wejściem 3 × 2\u00a0m',
    reason: 'Sucho pod drzwiami, miejsce na rower i\u00a0wózek.',
    place: 'wejscie',
    sun: 'rano',
    request: { variant: 'poliweglan', width: 300, projection: 200 },
  },
  {
    code: 'cieply-kacik',
    title: 'Ciepły kącik na jesień',
    reason: 'Promiennik i\u00a0światło w\u00a0krokwiach wydłużają sezon na tarasie.',
    place: 'taras',
    sun: 'wieczor',
    request: {
      variant: 'szklane',
      width: 350,
      projection: 300,
      options: { infraredHeating: true, ledLighting: true },
    },
  },
  {
    code: 'ogrodek',
    title: 'Ogródek restauracji 7 × 4\u00a0m',
    reason: 'Stały dach nad ogródkiem i\u00a0promiennik na chłodne wieczory.',
    place: 'ogrodek',
    sun: 'poludnie',
    request: {
      variant: 'szklane',
      width: 700,
      projection: 400,
      color: 'Przyciemniony',
      options: { infraredHeating: true },
    },
  },
];
