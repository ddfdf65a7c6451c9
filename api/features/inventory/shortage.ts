import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../database/prepared.js';
import { batched } from '../../shared/batched.js';

/** What is there goes to confirmed work first, then to who has ordered first, as the settlement does it. */
const SHORTAGES = `
  with claim as (
    select order_line_id, item_id, quantity - consumed as needed,
      coalesce(sum(quantity - consumed) over (partition by item_id order by state = 'used' desc, order_id, order_line_id
        rows between unbounded preceding and 1 preceding), 0) as before
    from stock_reservation
    where state <> 'released' and item_id in (select item_id from stock_reservation where order_line_id = any ($1))
  )
  select order_line_id as id, greatest(needed - greatest(stock_quantity - before, 0), 0)::int as missing
  from claim join inventory_item item on item.id = item_id
  where order_line_id = any ($1)`;

/** How many pieces of its colour variant stock lacks for a line of an order; undefined where none is kept for it, or it needs none any more. */
export const shortageOf = batched(async (em: EntityManager, orderLineIds: readonly string[]) => {
  const rows = await prepared<{ id: string; missing: number }>(em, SHORTAGES, [orderLineIds]);
  return new Map(rows.map(({ id, missing }) => [id, missing]));
});
