import { USUAL_ZONE } from '../place/snow.js';
import type { PlacementSetting, ProductOption } from './family.js';

export const MANUAL_OR_ELECTRIC = ['manual', 'electric'] as const;

export const WIND_SENSOR: ProductOption = {
  code: 'windSensor',
  label: 'Czujnik wiatru',
  description: 'Zwija osłonę, gdy wiatr jest zbyt silny. Wymaga sterowania elektrycznego.',
  unit: 'once',
  maxQuantity: 1,
  selectedByDefault: false,
  initialPrice: 320_00,
};
export const LED_LIGHTING: ProductOption = {
  code: 'ledLighting',
  label: 'Oświetlenie LED',
  description: 'Ciepłe światło 3000\u00a0K wpuszczone w\u00a0profile, ściemniane pilotem.',
  unit: 'once',
  maxQuantity: 1,
  selectedByDefault: false,
  initialPrice: 680_00,
};
export const ZIP_GUIDES: ProductOption = {
  code: 'zipGuides',
  label: 'Prowadnice ZIP',
  description: 'Tkanina prowadzona na suwaku: napięta i\u00a0szczelna na bokach. Cena za sztukę.',
  unit: 'each',
  maxQuantity: 4,
  selectedByDefault: false,
  initialPrice: 450_00,
};

export const WIDTH = {
  dimension: 'width',
  label: 'Szerokość',
  fallbackMin: 50,
  fallbackMax: 700,
} as const;
export const PROJECTION = { dimension: 'projection', fallbackMin: 150, fallbackMax: 400 } as const;
export const HEIGHT = {
  dimension: 'height',
  label: 'Wysokość',
  fallbackMin: 100,
  fallbackMax: 300,
} as const;

/**
 * The snow zone of the place, by PN-EN 1991-1-3. The shop's configurator asks for the postcode instead, with a hint of
 * its own; the hint here is for programs that read the API.
 */
export const SNOW_ZONE = {
  code: 'snowZone',
  label: 'Strefa śniegowa',
  hint: 'Poznasz ją po kodzie pocztowym. Od niej zależy, jak gęsto stoją słupy i\u00a0belki.',
  kind: 'number',
  unit: '',
  min: 1,
  max: 5,
  defaultValue: USUAL_ZONE,
} as const satisfies PlacementSetting;

/** How a product in front of a window is fixed. */
export const FIXING = {
  code: 'fixing',
  label: 'Mocowanie',
  kind: 'choice',
  choices: [
    { code: 'wneka', label: 'we wnęce' },
    { code: 'sciana', label: 'na ścianie' },
  ],
} as const satisfies PlacementSetting;
