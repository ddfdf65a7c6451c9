import { FIRST_CATEGORY } from '../../../../engine/families/categories.js';
import { isMadeWith } from '../../../../engine/fabrics/fabric-filter.js';
import { COLLECTIONS } from '../../../../engine/fabrics/fabrics.js';
import { keysOf } from '../../../../engine/fields/keys-of.js';
import { pick } from '../../../../engine/fields/pick.js';
import { familyOf } from '../../../../engine/families/families.js';
import type { CreateProductInput } from '../../../apollo/schema.generated';
import { categoryLabel, type Category } from '../../../lib/categories';
import { formatMoney } from '../../../lib/text/format-money';
import { readAmount, typedAmount } from '../../../lib/form/typed-amount';
import type { FieldTexts } from '../../kit/edit-dialog/versions-table';
import type { Edited } from '../../kit/form/save-outcome';
import { COLLECTION_NAMES, VARIANT_NAMES } from '../../kit/parts/goods-names';
import type { ProductFormFragment } from './product-dialog.generated';

/** The values of the form; sizes in cm, prices as typed. */
export interface ProductValues {
  name: string;
  category: Category;
  subcategory: string;
  description: string;
  featured: boolean;
  imageUrl: string;
  specifications: { name: string; value: string }[];
  basePrice: string;
  pricePerSqm: string;
  minWidth: number | null;
  maxWidth: number | null;
  minHeight: number | null;
  maxHeight: number | null;
  minProjection: number | null;
  maxProjection: number | null;
  availableColors: string[];
  availableFrameColors: string[];
  availableVariants: string[];
  fabricCollection: string | null;
}

/** The values of a new product, in the first category. */
export const NEW_PRODUCT: Edited<ProductValues> = {
  values: {
    name: '',
    category: FIRST_CATEGORY,
    subcategory: '',
    description: '',
    featured: false,
    imageUrl: '',
    specifications: [],
    basePrice: '',
    pricePerSqm: '',
    minWidth: null,
    maxWidth: null,
    minHeight: null,
    maxHeight: null,
    minProjection: null,
    maxProjection: null,
    availableColors: [],
    availableFrameColors: [],
    availableVariants: variantsOf(FIRST_CATEGORY).map(({ value }) => value),
    fabricCollection: null,
  },
};

export function toValues(product: ProductFormFragment): Edited<ProductValues> {
  const { subcategory, basePrice, pricePerSqm, specifications } = product;
  const values = {
    // Only the form's fields: `__typename`, which Apollo adds, must not be sent back.
    ...pick(product, keysOf(NEW_PRODUCT.values)),
    subcategory: subcategory ?? '',
    basePrice: typedAmount(basePrice),
    pricePerSqm: pricePerSqm ? typedAmount(pricePerSqm) : '',
    specifications: specifications.map(({ name, value }) => ({ name, value })),
  };
  return { version: product.version, values };
}

export const SIZE_FIELDS = {
  width: ['minWidth', 'maxWidth'],
  projection: ['minProjection', 'maxProjection'],
  height: ['minHeight', 'maxHeight'],
} as const;

/** Removes sizes and a fabric collection that the family does not have: they may be left from another category. */
export function ofFamily(values: ProductValues): ProductValues {
  const dimensions = familyOf(values.category).dimensions.map(({ dimension }) => dimension);
  return {
    ...values,
    ...(!dimensions.includes('height') && { minHeight: null, maxHeight: null }),
    ...(!collectionsOf(values.category).some(({ value }) => value === values.fabricCollection) && {
      fabricCollection: null,
    }),
    ...(!dimensions.includes('projection') && { minProjection: null, maxProjection: null }),
  };
}

/** The input of the mutation; the form's rules have checked the required fields. */
export function toInput(values: ProductValues): CreateProductInput {
  return {
    ...ofFamily(values),
    subcategory: values.subcategory || null,
    imageUrl: values.imageUrl || null,
    basePrice: readAmount(values.basePrice),
    pricePerSqm: readAmount(values.pricePerSqm) || null,
    minWidth: values.minWidth ?? 0,
    maxWidth: values.maxWidth ?? 0,
  };
}

/** The variants of a family with their names, the default first. */
export function variantsOf(category: Category): { value: string; label: string }[] {
  return familyOf(category).variants.map(({ code, label }) => ({ value: code, label }));
}

/** The collections of cloth of a family with their names. */
export function collectionsOf(category: Category): { value: string; label: string }[] {
  return COLLECTIONS.filter((collection) => isMadeWith(category, collection)).map(
    ({ code, name, kind }) => ({ value: code, label: `${name} (${kind})` }),
  );
}

const SIZES = {
  minWidth: 'Szerokość od',
  maxWidth: 'Szerokość do',
  minHeight: 'Wysokość od',
  maxHeight: 'Wysokość do',
  minProjection: 'Głębokość od',
  maxProjection: 'Głębokość do',
};

/** Names of the fields, and how their values are shown in a conflict. */
export const PRODUCT_TEXTS: FieldTexts<ProductValues> = {
  name: 'Nazwa',
  category: { label: 'Kategoria', show: categoryLabel },
  subcategory: 'Podkategoria',
  description: 'Opis',
  featured: 'Bestseller',
  imageUrl: 'Zdjęcie',
  specifications: {
    label: 'Specyfikacja',
    show: (rows) => rows.map(({ name, value }) => `${name}: ${value}`).join('; '),
  },
  basePrice: { label: 'Cena podstawowa', show: money },
  pricePerSqm: { label: 'Cena za m²', show: money },
  ...SIZES,
  availableColors: 'Kolory',
  availableFrameColors: 'Kolory konstrukcji',
  availableVariants: {
    label: 'Warianty',
    show: (codes) => codes.map((code) => VARIANT_NAMES[code] ?? code).join(', '),
  },
  fabricCollection: {
    label: 'Kolekcja tkanin',
    show: (code) => COLLECTION_NAMES[code ?? ''] ?? '',
  },
};

/** Formats a typed amount; an invalid one stays as typed. */
function money(typed: string): string {
  const amount = readAmount(typed);
  return amount ? formatMoney(amount) : typed;
}
