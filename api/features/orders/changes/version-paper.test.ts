import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChangesShop, createChangesShop } from '../../../testing/changes-shop.js';
import { propose, readChanged } from '../../../testing/order-changes.js';
import { pageTexts } from '../../../testing/pdf.js';
import { printVersion } from '../paper/print-order.js';

let shop: ChangesShop;
beforeAll(async () => {
  shop = await createChangesShop();
});
afterAll(() => shop.close());

describe('the PDF of a version', () => {
  it('keeps its bytes whatever happens to the order and the catalogue', async () => {
    const order = await shop.ordered();
    await propose(shop.staff, order, await shop.widened(order));
    const print = async (number: number) => {
      const path = `/api/orders/${order.token}/versions/${number}.pdf`;
      const response = await shop.app.visitor().fetch(path);
      return Buffer.from(await response.arrayBuffer()).toString('base64');
    };
    const before = [await print(1), await print(2)];
    await shop.accept(order);
    const accepted = await readChanged(shop.staff, order.token);
    await propose(shop.staff, accepted, {
      discount: '10',
      discountReason: 'Rabat',
      customerName: 'Ewa Lis',
    });
    await shop.accept(order, 3);
    await shop.setStatus(order.id, 'shipped');
    await shop.app.sql(`update product set name = name || '!', version = version + 1 where id = 1`);
    expect([await print(1), await print(2)]).toEqual(before);
    await shop.app.sql(`update product set name = trim('!' from name) where id = 1`);
    expect(await print(3)).not.toBe(before[1]);
  });

  it('keeps the company and the address of the shop that it was issued with', async () => {
    const order = await shop.ordered();
    await propose(shop.staff, order, await shop.widened(order));
    const { services } = shop.app;
    const company = { ...services.content.company, name: 'Cień i\u00a0Słońce', city: 'Kutno' };
    const moved = { company, publicUrl: 'https://other.test' };
    for (const number of [1, 2]) {
      const path = `/api/admin/orders/${order.id}/versions/${number}.pdf`;
      const issued = await (await shop.staff.fetch(path)).arrayBuffer();
      const { pdf } = await printVersion(services.orm.em.fork(), moved, order.id, number);
      expect(pdf.equals(Buffer.from(issued))).toBe(true);
    }
  });

  it('shows its sizes, its discount and its total', async () => {
    const order = await shop.ordered();
    const discount = { discount: '90', discountReason: 'Za czekanie' };
    await propose(shop.staff, order, { ...(await shop.widened(order)), ...discount });
    const pdf = await shop.app.visitor().fetch(`/api/orders/${order.token}/versions/2.pdf`);
    const [page = ''] = pageTexts(Buffer.from(await pdf.arrayBuffer()));
    const text = page.replaceAll(/[\s\u00a0]+/g, ' ');
    for (const shown of ['Wersja 2', '450 × 300 cm', 'Rabat (Za czekanie)', '5 100 zł'])
      expect(text).toContain(shown);
    const unknown = await shop.app.visitor().fetch(`/api/orders/${order.token}/versions/3.pdf`);
    expect(unknown.status).toBe(404);
  });
});
