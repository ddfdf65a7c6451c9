import { ROLLED_OUT } from '../../model/model.js';
import type { Family } from '../family.js';
import { EN_13561 } from '../standards.js';
import { awningCard } from './card.js';
import { awningChoices } from './choices.js';
import { awningPicture } from './drawing.js';
import { awningTerrace } from './layout.js';
import { awningModel, awningSize } from './model.js';
import { awningStartingPoints } from './starting-points.js';
import { awningAdvice, awningBenefits, awningMeasuring, awningSafetyNotes } from './texts.js';
import { awningWarnings } from './warnings.js';

/** Awnings over a terrace: cassette awnings on folding arms, and basket awnings on bows. */
export const awning: Family = {
  ...awningCard,
  ...awningChoices,
  benefits: awningBenefits,
  profile:
    'Ścianki wewnątrz usztywniają belkę frontową, a\u00a0tkanina i\u00a0falbana tkwią w\u00a0jej rowkach.',
  measuring: awningMeasuring,
  startingPoints: awningStartingPoints,
  identifierPrefix: 'MAR',
  inEnglish: 'awnings',
  safetyNotes: awningSafetyNotes,
  standard: EN_13561,
  warnings: awningWarnings,
  checksProjection: true,
  advice: awningAdvice,
  model: awningModel,
  overallSize: awningSize,
  picture: awningPicture,
  shownPose: ROLLED_OUT,
  shownAngles: {},
  openingView: { turn: -34, rise: 13, fieldOfView: 34, margin: 1.0 },
  isIndoors: false,
  sun: {
    on: 'terrace',
    terrace: awningTerrace,
    assumption: 'przy markizie rozwiniętej do końca',
  },
};
