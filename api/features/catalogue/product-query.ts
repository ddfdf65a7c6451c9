import type { Expression, ExpressionBuilder, OrderByModifiers, SqlBool } from 'kysely';
import { ACCESSORIES } from '#engine/goods/families/categories';
import { PRODUCT_FIELD_NAMES, productFieldsOf } from '#engine/trade/fields/product-fields';
import type { Tables } from '../../database/db.js';
import { containing } from '../../shared/text-search/search-text.js';
import type { ProductFeature, ProductSort, ShopConditions } from './catalogue.inputs.js';
import type { AdminProductSort, ProductState } from './staff/product-list.inputs.js';

/** The columns of a `StoredProduct`. */
export const PRODUCT_COLUMNS = [
  'id',
  ...PRODUCT_FIELD_NAMES,
  'excerpt',
  'uploadedPicture',
  'ratingAverage',
  'ratingCount',
  'drawing',
  'version',
  'archivedAt',
  'createdAt',
  'updatedAt',
] as const;

/** Long texts, lists and rarely selected columns, read only when a selected field needs them. */
const COSTLY: ReadonlySet<string> = new Set<(typeof PRODUCT_COLUMNS)[number]>([
  ...productFieldsOf('lines', 'specifications', 'pictures', 'colors', 'variants'),
  'excerpt',
  'drawing',
  'archivedAt',
  'createdAt',
  'updatedAt',
]);

/** The columns of a product without the costly ones that none of the fields needs; without fields, all columns. */
export function productColumns(fields?: ReadonlySet<string>) {
  if (!fields) return PRODUCT_COLUMNS;
  const needed = new Set([
    ...fields,
    ...(fields.has('highlights') ? ['specifications'] : []),
    ...(fields.has('gallery') ? ['furtherPictures'] : []),
  ]);
  return PRODUCT_COLUMNS.filter((column) => !COSTLY.has(column) || needed.has(column));
}

/** All columns that a list can be sorted by. */
export const SORTED_COLUMNS = [
  'id',
  'featured',
  'name',
  'category',
  'basePrice',
  'pricePerSqm',
  'updatedAt',
] as const;

type SortedColumn = (typeof SORTED_COLUMNS)[number];
type Order = readonly (readonly [column: SortedColumn, direction: OrderByModifiers])[];

const BY_NAME: Order = [
  ['name', 'asc'],
  ['id', 'asc'],
];

/** The columns that each sort orders products by; the id last, so that no two products share a place. */
export const PRODUCT_ORDERS: Record<ProductSort | AdminProductSort, Order> = {
  featured: [['featured', 'desc'], ...BY_NAME],
  name_asc: BY_NAME,
  name_desc: [
    ['name', 'desc'],
    ['id', 'asc'],
  ],
  price_asc: [
    ['basePrice', 'asc'],
    ['id', 'asc'],
  ],
  price_desc: [
    ['basePrice', 'desc'],
    ['id', 'asc'],
  ],
  category_asc: [['category', 'asc'], ...BY_NAME],
  category_desc: [['category', 'desc'], ...BY_NAME],
  sqm_price_asc: [
    ['pricePerSqm', 'asc'],
    ['id', 'asc'],
  ],
  sqm_price_desc: [
    ['pricePerSqm', (order) => order.desc().nullsLast()],
    ['id', 'asc'],
  ],
  changed_asc: [
    ['updatedAt', 'asc'],
    ['id', 'asc'],
  ],
  changed_desc: [
    ['updatedAt', 'desc'],
    ['id', 'asc'],
  ],
};

/** Regular expressions for `searchText`, which is lower case without diacritics; `[a-z]` matches Polish endings. */
const FEATURE_PATTERNS: Record<ProductFeature, string> = {
  automatyzacja: 'automaty[a-z]+',
  czujnik_wiatru: 'czujnik[a-z]* (sily )?wiatru',
  czujnik_slonca: 'czujnik[a-z]* slon[a-z]+',
  smart_home: 'smart home',
  led: '\\mled\\M',
};

const MAX_WORDS = 6;

type Products = ExpressionBuilder<Tables, 'Product'>;
type Condition = Expression<SqlBool>;

/**
 * The filter of the shop or of the staff's list. The staff's may name a state and bounds of the base price, and searches
 * texts without stemming.
 */
export type ProductConditions = ShopConditions & {
  state?: ProductState | null;
  priceFrom?: string | null;
  priceTo?: string | null;
};

/** The condition on products that a filter makes. */
export const productsMatching =
  (filter: ProductConditions) =>
  (eb: Products): Condition =>
    eb.and([...stateOf(filter, eb), ...fieldsOf(filter, eb), ...textOf(filter, eb)]);

function stateOf({ state }: ProductConditions, eb: Products): Condition[] {
  if (state === 'all') return [];
  return [eb('archivedAt', state === 'archived' ? 'is not' : 'is', null)];
}

function fieldsOf(filter: ProductConditions, eb: Products): Condition[] {
  const { ids, category, accessoryCategory, isMeasured, featured, priceFrom, priceTo, features } =
    filter;
  return [
    ...(ids ? [eb('id', '=', eb.fn.any(eb.val(ids)))] : []),
    ...(category ? [eb('category', '=', category)] : []),
    ...(isMeasured ? [eb('category', '<>', ACCESSORIES)] : []),
    ...(accessoryCategory ? [eb('accessoryCategory', '=', accessoryCategory)] : []),
    ...(featured != null ? [eb('featured', '=', featured)] : []),
    ...(priceFrom ? [eb('basePrice', '>=', priceFrom)] : []),
    ...(priceTo ? [eb('basePrice', '<=', priceTo)] : []),
    ...(features ?? []).map((feature) => eb('searchText', '~', FEATURE_PATTERNS[feature])),
  ];
}

/** Matches the number of a product, its SKU, or words of its texts. */
function textOf({ text }: ProductConditions, eb: Products): Condition[] {
  const number = /^\s*#?(\d{1,9})\s*$/.exec(text ?? '')?.[1];
  if (number) return [eb('id', '=', Number(number))];
  return wordsOf(text).map((word) =>
    eb.or([
      eb('searchText', 'like', eb.fn<string>('search_key', [eb.val(containing(word))])),
      eb('sku', 'ilike', containing(word)),
    ]),
  );
}

function wordsOf(text: string | null | undefined): string[] {
  return (text ?? '')
    .normalize('NFC')
    .replaceAll('\0', '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
}
