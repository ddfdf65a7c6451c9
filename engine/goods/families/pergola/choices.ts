import type { Side } from '../../model/side.js';
import type { FamilyChoices, SidesSetting } from '../family.js';
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

/** The sides in the order in which screens close them where the customer names none. */
const ALL_SIDES = ['left', 'right', 'front', 'back'] as const satisfies readonly Side[];

export const SCREEN_SIDES: SidesSetting = {
  code: 'screenSides',
  label: 'Strony z\u00a0osłonami',
  hint: 'Które strony dostają osłony (`sideScreens`), po przecinku: „left,front”. Bez tego kolejno: lewy bok, prawy, front, a\u00a0w\u00a0pergoli wolnostojącej tył.',
  kind: 'sides',
  option: 'sideScreens',
  openSides: (variant) => (variant === 'wolnostojace' ? ALL_SIDES : ALL_SIDES.slice(0, 3)),
};

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
        'Rozwijana tkanina między słupami, po jednej na stronę. Lewy i\u00a0prawy bok: patrząc od frontu. Cena za sztukę.',
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
  placement: [SCREEN_SIDES, SNOW_ZONE],
  maxLamelOrientation: 135,
  maxOpeningAngle: 0,
  angleHint:
    'Ustawienie dotyczy tylko rysunku: w\u00a0gotowej pergoli obracasz lamele, kiedy chcesz.',
  cartMessage: 'Twoja pergola czeka w\u00a0koszyku.',
};
