import type { EntityManager } from '@mikro-orm/postgresql';
import type { Period } from '../../../engine/shop/sales-period.js';
import { prepared } from '../../database/prepared.js';
import type { ColorSales, ProductSales, SalesReport } from './sales-report.inputs.js';

const LONGEST = 10;

/** What of a kind was sold most from day $1 to day $2: each kind has its index, of the sums that name it. */
const most = (kind: 'product_id' | 'color' | 'frame_color', order: 'pieces' | 'revenue') =>
  `select ${kind}, sum(pieces)::int as pieces, sum(grosze) * 0.01 as revenue from daily_sales_item
    where ${kind} is not null and day between $1::date and $2::date
    group by ${kind} having sum(pieces) <> 0 order by ${order} desc, ${kind} limit ${LONGEST}`;

const SOLD = `select product_id as "productId", product.name, null as color, null as "frameColor", pieces, revenue::text
    from (${most('product_id', 'revenue')}) sold join product on product.id = product_id
  union all select null, null, color, null, pieces, revenue::text from (${most('color', 'pieces')}) sold
  union all select null, null, null, frame_color, pieces, revenue::text from (${most('frame_color', 'pieces')}) sold`;

interface SoldRow {
  productId: number | null;
  name: string | null;
  color: string | null;
  frameColor: string | null;
  pieces: number;
  revenue: string;
}

type BestSellers = Pick<SalesReport, 'products' | 'colors' | 'frameColors'>;

/** What of a period's orders that are not cancelled sold best. */
export async function readBestSellers(
  em: EntityManager,
  { from, to }: Period,
): Promise<BestSellers> {
  const rows = await prepared<SoldRow>(em, SOLD, [from, to]);
  return {
    products: rows.flatMap(productSales).toSorted((a, b) => Number(b.revenue) - Number(a.revenue)),
    colors: rows.flatMap((row) => colorSales(row.color, row)).toSorted(byPieces),
    frameColors: rows.flatMap((row) => colorSales(row.frameColor, row)).toSorted(byPieces),
  };
}

// The database may join its few rows in any order.
const byPieces = (a: ColorSales, b: ColorSales): number => b.pieces - a.pieces;

function productSales({ productId, name, pieces, revenue }: SoldRow): ProductSales[] {
  return productId === null || name === null ? [] : [{ productId, name, pieces, revenue }];
}

function colorSales(color: string | null, { pieces, revenue }: SoldRow): ColorSales[] {
  return color === null ? [] : [{ color, pieces, revenue }];
}
