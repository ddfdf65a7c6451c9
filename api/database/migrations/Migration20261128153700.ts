import { Migration } from '@mikro-orm/migrations';

/**
 * Stock is issued when production starts, no longer when an order is confirmed: what confirmed orders have taken comes
 * back to its item and stays reserved. Sets of a deleted item stay where they are.
 */
export class Migration20261128153700 extends Migration {
  override name = 'Migration20261128153700';

  override up(): void {
    this.addSql(`insert into stock_movement (item_id, delta, quantity_after, kind, reason, order_id)
      select claim.item_id, claim.consumed, item.stock_quantity + claim.consumed, 'returned',
        'Wydanie dopiero z rozpoczęciem produkcji', claim.order_id
      ${CLAIMS} and claim.consumed > 0 order by claim.item_id, claim.order_id, claim.order_line_id`);
    this.addSql(`update stock_reservation set state = 'reserved', consumed = 0 where order_line_id in
      (select claim.order_line_id ${CLAIMS})`);
  }
}

/** The reservations of confirmed orders. */
const CLAIMS = `from stock_reservation claim
  join customer_order on customer_order.id = claim.order_id and customer_order.status = 'confirmed'
  join inventory_item item on item.id = claim.item_id and item.archived_at is null
  where claim.state = 'used'`;
