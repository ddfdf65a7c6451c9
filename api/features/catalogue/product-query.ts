import type { ProductFeature, ProductFilter, ProductSort } from './catalogue.inputs.js';
import type { Product } from './product.entity.js';

type ProductField = Extract<keyof Product, string>;

const COLUMNS: readonly (readonly [column: string, field?: ProductField])[] = [
  ['id'],
  ['name'],
  ['description'],
  ['excerpt'],
  ['category'],
  ['subcategory'],
  ['image_url', 'imageUrl'],
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
];

/** What is long, or a list: left out of a row where nobody asks for it. Few, so that statements stay few. */
const COSTLY: ReadonlySet<string> = new Set<ProductField>([
  'description',
  'excerpt',
  'specifications',
  'availableColors',
  'availableFrameColors',
  'availableVariants',
]);

/** The columns of a row as the `Product` type reads it, with the costly ones among the fields, or with all. */
export function productColumns(fields?: ReadonlySet<string>): string {
  return COLUMNS.filter(
    ([column, field = column]) => !fields || !COSTLY.has(field) || fields.has(field),
  )
    .map(([column, field]) => (field ? `${column} as "${field}"` : column))
    .join(', ');
}

const ORDERS: Record<ProductSort, string> = {
  featured: 'featured desc, name, id',
  name_asc: 'name, id',
  name_desc: 'name desc, id',
  price_asc: 'base_price, id',
  price_desc: 'base_price desc, id',
};

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

export const productOrder = (sort: ProductSort): string => ORDERS[sort];

/** The `where` of a list of products in the shop; nothing of the input ever becomes SQL text. */
export function productConditions(filter: ProductFilter): { where: string; values: unknown[] } {
  const conditions = ['archived_at is null'];
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;

  if (filter.category) conditions.push(`category = ${bind(filter.category)}`);
  if (filter.featured != null) conditions.push(`featured = ${bind(filter.featured)}`);
  if (filter.priceFrom) conditions.push(`base_price >= ${bind(filter.priceFrom)}`);
  if (filter.priceTo) conditions.push(`base_price <= ${bind(filter.priceTo)}`);
  for (const feature of filter.features ?? [])
    conditions.push(`search_text ~ ${bind(FEATURE_PATTERNS[feature])}`);
  for (const word of words(filter.text)) {
    // As subqueries: worked out once, not for every row.
    const typed = `(select search_key(${bind(word)}))`;
    const like = `(select search_key(${bind(`%${word.replace(/[\\%_]/g, '\\$&')}%`)}))`;
    conditions.push(
      `(search_text like ${like} or word_similarity(${typed}, search_title) >= ${TYPO_SIMILARITY})`,
    );
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
