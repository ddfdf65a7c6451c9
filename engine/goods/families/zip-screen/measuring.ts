import type { MeasuringGuide } from '../../measuring/guide.js';
import { OUTSIDE_OPENING } from '../../measuring/shared-guides.js';

export const zipScreenMeasuring: MeasuringGuide = {
  title: 'Zmierz okno pod refleksol',
  ...OUTSIDE_OPENING,
};
