import type { FamilyChoices } from '../family.js';
import { HEIGHT, MANUAL_OR_ELECTRIC, WIDTH, FIXING } from '../shared-choices.js';

export const rollerBlindChoices: FamilyChoices = {
  defaultProductId: 6,
  variants: [
    {
      code: 'wolnowiszace',
      label: 'Wolnowisząca',
      name: 'Roleta wolnowisząca',
      description: 'Tkanina na widocznej rurze, bez prowadnic: lekka i\u00a0prosta.',
      initialFactor: 100,
    },
    {
      code: 'kasetowe',
      label: 'Kasetowa',
      name: 'Roleta kasetowa',
      description: 'Rura ukryta w\u00a0smukłej kasecie z\u00a0bocznymi listwami.',
      initialFactor: 100,
    },
  ],
  dimensions: [
    { ...WIDTH, defaultValue: 120 },
    { ...HEIGHT, defaultValue: 160 },
  ],
  defaultColor: 'Beżowy',
  defaultFrameColor: 'Biały',
  controlTypes: MANUAL_OR_ELECTRIC,
  options: [],
  placement: [FIXING],
  maxLamelOrientation: 0,
  maxOpeningAngle: 0,
  deployLabel: 'Opuszczenie',
  cartMessage: 'Twoja roleta czeka w\u00a0koszyku.',
};
