import type { EntityManager } from '@mikro-orm/postgresql';
import { CATEGORIES } from '#engine/goods/families/categories';
import { db } from '../../database/db.js';
import type { PageInput } from '../../shared/page.js';
import type { PictureStore } from '../pictures/picture-store.js';
import type { CategoryCount, ProductSort } from './catalogue.inputs.js';
import {
  PRODUCT_ORDERS,
  type ProductConditions,
  SORTED_COLUMNS,
  productColumns,
  productsMatching,
} from './product-query.js';
import type { Product } from './product.entity.js';
import { type StoredProduct, showProduct } from './show-product.js';
import type { AdminProductSort } from './staff/product-list.inputs.js';

interface Shop {
  em: EntityManager;
  pictures: PictureStore;
}

type Sort = ProductSort | AdminProductSort;

/**
 * One page of products and how many the filter matches in all; in one statement, beyond the last page in two. With
 * `fields`, costly columns that none of them needs are not read.
 */
export async function listProducts(
  { em, pictures }: Shop,
  filter: ProductConditions,
  sort: Sort,
  page: PageInput,
  fields?: ReadonlySet<string>,
): Promise<{ items: Product[]; totalCount: number }> {
  const rows = await readPage(em, filter, sort, page, fields);
  const [first] = rows;
  if (first) {
    const items = rows.map((row) => showProduct(pictures, row));
    return { items, totalCount: Number(first.totalCount) };
  }
  return { items: [], totalCount: page.offset === 0 ? 0 : await countProducts(em, filter) };
}

/** One page of products sorted by these prices, those of equal prices by id, and how many the filter matches in all. */
export async function listByPrice(
  shop: Shop,
  filter: ProductConditions,
  prices: ReadonlyMap<number, number>,
  { sort, page, fields }: { sort: Sort; page: PageInput; fields: ReadonlySet<string> },
): Promise<{ items: Product[]; totalCount: number }> {
  const found = await db(shop.em)
    .selectFrom('Product')
    .select('id')
    .where(productsMatching(filter))
    .execute();
  const sign = sort === 'price_desc' ? -1 : 1;
  const sorted = found
    .map(({ id }) => ({ id, price: prices.get(id) ?? 0 }))
    .toSorted((a, b) => sign * (a.price - b.price) || a.id - b.id);
  const ids = sorted.slice(page.offset, page.offset + page.limit).map(({ id }) => id);
  return { items: await findProducts(shop, ids, fields), totalCount: found.length };
}

/** One page of products, each row with the number of all products that the filter matches. */
function readPage(
  em: EntityManager,
  filter: ProductConditions,
  sort: Sort,
  { limit, offset }: PageInput,
  fields?: ReadonlySet<string>,
): Promise<(StoredProduct & { totalCount: string | null })[]> {
  const order = PRODUCT_ORDERS[sort];
  const rows = db(em)
    // Only the rows of the page are read whole; a search runs once for both the page and the count.
    .with(
      (cte) => (filter.text ? cte('found').materialized() : cte('found').notMaterialized()),
      (query) => query.selectFrom('Product').select(SORTED_COLUMNS).where(productsMatching(filter)),
    )
    .selectFrom('Product')
    .select(productColumns(fields))
    .select((eb) =>
      eb
        .selectFrom('found')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .as('totalCount'),
    )
    .where('id', 'in', (eb) =>
      order
        .reduce((ids, by) => ids.orderBy(...by), eb.selectFrom('found').select('found.id'))
        .limit(limit)
        .offset(offset),
    );
  return order.reduce((sorted, by) => sorted.orderBy(...by), rows).execute();
}

/** A query for the ids of all products of a filter, sorted. */
export const productIds = (em: EntityManager, filter: ProductConditions, sort: Sort) =>
  PRODUCT_ORDERS[sort].reduce(
    (ids, by) => ids.orderBy(...by),
    db(em).selectFrom('Product').select('id').where(productsMatching(filter)),
  );

/** A product of the shop, or null when there is none of this id or it has been archived. */
export async function findProduct(shop: Shop, id: number): Promise<Product | null> {
  const product = await findAnyProduct(shop, id);
  return product?.archivedAt === null ? product : null;
}

/** A product of the shop or of its archive, or null when there is none of this id. */
export async function findAnyProduct(shop: Shop, id: number): Promise<Product | null> {
  const [product] = await findProducts(shop, [id]);
  return product ?? null;
}

/**
 * Products of these ids in their order, each once, archived ones too; unknown ids are left out. With `fields`, costly
 * columns that none of them needs are not read.
 */
export async function findProducts(
  { em, pictures }: Shop,
  ids: readonly number[],
  fields?: ReadonlySet<string>,
): Promise<Product[]> {
  const rows: StoredProduct[] = await db(em)
    .selectFrom('Product')
    .select(productColumns(fields))
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id);
    return row ? [showProduct(pictures, row)] : [];
  });
}

/** The number of products of each category under the filter, ignoring the filter's category. */
export async function countByCategory(
  { em, pictures }: Shop,
  filter: ProductConditions,
): Promise<CategoryCount[]> {
  const rows = await db(em)
    .selectFrom('Product')
    .select((eb) => ['category', eb.fn.countAll<string>().as('count')])
    .where(productsMatching({ ...filter, category: null }))
    .groupBy('category')
    .execute();
  const counts = new Map(rows.map(({ category, count }) => [category, Number(count)]));
  return CATEGORIES.map((category) => ({
    category,
    count: counts.get(category) ?? 0,
    picture: pictures.find(`kategoria-${category}`),
  }));
}

async function countProducts(em: EntityManager, filter: ProductConditions): Promise<number> {
  const { count } = await db(em)
    .selectFrom('Product')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(productsMatching(filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}
