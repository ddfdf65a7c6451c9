import type { MeasuringGuide } from '../../measuring/guide.js';
import {
  HEIGHT_READINGS,
  TERRACE_DEPTH,
  WALL_OBSTACLES,
  WALL_WIDTH,
} from '../../measuring/shared-guides.js';

export const awningMeasuring: MeasuringGuide = {
  title: 'Zmierz taras pod markizę',
  introduction:
    'Wpisz odczyty z\u00a0miary. Wybierzemy najmniejszy, przy markizie kasetowej zostawimy miejsce na pokrywy kasety, a\u00a0wymiar wstawimy do konfiguratora.',
  lengths: [
    WALL_WIDTH,
    TERRACE_DEPTH,
    {
      target: 'mountingHeight',
      label: 'Wysokość montażu',
      hint: 'Od tarasu do miejsca, w\u00a0którym będzie górna krawędź markizy.',
      readings: HEIGHT_READINGS,
    },
  ],
  hasDiagonals: false,
  obstacles: WALL_OBSTACLES,
};
