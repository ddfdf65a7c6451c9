import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChangesShop, createChangesShop } from '../../testing/changes-shop.js';
import { changeInput, preview } from '../../testing/order-changes.js';
import { waitFor } from '../../testing/wait-for.js';

let shop: ChangesShop;
beforeAll(async () => {
  shop = await createChangesShop();
});
afterAll(() => shop.close());

describe('the prices of a change', () => {
  it('keep the agreed prices of unchanged goods, and follow the chosen price list for others', async () => {
    const order = await shop.ordered();
    const input = changeInput(order, {
      lines: [
        { lineId: order.lines[0]!.id, quantity: 1 },
        { configurationId: await shop.saved({ controlType: 'electric' }), quantity: 1 },
      ],
    });
    await shop.app.sql(
      `insert into price_list (version, data, published_at)
       select version + 1, jsonb_set(data, '{electric}', '99000'), now() from price_list
       order by version desc limit 1`,
    );
    const { catalogue } = shop.app.services;
    await waitFor(async () => (await catalogue.current()).priceList.electric === 99_000);
    const totals = await Promise.all(
      ['original', 'current', 'better'].map(async (priceBasis) => {
        const { difference } = await preview(shop.staff, { ...input, priceBasis });
        return difference!.totalAfter;
      }),
    );
    await shop.app.sql('delete from price_list where version > 1');
    await waitFor(async () => (await catalogue.current()).priceList.version === 1);
    expect(totals).toEqual(['10670.00', '10770.00', '10670.00']);
  });
});
