import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../prepared.js';
import { SEED_PRODUCTS } from '../products.js';

const COPIED = `description, category, subcategory, image_url, specifications, min_width, max_width, min_height, max_height,
  min_projection, max_projection, available_colors, available_frame_colors, available_variants, drawing`;

/** More series of the demo's products, at prices of their own, one in twenty archived; each with two rows of stock. */
export async function loadProducts(tx: EntityManager, count: number): Promise<void> {
  await prepared(
    tx,
    `with made as (
        insert into product (name, base_price, price_per_sqm, featured, archived_at, created_at, updated_at, ${COPIED})
        select name || ', seria ' || number, round(base_price * (0.8 + random() * 0.4)::numeric, -1),
          round(price_per_sqm * (0.8 + random() * 0.4)::numeric, -1), false,
          case when number % 20 = 0 then now() - number * interval '1 minute' end,
          now() - number * interval '2 hours', now() - number * interval '1 hour', ${COPIED}
        from generate_series(1, $1::int) number join product on product.id = 1 + number % $2::int
        returning id, available_colors, available_frame_colors
      ), stocked as (
        insert into inventory_item (product_id, color_variant, frame_color_variant, min_stock_level, location)
        select id, available_colors[number], available_frame_colors[1 + id % cardinality(available_frame_colors)],
          2 + (id % 7), 'Hala ' || chr(65 + id % 4) || ', regał ' || 1 + id % 40
        from made, generate_series(1, least(2, cardinality(available_colors))) number
        returning id
      )
      select count(*) from stocked`,
    [count, SEED_PRODUCTS.length],
  );
  await prepared(
    tx,
    `insert into stock_movement (item_id, delta, quantity_after, kind)
      select id, 1 + floor(random() * 60)::int, 0, 'opening' from inventory_item item
      where not exists (select from stock_movement moved where moved.item_id = item.id)`,
    [],
  );
}
