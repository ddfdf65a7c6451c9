import type { Pool } from 'pg';
import { productColumns, productConditions, productOrder } from './product-query.js';
import type { CategoryCount, ProductFilter, ProductSort } from './catalogue.inputs.js';
import type { Product } from './product.entity.js';

interface Page {
  limit: number;
  offset: number;
}

/**
 * One page of the products in the shop and the size of the whole list; plain rows, one prepared statement. With the
 * fields given that are wanted of each product, the costly ones of the others are not read.
 */
export async function listProducts(
  pool: Pool,
  filter: ProductFilter,
  sort: ProductSort,
  page: Page,
  fields?: ReadonlySet<string>,
): Promise<{ items: Product[]; totalCount: number }> {
  const { where, values } = productConditions(filter);
  const text = `select ${productColumns(fields)}, count(*) over () as "totalCount" from product
    where ${where} order by ${productOrder(sort)} limit $${values.length + 1} offset $${values.length + 2}`;
  const { rows } = await pool.query(text, [...values, page.limit, page.offset]);
  const [first] = rows;
  if (first) return { items: rows, totalCount: Number(first.totalCount) };
  return { items: [], totalCount: page.offset === 0 ? 0 : await countProducts(pool, filter) };
}

/** A product of the shop, or null when there is none of this id or it has been archived. */
export async function findProduct(pool: Pool, id: number): Promise<Product | null> {
  const text = `select ${productColumns()} from product where id = $1 and archived_at is null`;
  const { rows } = await pool.query<Product>(text, [id]);
  return rows[0] ?? null;
}

/** How many products each category has under the filter, the filter's own category aside. */
export async function countByCategory(pool: Pool, filter: ProductFilter): Promise<CategoryCount[]> {
  const { where, values } = productConditions({ ...filter, category: null });
  const text = `select category, count(*)::int as count from product where ${where} group by category order by category`;
  const { rows } = await pool.query<CategoryCount>(text, values);
  return rows;
}

async function countProducts(pool: Pool, filter: ProductFilter): Promise<number> {
  const { where, values } = productConditions(filter);
  const { rows } = await pool.query(`select count(*) from product where ${where}`, values);
  return Number(rows[0].count);
}
