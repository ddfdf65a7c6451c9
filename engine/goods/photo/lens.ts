import type { PhotoSize } from './photo-camera.js';

/** What is known about the lens before anything is marked. */
export interface LensPrior {
  /** pixels */
  readonly focalLength: number;
  /** Standard deviation as a share of the focal length. */
  readonly deviation: number;
}

/** Phones have lenses of 22 to 28 mm (35 mm equivalent), and up to 80 mm for distant subjects. */
const USUAL = { millimetres: 28, deviation: 0.35 } as const;
/** The diagonal of 35 mm film, mm, to which equivalent focal lengths refer (CIPA DCG-001). */
const FILM_DIAGONAL = 43.27;
/** Whole millimetres and image stabilisation make a stated focal length this uncertain. */
const STATED_DEVIATION = 0.03;

/** The lens as stated by the photograph (mm, 35 mm equivalent), or a usual one. */
export function lensPrior(size: PhotoSize, stated: number | null): LensPrior {
  const perMillimetre = Math.hypot(size.width, size.height) / FILM_DIAGONAL;
  const { millimetres, deviation } = USUAL;
  return stated === null
    ? { focalLength: millimetres * perMillimetre, deviation }
    : { focalLength: stated * perMillimetre, deviation: STATED_DEVIATION };
}
