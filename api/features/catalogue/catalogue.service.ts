import { CATEGORIES } from '../../../engine/families/categories.js';
import type { Pool } from 'pg';
import type { PictureStore } from '../pictures/picture-store.js';
import {
  PRODUCT_ORDER_COLUMNS,
  productColumns,
  productConditions,
  productOrder,
} from './product-query.js';
import type { CategoryCount, ProductFilter, ProductSort } from './catalogue.inputs.js';
import type { Product } from './product.entity.js';
import { type StoredProduct, showProduct } from './show-product.js';
import type { AdminProductSort, ProductState } from './staff/product-list.inputs.js';

interface Shop {
  pool: Pool;
  pictures: PictureStore;
}

/** In the shop, unless a state is named. */
type ListFilter = ProductFilter & { state?: ProductState | null };

interface Page {
  limit: number;
  offset: number;
}

/**
 * One page of products and the size of the whole list; plain rows, one prepared statement. With the
 * fields given that are wanted of each product, the costly ones of the others are not read.
 */
export async function listProducts(
  { pool, pictures }: Shop,
  filter: ListFilter,
  sort: ProductSort | AdminProductSort,
  page: Page,
  fields?: ReadonlySet<string>,
): Promise<{ items: Product[]; totalCount: number }> {
  const rows = await listStoredProducts(pool, filter, sort, page, fields);
  const [first] = rows;
  if (first) {
    const items = rows.map((row) => showProduct(pictures, row));
    return { items, totalCount: Number(first.totalCount) };
  }
  return { items: [], totalCount: page.offset === 0 ? 0 : await countProducts(pool, filter) };
}

/** One page of products as they are stored, the size of the whole list beside each. */
export async function listStoredProducts(
  pool: Pool,
  filter: ListFilter,
  sort: ProductSort | AdminProductSort,
  page: Page,
  fields?: ReadonlySet<string>,
): Promise<(StoredProduct & { totalCount: string })[]> {
  const { where, values } = productConditions(filter);
  const order = productOrder(sort);
  // The ids of the page and the count come from indexes alone; what a search finds is found once for both.
  const found = filter.text ? 'materialized' : 'not materialized';
  const text = `with found as ${found} (select id, ${PRODUCT_ORDER_COLUMNS} from product where ${where})
    select ${productColumns(fields)}, (select count(*) from found) as "totalCount" from product
    where id in (select id from found order by ${order} limit $${values.length + 1} offset $${values.length + 2})
    order by ${order}`;
  const { rows } = await pool.query(text, [...values, page.limit, page.offset]);
  return rows;
}

/** A statement that finds the ids of a list of products in their order. */
export function productIds(filter: ListFilter, sort: ProductSort | AdminProductSort) {
  const { where, values } = productConditions(filter);
  return { text: `select id from product where ${where} order by ${productOrder(sort)}`, values };
}

/** A product of the shop, or null when there is none of this id or it has been archived. */
export async function findProduct(shop: Shop, id: number): Promise<Product | null> {
  const product = await findAnyProduct(shop, id);
  return product?.archivedAt === null ? product : null;
}

/** A product of the shop or of its archive, or null when there is none of this id. */
export async function findAnyProduct(
  { pool, pictures }: Shop,
  id: number,
): Promise<Product | null> {
  const text = `select ${productColumns()} from product where id = $1`;
  const { rows } = await pool.query<StoredProduct>(text, [id]);
  return rows[0] ? showProduct(pictures, rows[0]) : null;
}

/** Products by their ids, archived ones too, in the order of the ids. */
export async function findProducts(
  { pool, pictures }: Shop,
  ids: readonly number[],
): Promise<Product[]> {
  const text = `select ${productColumns()} from product where id = any($1) order by id`;
  const { rows } = await pool.query<StoredProduct>(text, [ids]);
  return rows.map((row) => showProduct(pictures, row));
}

/** Other products of the same family, those of a near price first; none for a product that is not in the shop. */
export async function relatedProducts(
  { pool, pictures }: Shop,
  id: number,
  limit: number,
): Promise<Product[]> {
  const text = `with this as (select id as this_id, category as this_category, base_price as this_price
      from product where id = $1 and archived_at is null)
    select ${productColumns()} from product, this
    where category = this_category and id <> this_id and archived_at is null
    order by abs(base_price - this_price), id limit $2`;
  const { rows } = await pool.query<StoredProduct>(text, [id, limit]);
  return rows.map((row) => showProduct(pictures, row));
}

/** How many products each of the six categories has under the filter, the filter's own category aside. */
export async function countByCategory(
  { pool, pictures }: Shop,
  filter: ProductFilter,
): Promise<CategoryCount[]> {
  const { where, values } = productConditions({ ...filter, category: null });
  const text = `select category, count(*)::int as count from product where ${where} group by category`;
  const { rows } = await pool.query<Pick<CategoryCount, 'category' | 'count'>>(text, values);
  const counts = new Map(rows.map(({ category, count }) => [category, count]));
  return CATEGORIES.map((category) => ({
    category,
    count: counts.get(category) ?? 0,
    picture: pictures.find(`kategoria-${category}`),
  }));
}

async function countProducts(pool: Pool, filter: ListFilter): Promise<number> {
  const { where, values } = productConditions(filter);
  const { rows } = await pool.query(`select count(*) from product where ${where}`, values);
  return Number(rows[0].count);
}
