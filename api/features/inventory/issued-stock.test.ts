import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type OlderDatabase,
  createOlderDatabase,
  insertOrder,
} from '../../testing/database/older-database.js';

/** The last migration before the one since which stock is issued when production starts. */
const BEFORE = 'Migration20261127063000';

let older: OlderDatabase;
let itemId: number;
const orders: Record<string, number> = {};
beforeAll(async () => {
  older = await createOlderDatabase(BEFORE);
  await older.sql(`insert into product (id, name, description, category, base_price, min_width, max_width,
    specifications, available_colors, available_frame_colors, available_variants, image_url, drawing)
    values (1, 'Markiza', 'Opis', 'markizy', 2490, 100, 600, '[]', '{Czerwony}', '{Biały}', '{kasetowe}', '/', '{}')`);
  const [item] =
    await older.sql(`insert into inventory_item (product_id, color_variant, frame_color_variant)
    values (1, 'Czerwony', 'Biały') returning id`);
  itemId = Number(item!['id']);
  await older.sql(
    `insert into stock_movement (item_id, delta, quantity_after, kind) values ($1, 10, 0, 'opening')`,
    [itemId],
  );
  for (const status of ['confirmed', 'in_production']) {
    const id = await insertOrder(older, status, '4890.00');
    orders[status] = id;
    await older.sql(
      `insert into stock_reservation (order_line_id, order_id, item_id, quantity, state, consumed)
       values (gen_random_uuid(), $1, $2, 3, 'used', 3)`,
      [id, itemId],
    );
    await older.sql(
      `insert into stock_movement (item_id, delta, quantity_after, kind, order_id)
       values ($1, -3, 0, 'consumed', $2)`,
      [itemId, id],
    );
  }
  await older.migrate();
});
afterAll(() => older.close());

describe('stock that was issued at the confirmation', () => {
  it('comes back to its item and stays reserved; what production has taken stays taken', async () => {
    const [item] = await older.sql('select stock_quantity from inventory_item where id = $1', [
      itemId,
    ]);
    expect(item).toEqual({ stock_quantity: 7 });
    const claims = await older.sql('select order_id, state, consumed from stock_reservation');
    expect(claims).toEqual(
      expect.arrayContaining([
        { order_id: orders['confirmed'], state: 'reserved', consumed: 0 },
        { order_id: orders['in_production'], state: 'used', consumed: 3 },
      ]),
    );
    const [last] = await older.sql(
      'select delta, quantity_after, kind, order_id from stock_movement order by id desc limit 1',
    );
    expect(last).toEqual({
      delta: 3,
      quantity_after: 7,
      kind: 'returned',
      order_id: orders['confirmed'],
    });
  });
});
