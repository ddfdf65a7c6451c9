import type { StartingPoint } from '../../starting-points/starting-point.js';

export const rollerBlindStartingPoints: readonly StartingPoint[] = [
  {
    code: 'pokoj-dzienny',
    title: 'Pokój dzienny 120 × 150\u00a0cm',
    reason: 'Tkanina w\u00a0kolorze lnu rozprasza światło i\u00a0nie zaciemnia pokoju.',
    place: 'okno',
    sun: 'poludnie',
    request: { width: 120, height: 150, color: 'Ecru' },
  },
  {
    code: 'sypialnia',
    title: 'Sypialnia od wschodu',
    reason: 'Kaseta prowadzi tkaninę wzdłuż ramy, więc boki nie przepuszczają świtu.',
    place: 'okno',
    sun: 'rano',
    request: { variant: 'kasetowe', width: 120, height: 150, color: 'Szary' },
  },
  {
    code: 'drzwi-balkonowe',
    title: 'Drzwi balkonowe 90 × 220\u00a0cm',
    reason: 'Wąska i\u00a0wysoka: opuszczona tkanina sięga do progu.',
    place: 'okno',
    sun: 'poludnie',
    request: { variant: 'kasetowe', width: 90, height: 220, color: 'Krem' },
  },
  {
    code: 'kuchnia',
    title: 'Kuchnia 100 × 100\u00a0cm',
    reason: 'Krótka roleta w\u00a0świeżym kolorze, łatwa do podniesienia jedną ręką.',
    place: 'okno',
    sun: 'rano',
    request: { width: 100, height: 100, color: 'Zielony' },
  },
  {
    code: 'biuro',
    title: 'Domowe biuro od zachodu',
    reason: 'Mniej odblasków na ekranie, gdy słońce stoi nisko.',
    place: 'okno',
    sun: 'wieczor',
    request: { width: 150, height: 140, color: 'Beżowy' },
  },
  {
    code: 'szerokie-okno',
    title: 'Szerokie okno 220 × 160\u00a0cm',
    reason: 'Silnik podnosi dużą roletę równo i\u00a0cicho.',
    place: 'okno',
    sun: 'poludnie',
    request: { width: 220, height: 160, color: 'Biały', controlType: 'electric' },
  },
];
