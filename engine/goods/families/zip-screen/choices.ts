import type { FamilyChoices } from '../family.js';
import {
  HEIGHT,
  MANUAL_OR_ELECTRIC,
  WIDTH,
  WIND_SENSOR,
  ZIP_GUIDES,
  FIXING,
} from '../shared-choices.js';

export const zipScreenChoices: FamilyChoices = {
  defaultProductId: 5,
  variants: [
    {
      code: 'zip',
      label: 'Pionowy',
      name: 'Refleksol',
      description: 'Pionowa tkanina techniczna w\u00a0bocznych prowadnicach.',
      initialFactor: 100,
    },
  ],
  dimensions: [
    { ...WIDTH, defaultValue: 250 },
    { ...HEIGHT, defaultValue: 220 },
  ],
  defaultColor: 'Szary',
  defaultFrameColor: 'Antracyt',
  controlTypes: MANUAL_OR_ELECTRIC,
  options: [ZIP_GUIDES, WIND_SENSOR],
  placement: [FIXING],
  maxLamelOrientation: 0,
  maxOpeningAngle: 0,
  deployLabel: 'Opuszczenie',
  cartMessage: 'Twój refleksol czeka w\u00a0koszyku.',
};
