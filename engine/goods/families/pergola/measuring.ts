import type { MeasuringGuide } from '../../measuring/guide.js';
import {
  GROUND_OBSTACLES,
  HEIGHT_READINGS,
  PLAIN_INTRODUCTION,
  TERRACE_DEPTH,
  WALL_WIDTH,
} from '../../measuring/shared-guides.js';

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
