import { type Category, isMadeToMeasure } from '../../goods/families/categories.js';
import { keysOf } from './pick.js';

/** The definition of a field that staff enter of a product: its rules and labels in all parts of the shop. */
export interface ProductField {
  /** The Polish label in the form, in the CSV file, in conflicts and in the audit log. */
  label: string;
  /**
   * line, lines: a text; amount: złote with two decimal places; size: whole cm; colors: names of `COLORS`; variants:
   * codes of the family, the default first; collection: the code of a fabric collection; picture: a path of the shop;
   * specifications: names with values; pictures: paths of the shop with alternative texts.
   */
  kind:
    | 'line'
    | 'lines'
    | 'category'
    | 'flag'
    | 'amount'
    | 'size'
    | 'colors'
    | 'variants'
    | 'collection'
    | 'picture'
    | 'pictures'
    | 'specifications';
  /** Whether every product has it; if it is only of some goods, whether all of these have it. */
  isRequired: boolean;
  /** The goods that have it: those made to measure, or those without a size; absent: all. */
  onlyOf?: 'measured' | 'accessories';
  /** Of texts, in characters. */
  minLength?: number;
  maxLength?: number;
  /** Its unit in the form. */
  unit?: 'cm' | 'zł' | 'zł/m²';
  /** The description in the API's documentation. */
  description?: string;
  /** A hint for staff below the field of the form. */
  hint?: string;
  /** Whether a copy of a product starts without it. */
  isNotCopied?: boolean;
}

const SIZE = { kind: 'size', unit: 'cm', onlyOf: 'measured' } as const;
const WIDTH = { ...SIZE, isRequired: true, description: 'cm, 10-2000' } as const;
const OWN_LIMIT = {
  ...SIZE,
  isRequired: false,
  description: 'cm, 10-2000; null: the limit of the category.',
} as const;

/** The fields of a product in the order of the CSV file; named as in `Product`. */
export const PRODUCT_FIELDS = {
  name: {
    label: 'Nazwa',
    kind: 'line',
    isRequired: true,
    minLength: 2,
    maxLength: 200,
    description: '2-200 characters',
    isNotCopied: true,
  },
  category: { label: 'Kategoria', kind: 'category', isRequired: true },
  subcategory: {
    label: 'Podkategoria',
    kind: 'line',
    isRequired: false,
    onlyOf: 'measured',
    maxLength: 100,
    description: 'At most 100 characters.',
  },
  sku: {
    label: 'Numer katalogowy',
    kind: 'line',
    isRequired: false,
    onlyOf: 'accessories',
    maxLength: 40,
    description: 'The stock keeping unit (SKU), which no other product has; at most 40 characters.',
    isNotCopied: true,
  },
  accessoryCategory: {
    label: 'Rodzaj akcesoriów',
    kind: 'line',
    isRequired: false,
    onlyOf: 'accessories',
    maxLength: 60,
    description: 'The `slug` of one of `accessoryCategories`.',
  },
  featured: {
    label: 'Bestseller',
    kind: 'flag',
    isRequired: false,
    description: 'Whether it is a bestseller.',
    isNotCopied: true,
  },
  basePrice: {
    label: 'Cena podstawowa',
    kind: 'amount',
    unit: 'zł',
    isRequired: true,
    description: 'The part of the price that does not depend on the size, at most 1000000.00.',
  },
  pricePerSqm: {
    label: 'Cena za m²',
    kind: 'amount',
    unit: 'zł/m²',
    isRequired: false,
    onlyOf: 'measured',
    description:
      'Added for each m² of the area, at most 10000.00; null: the area does not change the price.',
  },
  minWidth: { label: 'Szerokość od', ...WIDTH },
  maxWidth: { label: 'Szerokość do', ...WIDTH },
  minHeight: { label: 'Wysokość od', ...OWN_LIMIT },
  maxHeight: { label: 'Wysokość do', ...OWN_LIMIT },
  minProjection: { label: 'Głębokość od', ...OWN_LIMIT },
  maxProjection: { label: 'Głębokość do', ...OWN_LIMIT },
  availableColors: {
    label: 'Kolory',
    kind: 'colors',
    isRequired: true,
    onlyOf: 'measured',
    description: '1-40 names of `colors`, for the fabric, the slats or the roof.',
  },
  availableFrameColors: {
    label: 'Kolory konstrukcji',
    kind: 'colors',
    isRequired: true,
    onlyOf: 'measured',
    description: '1-40 names of `colors`, for the frame.',
  },
  availableVariants: {
    label: 'Warianty',
    kind: 'variants',
    isRequired: false,
    onlyOf: 'measured',
    description: 'Codes of variants of the category, the default first; null: all of them.',
    hint: 'Pierwszy jest domyślny.',
  },
  fabricCollection: {
    label: 'Kolekcja tkanin',
    kind: 'collection',
    isRequired: false,
    onlyOf: 'measured',
    maxLength: 40,
    description:
      'The code of a fabric collection of the category, which must have all of the colours; null: none.',
    hint: 'Klient widzi nazwę i\u00a0prześwit tkaniny. Tkanina musi być dostępna we wszystkich kolorach produktu.',
  },
  imageUrl: {
    label: 'Zdjęcie',
    kind: 'picture',
    isRequired: false,
    maxLength: 500,
    description:
      'A path of the shop, such as the `imageUrl` in the answer of POST /api/admin/pictures; null: the ' +
      'to-scale drawing.',
    isNotCopied: true,
  },
  furtherPictures: {
    label: 'Dalsze zdjęcia',
    kind: 'pictures',
    isRequired: false,
    description:
      'At most 12, in the order of the gallery, in which they follow `imageUrl`; each with an alternative text.',
  },
  specifications: {
    label: 'Specyfikacja',
    kind: 'specifications',
    isRequired: false,
    description:
      'At most 40, in the order of the product page; of the first three, the product card shows the first that ' +
      'is no size.',
  },
  description: {
    label: 'Opis',
    kind: 'lines',
    isRequired: true,
    minLength: 1,
    maxLength: 10_000,
    description: '1-10000 characters',
  },
  careInstructions: {
    label: 'Pielęgnacja',
    kind: 'lines',
    isRequired: false,
    maxLength: 1000,
    description: 'How to care for the goods, at most 1000 characters; null: nothing is said.',
    hint: 'Klient widzi to na stronie produktu i\u00a0w\u00a0katalogu PDF.',
  },
} as const satisfies Record<string, ProductField>;

/** Whether products of a category have a field. */
export function hasField(category: Category, name: ProductFieldName): boolean {
  const { onlyOf }: ProductField = PRODUCT_FIELDS[name];
  return (
    onlyOf === undefined || onlyOf === (isMadeToMeasure(category) ? 'measured' : 'accessories')
  );
}

export type ProductFieldName = keyof typeof PRODUCT_FIELDS;

export const PRODUCT_FIELD_NAMES: readonly ProductFieldName[] = keysOf(PRODUCT_FIELDS);

/** The names of the fields of some kinds. */
export type ProductFieldOf<Kind extends ProductField['kind']> = {
  [Name in ProductFieldName]: (typeof PRODUCT_FIELDS)[Name]['kind'] extends Kind ? Name : never;
}[ProductFieldName];

/** The names of the fields of these kinds, in the order of `PRODUCT_FIELDS`. */
export const productFieldsOf = <Kind extends ProductField['kind']>(
  ...kinds: Kind[]
): ProductFieldOf<Kind>[] =>
  PRODUCT_FIELD_NAMES.filter((name): name is ProductFieldOf<Kind> =>
    kinds.some((kind) => kind === PRODUCT_FIELDS[name].kind),
  );
