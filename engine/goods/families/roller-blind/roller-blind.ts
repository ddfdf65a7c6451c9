import type { Family } from '../family.js';
import { rollerBlindCard } from './card.js';
import { rollerBlindChoices } from './choices.js';
import { rollerBlindPicture } from './drawing.js';
import { ROLLER_BLIND_SHOWN, rollerBlindModel, rollerBlindSize } from './model.js';
import { rollerBlindStartingPoints } from './starting-points.js';
import {
  rollerBlindAdvice,
  rollerBlindBenefits,
  rollerBlindMeasuring,
  rollerBlindProtections,
  rollerBlindSafetyNotes,
} from './texts.js';

/** Roller blinds in a room. */
export const rollerBlind: Family = {
  ...rollerBlindCard,
  ...rollerBlindChoices,
  benefits: rollerBlindBenefits,
  profile: 'Tkanina nawija się na rurę, a\u00a0u\u00a0dołu prostuje ją listwa.',
  measuring: rollerBlindMeasuring,
  startingPoints: rollerBlindStartingPoints,
  protections: rollerBlindProtections,
  identifierPrefix: 'ROL',
  inEnglish: 'roller blinds',
  safetyNotes: rollerBlindSafetyNotes,
  checksProjection: false,
  advice: rollerBlindAdvice,
  model: rollerBlindModel,
  overallSize: rollerBlindSize,
  picture: rollerBlindPicture,
  shownPose: ROLLER_BLIND_SHOWN,
  shownAngles: {},
  openingView: { turn: -22, rise: 1, fieldOfView: 44, margin: 1.45 },
  isIndoors: true,
  sun: { on: 'window' },
};
