import type { FamilyChoices } from '../family.js';
import {
  LED_LIGHTING,
  MANUAL_OR_ELECTRIC,
  PROJECTION,
  WIDTH,
  WIND_SENSOR,
} from '../shared-choices.js';
import { awningCard } from './card.js';
import { MOUNTING_HEIGHT, SLOPE, WALL } from './placement.js';

export const awningChoices: FamilyChoices = {
  defaultProductId: 1,
  variants: [
    {
      code: 'kasetowe',
      label: 'Kasetowa',
      name: 'Markiza kasetowa',
      description: 'Zwinięta tkanina i\u00a0ramiona chowają się w\u00a0zamkniętej kasecie.',
      initialFactor: 100,
    },
    {
      code: 'koszowe',
      label: 'Koszowa',
      name: 'Markiza koszowa',
      description: 'Łukowy stelaż napina tkaninę, która osłania także z\u00a0boków.',
      initialFactor: 100,
    },
  ],
  dimensions: [
    { ...WIDTH, defaultValue: 400 },
    { ...PROJECTION, label: awningCard.projectionLabel, defaultValue: 300 },
  ],
  defaultColor: 'Czerwony',
  defaultFrameColor: 'Biały',
  controlTypes: MANUAL_OR_ELECTRIC,
  options: [WIND_SENSOR, LED_LIGHTING],
  placement: [MOUNTING_HEIGHT, SLOPE, WALL],
  maxLamelOrientation: 0,
  maxOpeningAngle: 0,
  deployLabel: 'Rozwinięcie',
  cartMessage: 'Twoja markiza czeka w\u00a0koszyku.',
};
