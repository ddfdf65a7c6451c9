import { keysOf } from '../fields/pick.js';

/** Who vouches for the measurements of ordered goods, with Polish labels. */
export const MEASUREMENT_SOURCE_LABELS = {
  protocol: 'Protokół pomiaru',
  phone: 'Potwierdzone telefonicznie',
  /** Nobody has confirmed them: staff let them be made nevertheless, with a reason. */
  release: 'Zwolnione do produkcji bez potwierdzenia',
} as const;

export type MeasurementSource = keyof typeof MEASUREMENT_SOURCE_LABELS;

export const MEASUREMENT_SOURCES = keysOf(MEASUREMENT_SOURCE_LABELS);
