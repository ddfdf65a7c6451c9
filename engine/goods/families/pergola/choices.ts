import type { FamilyChoices } from '../family.js';
import {
  HEIGHT,
  LED_LIGHTING,
  MANUAL_OR_ELECTRIC,
  PROJECTION,
  WIDTH,
  WIND_SENSOR,
  ZIP_GUIDES,
  SNOW_ZONE,
} from '../shared-choices.js';
import { pergolaCard } from './card.js';

export const pergolaChoices: FamilyChoices = {
  defaultProductId: 2,
  variants: [
    {
      code: 'przyscienne',
      label: 'Przyścienna',
      name: 'Pergola przyścienna',
      description: 'Oparta o\u00a0ścianę domu, bez słupów przy ścianie.',
      initialFactor: 100,
    },
    {
      code: 'wolnostojace',
      label: 'Wolnostojąca',
      name: 'Pergola wolnostojąca',
      description: 'Na własnych słupach: stanie w\u00a0dowolnym miejscu ogrodu.',
      initialFactor: 115,
    },
  ],
  dimensions: [
    { ...WIDTH, defaultValue: 400 },
    { ...PROJECTION, label: pergolaCard.projectionLabel, defaultValue: 400 },
    { ...HEIGHT, defaultValue: 280 },
  ],
  defaultColor: 'Biały',
  defaultFrameColor: 'Antracyt',
  controlTypes: MANUAL_OR_ELECTRIC,
  options: [
    ZIP_GUIDES,
    {
      code: 'sideScreens',
      label: 'Osłony boczne',
      description:
        'Rozwijana tkanina między słupami. Patrząc od frontu, pierwsza osłona zamyka lewy bok, druga prawy, trzecia front, czwarta tył. Cena za sztukę.',
      unit: 'each',
      maxQuantity: 4,
      selectedByDefault: false,
      initialPrice: 280_00,
    },
    {
      ...WIND_SENSOR,
      description:
        'Ustawia lamele w\u00a0bezpiecznej pozycji i\u00a0zwija osłony, gdy wiatr jest zbyt silny. Wymaga sterowania elektrycznego.',
    },
    LED_LIGHTING,
  ],
  placement: [SNOW_ZONE],
  maxLamelOrientation: 135,
  maxOpeningAngle: 0,
  angleHint:
    'Ustawienie dotyczy tylko rysunku: w\u00a0gotowej pergoli obracasz lamele, kiedy chcesz.',
  cartMessage: 'Twoja pergola czeka w\u00a0koszyku.',
};
