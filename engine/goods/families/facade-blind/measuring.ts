import type { MeasuringGuide } from '../../measuring/guide.js';
import { OUTSIDE_OPENING } from '../../measuring/shared-guides.js';

export const facadeBlindMeasuring: MeasuringGuide = {
  title: 'Zmierz okno pod żaluzję',
  ...OUTSIDE_OPENING,
};
