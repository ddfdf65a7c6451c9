import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChangesShop, createChangesShop } from '../../../testing/changes-shop.js';
import { change, propose, readChanged } from '../../../testing/order-changes.js';
import { allowProduction } from '../../../testing/orders.js';
import { createItem, stockInput } from '../../../testing/stock.js';

let shop: ChangesShop;
beforeAll(async () => {
  shop = await createChangesShop();
});
afterAll(() => shop.close());

describe('the stock, when an order changes,', () => {
  it('gets back the pieces of removed goods and gives out those of added goods', async () => {
    const { item } = await createItem(
      shop.staff,
      stockInput({ location: 'Zmiany', stockQuantity: 90 }),
    );
    const itemId = item!.id;
    const order = await shop.ordered();
    await allowProduction(shop.app, order.id);
    await change(shop.staff, 'updateOrderStatus', { orderId: order.id, status: 'in_production' });
    const left = async () =>
      (await shop.app.sql('select stock_quantity from inventory_item where id = $1', [itemId]))[0];
    const claims = () =>
      shop.app.sql('select quantity, consumed from stock_reservation where order_id = $1', [
        order.id,
      ]);
    expect(await left()).toEqual({ stock_quantity: 89 });
    const producing = await readChanged(shop.staff, order.token);
    const [line] = producing.lines;
    await propose(shop.admin, producing, { lines: [{ lineId: line!.id, quantity: 3 }] });
    expect(await left()).toEqual({ stock_quantity: 89 });
    await shop.accept(order);
    expect(await left()).toEqual({ stock_quantity: 87 });
    expect(await claims()).toEqual([{ quantity: 3, consumed: 3 }]);
    const more = await readChanged(shop.staff, order.token);
    const grey = await shop.saved({ fabricColor: 'Szary' });
    await propose(shop.admin, more, { lines: [{ configurationId: grey, quantity: 1 }] });
    await shop.accept(order, 3);
    expect(await left()).toEqual({ stock_quantity: 90 });
    expect(await claims()).toEqual([]);
  });
});
