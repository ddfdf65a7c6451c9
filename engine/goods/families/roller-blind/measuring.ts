import type { MeasuringGuide } from '../../measuring/guide.js';
import { INSIDE_OPENING } from '../../measuring/shared-guides.js';

export const rollerBlindMeasuring: MeasuringGuide = {
  title: 'Zmierz okno pod roletę',
  ...INSIDE_OPENING,
};
