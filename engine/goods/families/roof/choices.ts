import type { FamilyChoices } from '../family.js';
import { LED_LIGHTING, PROJECTION, WIDTH, SNOW_ZONE } from '../shared-choices.js';
import { roofCard } from './card.js';

export const roofChoices: FamilyChoices = {
  defaultProductId: 4,
  variants: [
    {
      code: 'poliweglan',
      label: 'Poliwęglan 16\u00a0mm',
      name: 'Zadaszenie z\u00a0poliwęglanu',
      description: 'Lekkie płyty komorowe 16\u00a0mm, które rozpraszają światło.',
      initialFactor: 100,
    },
    {
      code: 'szklane',
      label: 'Szkło hartowane 8\u00a0mm',
      name: 'Zadaszenie szklane',
      description:
        'Szkło hartowane, laminowane (VSG) 8\u00a0mm: czysty widok na niebo, a\u00a0stłuczona tafla nie spada.',
      initialFactor: 125,
    },
  ],
  dimensions: [
    { ...WIDTH, defaultValue: 400 },
    { ...PROJECTION, label: roofCard.projectionLabel, defaultValue: 350 },
  ],
  defaultColor: 'Przezroczysty',
  defaultFrameColor: 'Antracyt',
  controlTypes: ['manual'],
  options: [
    {
      code: 'gutters',
      label: 'Rynny',
      description: 'Rynna wzdłuż belki frontowej, rura spustowa przy słupie. W\u00a0standardzie.',
      unit: 'once',
      maxQuantity: 1,
      selectedByDefault: true,
      initialPrice: 0,
    },
    {
      code: 'sideWalls',
      label: 'Ściany boczne',
      description: 'Przeszklenie boków. Cena za m² powierzchni dachu.',
      unit: 'per_sqm',
      maxQuantity: 1,
      selectedByDefault: false,
      initialPrice: 350_00,
    },
    {
      ...LED_LIGHTING,
      description:
        'Ciepłe światło 3000\u00a0K: punkty w\u00a0krokwiach i\u00a0listwa pod belką frontową.',
    },
    {
      code: 'infraredHeating',
      label: 'Promiennik podczerwieni',
      description: 'Ciepło w\u00a0kilka sekund, także w\u00a0chłodny wieczór.',
      unit: 'once',
      maxQuantity: 1,
      selectedByDefault: false,
      initialPrice: 1200_00,
    },
  ],
  placement: [SNOW_ZONE],
  maxLamelOrientation: 0,
  maxOpeningAngle: 0,
  cartMessage: 'Twoje zadaszenie czeka w\u00a0koszyku.',
};
