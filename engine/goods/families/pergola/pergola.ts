import { ROLLED_OUT } from '../../model/model.js';
import type { Family } from '../family.js';
import { pergolaCard } from './card.js';
import { pergolaChoices } from './choices.js';
import { pergolaPicture } from './drawing.js';
import { pergolaOf } from './layout.js';
import { louvredRoofOf, pergolaModel, snowOnPergola } from './model.js';
import { pergolaStartingPoints } from './starting-points.js';
import {
  pergolaAdvice,
  pergolaBenefits,
  pergolaMeasuring,
  pergolaProtections,
  pergolaSafetyNotes,
} from './texts.js';
import { pergolaWarnings } from './warnings.js';

/** Pergolas with a roof of louvres, against the wall or free-standing. */
export const pergola: Family = {
  ...pergolaCard,
  ...pergolaChoices,
  benefits: pergolaBenefits,
  profile:
    'Lamela i\u00a0belka są w\u00a0środku puste i\u00a0usztywnione ściankami, a\u00a0górą belki biegnie rynna.',
  measuring: pergolaMeasuring,
  startingPoints: pergolaStartingPoints,
  protections: pergolaProtections,
  identifierPrefix: 'PER',
  inEnglish: 'pergolas',
  safetyNotes: pergolaSafetyNotes,
  warnings: pergolaWarnings,
  movedByHand: { area: 16, width: 400 },
  checksProjection: false,
  advice: pergolaAdvice,
  model: pergolaModel,
  picture: pergolaPicture,
  shownPose: ROLLED_OUT,
  shownAngles: { lamelOrientation: 35 },
  snowCapacity: snowOnPergola,
  isFreeStanding: (configuration) => pergolaOf(configuration).freeStanding,
  openingView: { turn: -32, rise: -4, fieldOfView: 48, margin: 0.86 },
  isIndoors: false,
  sun: {
    on: 'terrace',
    terrace: pergolaOf,
    louvredRoof: louvredRoofOf,
  },
};
