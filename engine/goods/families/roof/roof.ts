import { ROLLED_OUT } from '../../model/model.js';
import type { Family } from '../family.js';
import { roofCard } from './card.js';
import { roofChoices } from './choices.js';
import { roofPicture } from './drawing.js';
import { roofModel, snowOnFixedRoof } from './model.js';
import { roofStartingPoints } from './starting-points.js';
import {
  roofAdvice,
  roofBenefits,
  roofMeasuring,
  roofProtections,
  roofSafetyNotes,
} from './texts.js';

/** Fixed roofs over a terrace, of polycarbonate or glass; how much sun passes through them is unknown. */
export const roof: Family = {
  ...roofCard,
  ...roofChoices,
  benefits: roofBenefits,
  profile:
    'Pokrycie leży na krokwi między uszczelkami, a\u00a0od góry dociska je listwa. Na zdjęciu poliwęglan komorowy.',
  measuring: roofMeasuring,
  startingPoints: roofStartingPoints,
  protections: roofProtections,
  identifierPrefix: 'ZAD',
  inEnglish: 'terrace roofs',
  safetyNotes: roofSafetyNotes,
  checksProjection: true,
  advice: roofAdvice,
  model: roofModel,
  picture: roofPicture,
  shownPose: ROLLED_OUT,
  shownAngles: {},
  snowCapacity: snowOnFixedRoof,
  openingView: { turn: -32, rise: -2, fieldOfView: 46, margin: 0.9 },
  isIndoors: false,
  sun: null,
};
