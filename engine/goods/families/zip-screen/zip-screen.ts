import type { Family } from '../family.js';
import { EN_13561 } from '../standards.js';
import { zipScreenCard } from './card.js';
import { zipScreenChoices } from './choices.js';
import { zipScreenPicture } from './drawing.js';
import { ZIP_SCREEN_SHOWN, zipScreenModel, zipScreenSize } from './model.js';
import { zipScreenStartingPoints } from './starting-points.js';
import {
  zipScreenAdvice,
  zipScreenBenefits,
  zipScreenMeasuring,
  zipScreenProtections,
  zipScreenSafetyNotes,
} from './texts.js';

/** Vertical screens of technical fabric in front of a window. */
export const zipScreen: Family = {
  ...zipScreenCard,
  ...zipScreenChoices,
  benefits: zipScreenBenefits,
  profile:
    'Na zdjęciu prowadnica ZIP, dobierana w\u00a0konfiguratorze: suwak na brzegu tkaniny trzyma ją na całej wysokości.',
  measuring: zipScreenMeasuring,
  startingPoints: zipScreenStartingPoints,
  protections: zipScreenProtections,
  identifierPrefix: 'REF',
  inEnglish: 'vertical screens',
  safetyNotes: zipScreenSafetyNotes,
  standard: EN_13561,
  movedByHand: { area: 6 },
  checksProjection: false,
  advice: zipScreenAdvice,
  model: zipScreenModel,
  overallSize: zipScreenSize,
  picture: zipScreenPicture,
  shownPose: ZIP_SCREEN_SHOWN,
  shownAngles: {},
  openingView: { turn: -26, rise: 3, fieldOfView: 34, margin: 1.12 },
  isIndoors: false,
  sun: { on: 'window' },
};
