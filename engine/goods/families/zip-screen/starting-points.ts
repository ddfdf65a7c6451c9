import type { StartingPoint } from '../../starting-points/starting-point.js';

export const zipScreenStartingPoints: readonly StartingPoint[] = [
  {
    code: 'salon-na-poludnie',
    title: 'Okno salonu na południe',
    reason: 'Tkanina przed szybą zatrzymuje upał, a\u00a0ogród nadal widać.',
    place: 'okno',
    sun: 'poludnie',
    request: {
      width: 200,
      height: 150,
      controlType: 'electric',
      options: { zipGuides: 2 },
    },
  },
  {
    code: 'drzwi-tarasowe',
    title: 'Drzwi tarasowe 250 × 220\u00a0cm',
    reason:
      'Prowadnice ZIP trzymają tkaninę na wietrze, a\u00a0czujnik zwija ją, gdy za mocno wieje.',
    place: 'okno',
    sun: 'wieczor',
    request: {
      width: 250,
      height: 220,
      color: 'Antracyt',
      controlType: 'electric',
      options: { zipGuides: 2, windSensor: true },
    },
  },
  {
    code: 'pokoj-od-wschodu',
    title: 'Pokój dziecka od wschodu',
    reason:
      'Ciemna tkanina przepuszcza najmniej porannego światła, a\u00a0komary zostają na zewnątrz.',
    place: 'okno',
    sun: 'rano',
    request: {
      width: 150,
      height: 150,
      color: 'Czarny',
      controlType: 'electric',
      options: { zipGuides: 2 },
    },
  },
  {
    code: 'bok-tarasu',
    title: 'Bok tarasu 4 × 2,5\u00a0m',
    reason: 'Pionowa osłona tam, gdzie niskie słońce i\u00a0wiatr docierają z\u00a0boku.',
    place: 'taras',
    sun: 'wieczor',
    request: {
      width: 400,
      height: 250,
      color: 'Beżowy',
      controlType: 'electric',
      options: { zipGuides: 2, windSensor: true },
    },
  },
  {
    code: 'loggia',
    title: 'Loggia 3 × 2,5\u00a0m',
    reason: 'Osłania od słońca i\u00a0spojrzeń z\u00a0naprzeciwka.',
    place: 'balkon',
    sun: 'wieczor',
    request: {
      width: 300,
      height: 250,
      color: 'Szary',
      controlType: 'electric',
      options: { zipGuides: 2 },
    },
  },
  {
    code: 'ogrodek',
    title: 'Osłona ogródka 4 × 2,8\u00a0m',
    reason: 'Goście są osłonięci od słońca, a\u00a0przez tkaninę nadal widzą ulicę.',
    place: 'ogrodek',
    sun: 'wieczor',
    request: {
      width: 400,
      height: 280,
      color: 'Brązowy',
      controlType: 'electric',
      options: { zipGuides: 2, windSensor: true },
    },
  },
];
