import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChangesShop, createChangesShop } from '../../../testing/changes-shop.js';
import { propose, readChanged, refusedWith } from '../../../testing/order-changes.js';

let shop: ChangesShop;
beforeAll(async () => {
  shop = await createChangesShop();
});
afterAll(() => shop.close());

describe('a proposal', () => {
  it('is stored beside the order as it was placed, with its difference in words and figures', async () => {
    const order = await shop.ordered();
    const proposed = await propose(shop.staff, order, await shop.widened(order));
    expect(proposed).toMatchObject({ totalAmount: '4890.00', currentVersion: 1 });
    expect(proposed.lines).toEqual(order.lines);
    const [first, second] = proposed.versions;
    expect(first).toMatchObject({ number: 1, state: 'accepted', difference: null });
    expect(second).toMatchObject({
      number: 2,
      state: 'sent',
      reason: 'Inny wymiar po pomiarze',
      totalAmount: '5190.00',
      difference: {
        facts: [],
        totalBefore: '4890.00',
        totalAfter: '5190.00',
        difference: '300.00',
        needsConsent: true,
        lines: [{ kind: 'changed', totalBefore: '4890.00', totalAfter: '5190.00' }],
      },
    });
    expect(second!.difference!.lines[0]!.facts).toContainEqual({
      label: 'Szerokość',
      before: '400\u00a0cm',
      after: '450\u00a0cm',
    });
  });

  it('is mailed to the customer with the old and the new size and price', async () => {
    const order = await shop.ordered();
    await propose(shop.staff, order, await shop.widened(order));
    const mail = await shop.mailTo(String(order['customerEmail']), 'sprawdź');
    const text = mail.text!.replaceAll('\u00a0', ' ');
    expect(text).toContain('Inny wymiar po pomiarze');
    expect(text).toContain('400 cm → 450 cm');
    expect(text).toContain('5 190 zł');
    expect(text).toContain(`/zamowienie/${order.token}#zmiana`);
  });

  it('is mailed with a single price where the price stays the same', async () => {
    const order = await shop.ordered();
    const [line] = order.lines;
    const lines = [{ lineId: line!.id, quantity: 1, label: 'Balkon' }];
    await propose(shop.staff, order, { lines });
    const mail = await shop.mailTo(String(order['customerEmail']), 'sprawdź');
    const text = mail.text!.replaceAll('\u00a0', ' ');
    expect(text).toContain('Miejsce: Balkon');
    expect(text).toContain('Wartość: 4 890 zł\n');
  });

  it('adds and removes lines, changes quantities and gives a discount', async () => {
    const order = await shop.ordered();
    const [line] = order.lines;
    const proposed = await propose(shop.staff, order, {
      lines: [
        { lineId: line!.id, quantity: 2, label: 'Taras' },
        { configurationId: await shop.saved({ width: 300 }), quantity: 1, label: 'Balkon' },
      ],
      discount: '100.00',
      discountReason: 'Druga markiza',
    });
    const { order: changed } = await shop.accept(proposed);
    const sum = changed!.lines.reduce((total, each) => total + Number(each.lineTotal), 0);
    expect(changed!.lines.map(({ label, quantity }) => [label, quantity])).toEqual([
      ['Taras', 2],
      ['Balkon', 1],
    ]);
    expect(Number(changed!.totalAmount)).toBe(sum - 100);
    const left = changed!.lines.slice(1).map(({ id }) => ({ lineId: id, quantity: 1 }));
    const shrunk = await propose(shop.staff, await readChanged(shop.staff, order.token), {
      lines: left,
      discount: '0',
    });
    expect(shrunk.versions.at(-1)!.difference!.lines.map(({ kind }) => kind)).toEqual([
      'changed',
      'removed',
    ]);
  });

  it('replaces an open proposal', async () => {
    const order = await shop.ordered();
    const first = await propose(shop.staff, order, await shop.widened(order));
    const second = await propose(shop.staff, first, { discount: '10', discountReason: 'Rabat' });
    expect(second.versions.map(({ state }) => state)).toEqual(['accepted', 'replaced', 'sent']);
    expect(await shop.accept(order, 2)).toMatchObject({
      ...refusedWith('CONFLICT'),
      order: { totalAmount: '4890.00' },
    });
    expect(await shop.accept(order, 3)).toMatchObject({ order: { totalAmount: '4880.00' } });
  });

  it('deducts a discount in the mail, like the receipt below it', async () => {
    const order = await shop.ordered();
    await propose(shop.staff, order, { discount: '10', discountReason: 'Rabat' });
    const { text } = await shop.mailTo(String(order['customerEmail']), 'sprawdź');
    expect(text).toContain('Rabat (Rabat): 0\u00a0zł\u00a0→ −10\u00a0zł');
  });
});

describe('a correction of the customer’s data alone', () => {
  it('is in force at once, as a version of its own, and is mailed to the old and the new address', async () => {
    const order = await shop.ordered();
    const customerEmail = `nowy-${String(order['customerEmail'])}`;
    const corrected = await propose(shop.staff, order, {
      customerEmail,
      deliveryNote: 'Brama od ulicy',
    });
    expect(corrected).toMatchObject({
      customerEmail,
      deliveryNote: 'Brama od ulicy',
      currentVersion: 2,
      totalAmount: '4890.00',
    });
    expect(corrected.versions.at(-1)).toMatchObject({
      state: 'accepted',
      difference: { needsConsent: false, lines: [] },
    });
    for (const recipient of [customerEmail, String(order['customerEmail'])])
      expect((await shop.mailTo(recipient, 'Poprawiliśmy')).text).toContain('Brama od ulicy');
  });
});
