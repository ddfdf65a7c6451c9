import { COLLECTIONS } from '#engine/goods/fabrics/fabrics';
import { familyOf } from '#engine/goods/families/families';
import { categories } from '../../../goods/categories';

type Names = Readonly<Record<string, string>>;

/** The names of variants by code; a code that several families have means the same in each of them. */
export const VARIANT_NAMES: Names = Object.fromEntries(
  categories
    .flatMap((category) => familyOf(category.code).variants)
    .map(({ code, label }) => [code, label]),
);

/** The names of fabric collections by code. */
export const COLLECTION_NAMES: Names = Object.fromEntries(
  COLLECTIONS.map(({ code, name }) => [code, name]),
);
