import { ROLLED_OUT } from '../../model/model.js';
import type { Family } from '../family.js';
import { EN_13659 } from '../standards.js';
import { facadeBlindCard } from './card.js';
import { facadeBlindChoices } from './choices.js';
import { facadeBlindPicture } from './drawing.js';
import { facadeBlindModel, facadeBlindSize, slatsOf } from './model.js';
import { facadeBlindStartingPoints } from './starting-points.js';
import {
  facadeBlindAdvice,
  facadeBlindBenefits,
  facadeBlindMeasuring,
  facadeBlindProtections,
  facadeBlindSafetyNotes,
} from './texts.js';
import { facadeBlindWindClass } from './wind-class.js';

/** External venetian blinds in front of a window. */
export const facadeBlind: Family = {
  ...facadeBlindCard,
  ...facadeBlindChoices,
  benefits: facadeBlindBenefits,
  profile:
    'Końce lamel poruszają się w\u00a0rowku prowadnicy. Na zdjęciu obok prowadnicy leżą lamele C80.',
  measuring: facadeBlindMeasuring,
  startingPoints: facadeBlindStartingPoints,
  protections: facadeBlindProtections,
  identifierPrefix: 'ZAL',
  inEnglish: 'façade blinds',
  safetyNotes: facadeBlindSafetyNotes,
  standard: EN_13659,
  movedByHand: { area: 8 },
  checksProjection: false,
  advice: facadeBlindAdvice,
  windClass: facadeBlindWindClass,
  model: facadeBlindModel,
  overallSize: facadeBlindSize,
  picture: facadeBlindPicture,
  shownPose: ROLLED_OUT,
  shownAngles: { openingAngle: 30 },
  openingView: { turn: -30, rise: 2, fieldOfView: 34, margin: 1.12 },
  isIndoors: false,
  sun: { on: 'window', slats: ({ variant }) => slatsOf(variant) },
};
