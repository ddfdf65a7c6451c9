import { isMadeWith } from '#engine/goods/fabrics/fabric-filter';
import { COLLECTIONS } from '#engine/goods/fabrics/fabrics';
import { FIRST_CATEGORY } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { pick } from '#engine/trade/fields/pick';
import {
  PRODUCT_FIELDS,
  PRODUCT_FIELD_NAMES,
  type ProductFieldName,
  hasField,
  productFieldsOf,
} from '#engine/trade/fields/product-fields';
import { valuesOf } from '#engine/trade/fields/text-field';
import type { CreateProductInput } from '../../../apollo/schema.generated';
import { categoryLabel, type Category } from '../../../goods/categories';
import { readAmount, typedAmount } from '../../../lib/form/text-control';
import { formatMoney } from '../../../lib/text/format';
import type { FieldTexts } from '../../kit/edit-dialog/versions-table';
import type { Edited } from '../../kit/form/field-problems';
import { COLLECTION_NAMES, VARIANT_NAMES } from '../../trade/goods/product-choice';
import type { ProductFormFragment } from './product-dialog.generated';

/** The value of a field of each kind in the form; prices as typed. */
interface ValueOf {
  line: string;
  lines: string;
  picture: string;
  category: Category;
  flag: boolean;
  amount: string;
  size: number | null;
  colors: string[];
  variants: string[];
  collection: string | null;
  pictures: { imageUrl: string; alt: string }[];
  specifications: { name: string; value: string }[];
}

/** The values of the form. */
export type ProductValues = {
  [Name in ProductFieldName]: ValueOf[(typeof PRODUCT_FIELDS)[Name]['kind']];
};

/** The value of an empty field, by its kind. */
const EMPTY: ValueOf = {
  line: '',
  lines: '',
  picture: '',
  category: FIRST_CATEGORY,
  flag: false,
  amount: '',
  size: null,
  colors: [],
  variants: variantsOf(FIRST_CATEGORY).map(({ value }) => value),
  collection: null,
  pictures: [],
  specifications: [],
};

/** The values of a new product, in the first category. */
export const NEW_PRODUCT: Edited<ProductValues> = {
  values: valuesOf(PRODUCT_FIELDS, (name) => EMPTY[PRODUCT_FIELDS[name].kind]) as ProductValues,
};

const AMOUNTS = productFieldsOf('amount');
const TEXTS = productFieldsOf('line', 'lines', 'picture');

export function toValues(product: ProductFormFragment): Edited<ProductValues> {
  const values: ProductValues = {
    // Only the form's fields: `__typename`, which Apollo adds, must not be sent back.
    ...pick(product, PRODUCT_FIELD_NAMES),
    ...filled(TEXTS, (name) => product[name] ?? ''),
    ...filled(AMOUNTS, (name) => typedAmount(product[name] ?? '')),
    specifications: product.specifications.map(({ name, value }) => ({ name, value })),
    furtherPictures: product.furtherPictures.map(({ imageUrl, alt }) => ({ imageUrl, alt })),
  };
  return { version: product.version, values };
}

/** An object with a value for each of these fields. */
const filled = <Name extends ProductFieldName, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

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
  const { name, description, basePrice, category } = values;
  const lacking: Partial<CreateProductInput> = Object.fromEntries(
    PRODUCT_FIELD_NAMES.filter((field) => !hasField(category, field)).map((field) => [field, null]),
  );
  return {
    ...ofFamily(values),
    ...filled(TEXTS, (text) => values[text] || null),
    ...filled(AMOUNTS, (amount) => readAmount(values[amount]) || null),
    ...lacking,
    name,
    description,
    basePrice: readAmount(basePrice),
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

/** How a value of each kind is shown in a conflict; texts as they are. */
const SHOWN: Partial<{ [Kind in keyof ValueOf]: (value: ValueOf[Kind]) => string }> = {
  category: categoryLabel,
  amount: money,
  variants: (codes) => codes.map((code) => VARIANT_NAMES[code] ?? code).join(', '),
  collection: (code) => COLLECTION_NAMES[code ?? ''] ?? '',
  pictures: (rows) => rows.map(({ alt }) => alt).join('; '),
  specifications: (rows) => rows.map(({ name, value }) => `${name}: ${value}`).join('; '),
};

/** Names of the fields, and how their values are shown in a conflict. */
export const PRODUCT_TEXTS = valuesOf(PRODUCT_FIELDS, (name) => {
  const { label, kind } = PRODUCT_FIELDS[name];
  const show = SHOWN[kind];
  return show ? { label, show } : label;
}) as FieldTexts<ProductValues>;

/** Formats a typed amount; an invalid one stays as typed. */
function money(typed: string): string {
  const amount = readAmount(typed);
  return amount ? formatMoney(amount) : typed;
}
