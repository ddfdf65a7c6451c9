import { containing } from '../../shared/search-text.js';
import type { ProductFeature, ProductFilter, ProductSort } from './catalogue.inputs.js';
import type { AdminProductSort, ProductState } from './staff/product-list.inputs.js';
import type { Product } from './product.entity.js';

type ProductField = Extract<keyof Product, string>;

/** The pool leaves times as PostgreSQL writes them. */
function isoTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

const COLUMNS: readonly (readonly [column: string, field?: ProductField])[] = [
  ['id'],
  ['name'],
  ['description'],
  ['excerpt'],
  ['category'],
  ['subcategory'],
  ['image_url', 'imageUrl'],
  ['uploaded_picture', 'uploadedPicture'],
  ['featured'],
  ['specifications'],
  ['base_price::text', 'basePrice'],
  ['price_per_sqm::text', 'pricePerSqm'],
  ['min_width', 'minWidth'],
  ['max_width', 'maxWidth'],
  ['min_height', 'minHeight'],
  ['max_height', 'maxHeight'],
  ['min_projection', 'minProjection'],
  ['max_projection', 'maxProjection'],
  ['available_colors', 'availableColors'],
  ['available_frame_colors', 'availableFrameColors'],
  ['available_variants', 'availableVariants'],
  ['rating_average', 'ratingAverage'],
  ['rating_count', 'ratingCount'],
  ['version'],
  [isoTime('archived_at'), 'archivedAt'],
  [isoTime('updated_at'), 'updatedAt'],
];

/** What is long, a list, or rarely asked for: left out of a row where nobody asks for it. Few, so that statements stay few. */
const COSTLY: ReadonlySet<string> = new Set<ProductField>([
  'description',
  'excerpt',
  'specifications',
  'availableColors',
  'availableFrameColors',
  'availableVariants',
  'archivedAt',
  'updatedAt',
]);

/** The columns of a row as the `Product` type reads it, with the costly ones that the fields need, or with all. */
export function productColumns(fields?: ReadonlySet<string>): string {
  // The highlights are the first of the specifications.
  const needed = fields?.has('highlights') ? new Set([...fields, 'specifications']) : fields;
  return COLUMNS.filter(
    ([column, field = column]) => !needed || !COSTLY.has(field) || needed.has(field),
  )
    .map(([column, field]) => (field ? `${column} as "${field}"` : column))
    .join(', ');
}

const ORDERS: Record<ProductSort | AdminProductSort, string> = {
  featured: 'featured desc, name, id',
  name_asc: 'name, id',
  name_desc: 'name desc, id',
  price_asc: 'base_price, id',
  price_desc: 'base_price desc, id',
  category_asc: 'category, name, id',
  category_desc: 'category desc, name, id',
  sqm_price_asc: 'price_per_sqm, id',
  sqm_price_desc: 'price_per_sqm desc nulls last, id',
  changed_asc: 'updated_at, id',
  changed_desc: 'updated_at desc, id',
};

/** All that `productOrder` orders by, but for the id. */
export const PRODUCT_ORDER_COLUMNS =
  'featured, name, category, base_price, price_per_sqm, updated_at';

/** Regular expressions over `search_text`, which has no diacritics; they allow for Polish endings. */
const FEATURE_PATTERNS: Record<ProductFeature, string> = {
  automatyzacja: 'automaty[a-z]+',
  czujnik_wiatru: 'czujnik[a-z]* (sily )?wiatru',
  czujnik_slonca: 'czujnik[a-z]* slon[a-z]+',
  smart_home: 'smart home',
  led: '\\mled\\M',
};

/** How near a word must be to a word of the title to count as a typo of it. */
const TYPO_SIMILARITY = 0.5;
const MAX_WORDS = 6;

export const productOrder = (sort: ProductSort | AdminProductSort): string => ORDERS[sort];

const STATES: Record<ProductState, string> = {
  active: 'archived_at is null',
  archived: 'archived_at is not null',
  all: 'true',
};

/** The `where` of a list of products, in the shop unless said otherwise; nothing of the input ever becomes SQL text. */
export function productConditions(filter: ProductFilter & { state?: ProductState | null }): {
  where: string;
  values: unknown[];
} {
  const conditions = [STATES[filter.state ?? 'active']];
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;

  if (filter.category) conditions.push(`category = ${bind(filter.category)}`);
  if (filter.featured != null) conditions.push(`featured = ${bind(filter.featured)}`);
  if (filter.priceFrom) conditions.push(`base_price >= ${bind(filter.priceFrom)}`);
  if (filter.priceTo) conditions.push(`base_price <= ${bind(filter.priceTo)}`);
  for (const feature of filter.features ?? [])
    conditions.push(`search_text ~ ${bind(FEATURE_PATTERNS[feature])}`);
  const number = filter.state ? /^\s*#?(\d{1,9})\s*$/.exec(filter.text ?? '')?.[1] : undefined;
  if (number) conditions.push(`id = ${bind(number)}`);
  for (const word of number ? [] : words(filter.text)) {
    // As subqueries: worked out once, not for every row.
    const like = `search_text like (select search_key(${bind(containing(word))}))`;
    // Staff know how a product is called; a typo costs a look at every title.
    if (filter.state) conditions.push(like);
    else {
      const typed = `(select search_key(${bind(word)}))`;
      conditions.push(`(${like} or word_similarity(${typed}, search_title) >= ${TYPO_SIMILARITY})`);
    }
  }
  return { where: conditions.join(' and '), values };
}

function words(text: string | null | undefined): string[] {
  return (text ?? '')
    .normalize('NFC')
    .replaceAll('\0', '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
}
