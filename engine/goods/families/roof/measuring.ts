import type { MeasuringGuide } from '../../measuring/guide.js';
import {
  GROUND_OBSTACLES,
  PLAIN_INTRODUCTION,
  TERRACE_DEPTH,
  WALL_WIDTH,
} from '../../measuring/shared-guides.js';

export const roofMeasuring: MeasuringGuide = {
  title: 'Zmierz taras pod zadaszenie',
  introduction: PLAIN_INTRODUCTION,
  lengths: [WALL_WIDTH, { ...TERRACE_DEPTH, hint: 'Od ściany do linii przednich słupów.' }],
  hasDiagonals: false,
  obstacles: GROUND_OBSTACLES,
};
