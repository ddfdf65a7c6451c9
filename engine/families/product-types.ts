import type { Category } from './categories.js';
import type { ControlType, Dimension } from '../configuration/configuration.js';

export type OptionUnit = 'once' | 'each' | 'per_sqm';

export interface ProductVariant {
  readonly code: string;
  readonly label: string;
  /** The product's full name in this variant: "Markiza kasetowa". */
  readonly name: string;
  readonly description: string;
}

export interface ProductDimension {
  readonly dimension: Dimension;
  readonly label: string;
  /** cm */
  readonly defaultValue: number;
  /** Limits in cm where the product gives none. */
  readonly fallbackMin: number;
  readonly fallbackMax: number;
}

export interface ProductOption {
  readonly code: string;
  readonly label: string;
  readonly description: string;
  readonly unit: OptionUnit;
  readonly maxQuantity: number;
  readonly selectedByDefault: boolean;
}

/** A family of products: what can be chosen, how it is called, what is taken when nothing is said. */
export interface ProductType {
  readonly category: Category;
  readonly label: string;
  readonly defaultProductId: number;
  readonly variants: readonly [ProductVariant, ...ProductVariant[]];
  readonly dimensions: readonly ProductDimension[];
  readonly colorLabel: string;
  readonly frameColorLabel: string;
  readonly defaultColor: string;
  readonly defaultFrameColor: string;
  readonly controlTypes: readonly ControlType[];
  readonly options: readonly ProductOption[];
  /** Greatest angle in degrees; 0 where the product has nothing to turn. */
  readonly maxLamelOrientation: number;
  readonly maxOpeningAngle: number;
}

const MANUAL_OR_ELECTRIC = ['manual', 'electric'] as const;

const WIND_SENSOR: ProductOption = {
  code: 'windSensor',
  label: 'Czujnik wiatru',
  description: 'Zwija osłonę, gdy wiatr staje się za silny. Wymaga sterowania elektrycznego.',
  unit: 'once',
  maxQuantity: 1,
  selectedByDefault: false,
};
const LED_LIGHTING: ProductOption = {
  code: 'ledLighting',
  label: 'Oświetlenie LED',
  description: 'Ciepłe światło 3000 K wpuszczone w\u00a0profile, ściemniane pilotem.',
  unit: 'once',
  maxQuantity: 1,
  selectedByDefault: false,
};
const ZIP_GUIDES: ProductOption = {
  code: 'zipGuides',
  label: 'Prowadnice ZIP',
  description: 'Tkanina prowadzona na suwaku: napięta i\u00a0szczelna na bokach. Cena za sztukę.',
  unit: 'each',
  maxQuantity: 4,
  selectedByDefault: false,
};

const WIDTH = {
  dimension: 'width',
  label: 'Szerokość',
  fallbackMin: 50,
  fallbackMax: 700,
} as const;
const PROJECTION = {
  dimension: 'projection',
  label: 'Wysięg',
  fallbackMin: 150,
  fallbackMax: 400,
} as const;
const HEIGHT = {
  dimension: 'height',
  label: 'Wysokość',
  fallbackMin: 100,
  fallbackMax: 300,
} as const;

export const PRODUCT_TYPES: Readonly<Record<Category, ProductType>> = {
  markizy: {
    category: 'markizy',
    label: 'Markizy',
    defaultProductId: 1,
    variants: [
      {
        code: 'kasetowe',
        label: 'Kasetowa',
        name: 'Markiza kasetowa',
        description: 'Zwinięta tkanina i\u00a0ramiona chowają się w\u00a0zamkniętej kasecie.',
      },
      {
        code: 'koszowe',
        label: 'Koszowa',
        name: 'Markiza koszowa',
        description: 'Łukowy stelaż napina tkaninę i\u00a0osłania także z\u00a0boków.',
      },
    ],
    dimensions: [
      { ...WIDTH, defaultValue: 400 },
      { ...PROJECTION, defaultValue: 300 },
    ],
    colorLabel: 'Kolor tkaniny',
    frameColorLabel: 'Kolor konstrukcji',
    defaultColor: 'Czerwony',
    defaultFrameColor: 'Biały',
    controlTypes: MANUAL_OR_ELECTRIC,
    options: [WIND_SENSOR, LED_LIGHTING],
    maxLamelOrientation: 0,
    maxOpeningAngle: 0,
  },
  pergole: {
    category: 'pergole',
    label: 'Pergole',
    defaultProductId: 2,
    variants: [
      {
        code: 'przyscienne',
        label: 'Przyścienna',
        name: 'Pergola przyścienna',
        description: 'Oparta o\u00a0ścianę domu, z\u00a0dwoma słupami od frontu.',
      },
      {
        code: 'wolnostojace',
        label: 'Wolnostojąca',
        name: 'Pergola wolnostojąca',
        description: 'Cztery słupy: stanie w\u00a0dowolnym miejscu ogrodu.',
      },
    ],
    dimensions: [
      { ...WIDTH, defaultValue: 400 },
      { ...PROJECTION, label: 'Głębokość', defaultValue: 400 },
      { ...HEIGHT, defaultValue: 280 },
    ],
    colorLabel: 'Kolor lameli',
    frameColorLabel: 'Kolor konstrukcji',
    defaultColor: 'Biały',
    defaultFrameColor: 'Antracyt',
    controlTypes: MANUAL_OR_ELECTRIC,
    options: [
      ZIP_GUIDES,
      {
        code: 'sideScreens',
        label: 'Osłony boczne',
        description:
          'Rozwijana tkanina między słupami: od słońca, wiatru i\u00a0spojrzeń. Cena za sztukę.',
        unit: 'each',
        maxQuantity: 4,
        selectedByDefault: false,
      },
      {
        ...WIND_SENSOR,
        description:
          'Ustawia lamele i\u00a0zwija osłony, gdy wiatr staje się za silny. Wymaga sterowania elektrycznego.',
      },
      LED_LIGHTING,
    ],
    maxLamelOrientation: 135,
    maxOpeningAngle: 0,
  },
  zaluzje: {
    category: 'zaluzje',
    label: 'Żaluzje',
    defaultProductId: 3,
    variants: [
      {
        code: 'c80',
        label: 'C80',
        name: 'Żaluzja fasadowa C80',
        description: 'Lamela 80\u00a0mm o\u00a0łukowym przekroju: najczęstszy wybór.',
      },
      {
        code: 'c50',
        label: 'C50',
        name: 'Żaluzja fasadowa C50',
        description: 'Wąska lamela 50\u00a0mm do mniejszych okien i\u00a0płytkich wnęk.',
      },
      {
        code: 'z90',
        label: 'Z90',
        name: 'Żaluzja fasadowa Z90',
        description:
          'Lamela 90\u00a0mm w\u00a0kształcie litery Z: zamyka się szczelniej i\u00a0ciszej.',
      },
    ],
    dimensions: [
      { ...WIDTH, defaultValue: 120 },
      { ...HEIGHT, defaultValue: 150 },
    ],
    colorLabel: 'Kolor lameli',
    frameColorLabel: 'Kolor prowadnic',
    defaultColor: 'Biały',
    defaultFrameColor: 'Antracyt',
    controlTypes: MANUAL_OR_ELECTRIC,
    options: [
      {
        code: 'mosquitoNet',
        label: 'Moskitiera',
        description: 'Siatka w\u00a0ramce za żaluzją: okno otwarte, owady na zewnątrz.',
        unit: 'once',
        maxQuantity: 1,
        selectedByDefault: false,
      },
      WIND_SENSOR,
    ],
    maxLamelOrientation: 0,
    maxOpeningAngle: 90,
  },
  zadaszenia: {
    category: 'zadaszenia',
    label: 'Zadaszenia',
    defaultProductId: 4,
    variants: [
      {
        code: 'poliweglan',
        label: 'Poliwęglan 16\u00a0mm',
        name: 'Zadaszenie z\u00a0poliwęglanu',
        description: 'Lekkie płyty komorowe 16\u00a0mm, które rozpraszają światło.',
      },
      {
        code: 'szklane',
        label: 'Szkło hartowane 8\u00a0mm',
        name: 'Zadaszenie szklane',
        description: 'Tafle szkła hartowanego 8\u00a0mm: czysty widok na niebo.',
      },
    ],
    dimensions: [
      { ...WIDTH, defaultValue: 400 },
      { ...PROJECTION, label: 'Głębokość', defaultValue: 350 },
    ],
    colorLabel: 'Kolor dachu',
    frameColorLabel: 'Kolor konstrukcji',
    defaultColor: 'Przezroczysty',
    defaultFrameColor: 'Antracyt',
    controlTypes: ['manual'],
    options: [
      {
        code: 'gutters',
        label: 'Rynny',
        description:
          'Rynna w\u00a0belce frontowej z\u00a0odpływem w\u00a0słupie. W\u00a0standardzie.',
        unit: 'once',
        maxQuantity: 1,
        selectedByDefault: true,
      },
      {
        code: 'sideWalls',
        label: 'Ściany boczne',
        description: 'Przeszklenie boków. Cena za m² zadaszonej powierzchni.',
        unit: 'per_sqm',
        maxQuantity: 1,
        selectedByDefault: false,
      },
      { ...LED_LIGHTING, description: 'Ciepłe światło 3000 K wpuszczone w\u00a0krokwie.' },
      {
        code: 'infraredHeating',
        label: 'Promienniki podczerwieni',
        description: 'Ciepło w\u00a0kilka sekund, także w\u00a0chłodny wieczór.',
        unit: 'once',
        maxQuantity: 1,
        selectedByDefault: false,
      },
    ],
    maxLamelOrientation: 0,
    maxOpeningAngle: 0,
  },
  refleksole: {
    category: 'refleksole',
    label: 'Refleksole',
    defaultProductId: 5,
    variants: [
      {
        code: 'zip',
        label: 'ZIP',
        name: 'Refleksol ZIP',
        description: 'Tkanina techniczna w\u00a0pionie, prowadzona w\u00a0bocznych szynach.',
      },
    ],
    dimensions: [
      { ...WIDTH, defaultValue: 250 },
      { ...HEIGHT, defaultValue: 220 },
    ],
    colorLabel: 'Kolor tkaniny',
    frameColorLabel: 'Kolor konstrukcji',
    defaultColor: 'Szary',
    defaultFrameColor: 'Antracyt',
    controlTypes: MANUAL_OR_ELECTRIC,
    options: [ZIP_GUIDES, WIND_SENSOR],
    maxLamelOrientation: 0,
    maxOpeningAngle: 0,
  },
  rolety: {
    category: 'rolety',
    label: 'Rolety',
    defaultProductId: 6,
    variants: [
      {
        code: 'wolnowiszace',
        label: 'Wolnowisząca',
        name: 'Roleta wolnowisząca',
        description: 'Tkanina na widocznej rurze, bez prowadnic: lekka i\u00a0prosta.',
      },
      {
        code: 'kasetowe',
        label: 'Kasetowa',
        name: 'Roleta kasetowa',
        description: 'Rura ukryta w\u00a0smukłej kasecie z\u00a0bocznymi listwami.',
      },
    ],
    dimensions: [
      { ...WIDTH, defaultValue: 120 },
      { ...HEIGHT, defaultValue: 160 },
    ],
    colorLabel: 'Kolor tkaniny',
    frameColorLabel: 'Kolor osprzętu',
    defaultColor: 'Beżowy',
    defaultFrameColor: 'Biały',
    controlTypes: MANUAL_OR_ELECTRIC,
    options: [],
    maxLamelOrientation: 0,
    maxOpeningAngle: 0,
  },
};

/** What a family calls and assumes of a size; undefined where it has none such. */
export function dimensionOf(category: Category, wanted: Dimension): ProductDimension | undefined {
  return PRODUCT_TYPES[category].dimensions.find(({ dimension }) => dimension === wanted);
}

/** Whether the text leaves the choice of the variant to us: nothing, or the category's own name. */
export function namesNoVariant(category: Category, text?: string | null): boolean {
  return !text || [category, ''].includes(fold(text));
}

/**
 * The variant that a text names: its code, its spelling with diacritics ("przyścienne"), or,
 * for the category's own name or nothing, the first one. Null when it names none.
 */
export function variantOf(category: Category, text?: string | null): ProductVariant | null {
  const { variants } = PRODUCT_TYPES[category];
  if (!text || namesNoVariant(category, text)) return variants[0];
  const code = fold(text);
  return variants.find((variant) => variant.code === code) ?? null;
}

/** The text in small letters without diacritics: "przyscienne". */
export function fold(text: string): string {
  return text.trim().toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}
