import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChangesShop, createChangesShop } from '../../../testing/changes-shop.js';
import { propose, readChanged, refusedWith } from '../../../testing/order-changes.js';

let shop: ChangesShop;
beforeAll(async () => {
  shop = await createChangesShop();
});
afterAll(() => shop.close());

describe('a proposal that staff withdraw', () => {
  it('can no longer be accepted, the customer gets a mail, and another can be proposed', async () => {
    const order = await shop.ordered();
    const proposed = await propose(shop.staff, order, await shop.widened(order));
    const { order: left, userErrors } = await shop.withdraw(proposed);
    expect(userErrors).toEqual([]);
    expect(left).toMatchObject({ totalAmount: '4890.00', currentVersion: 1 });
    expect(left!.versions.at(-1)).toMatchObject({ state: 'withdrawn', decidedAt: null });
    expect(left!.history.at(-1)).toMatchObject({
      versionNumber: 2,
      versionNews: 'withdrawn',
      note: 'Pomyłka w cenie',
    });
    const mail = await shop.mailTo(String(order['customerEmail']), 'wycofaliśmy');
    expect(mail.text).toContain('Pomyłka w cenie');
    expect(await shop.accept(order)).toMatchObject(refusedWith('CONFLICT'));
    expect(await shop.withdraw(left!)).toMatchObject(refusedWith('CONFLICT'));
    const next = await propose(shop.staff, left!, { discount: '10', discountReason: 'Rabat' });
    expect(next.versions.map(({ state }) => state)).toEqual(['accepted', 'withdrawn', 'sent']);
  });

  it('is either accepted or withdrawn when both come at the same time', async () => {
    const order = await shop.ordered();
    const proposed = await propose(shop.staff, order, await shop.widened(order));
    const answers = await Promise.all([
      shop.accept(order),
      shop.withdraw(proposed),
      shop.accept(order),
      shop.withdraw(proposed),
    ]);
    const { totalAmount, versions, history } = await readChanged(shop.staff, order.token);
    const wasAccepted = versions.at(-1)!.state === 'accepted';
    expect(totalAmount).toBe(wasAccepted ? '5190.00' : '4890.00');
    const news = history.flatMap(({ versionNews }) => versionNews ?? []);
    expect(news).toEqual(['sent', wasAccepted ? 'accepted' : 'withdrawn']);
    const succeeded = answers.map(({ userErrors }) => userErrors.length === 0);
    if (wasAccepted) expect(succeeded).toEqual([true, false, true, false]);
    else expect(succeeded.filter(Boolean)).toHaveLength(1);
  });
});
