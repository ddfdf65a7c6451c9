import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../database/prepared.js';
import type { Period } from './sales-period.js';
import type { ColorSales, ProductSales, SalesReport } from './sales-report.inputs.js';

const LONGEST = 10;

/** From $1 to $2. A row is about a product, a colour or a colour of frames; products rank by revenue, colours by pieces. */
const SOLD = `with sold as (
    select product_id, color, frame_color, sum(pieces)::int as pieces, sum(amount) as revenue
    from daily_sales_item where day between $1::date and $2::date
    group by product_id, color, frame_color having sum(pieces) <> 0
  ), ranked as (
    select *, row_number() over (
      partition by product_id is null, color is null
      order by case when product_id is null then pieces else revenue end desc, revenue desc, product_id, color, frame_color) as place
    from sold
  )
  select ranked.product_id as "productId", product.name, color, frame_color as "frameColor", pieces, revenue::text as revenue
  from ranked left join product on product.id = ranked.product_id
  where place <= ${LONGEST} order by place`;

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
    products: rows.flatMap(productSales),
    colors: rows.flatMap((row) => colorSales(row.color, row)),
    frameColors: rows.flatMap((row) => colorSales(row.frameColor, row)),
  };
}

function productSales({ productId, name, pieces, revenue }: SoldRow): ProductSales[] {
  return productId === null || name === null ? [] : [{ productId, name, pieces, revenue }];
}

function colorSales(color: string | null, { pieces, revenue }: SoldRow): ColorSales[] {
  return color === null ? [] : [{ color, pieces, revenue }];
}
