import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChangesShop, createChangesShop } from '../../../testing/changes-shop.js';
import { change, propose, readChanged, refusedWith } from '../../../testing/order-changes.js';

let shop: ChangesShop;
beforeAll(async () => {
  shop = await createChangesShop();
});
afterAll(() => shop.close());

describe('the customer’s decision on a change', () => {
  it('makes the order the accepted version, with lines, totals, history and mails', async () => {
    const order = await shop.ordered();
    await propose(shop.staff, order, await shop.widened(order));
    const { order: accepted } = await shop.accept(order);
    expect(accepted).toMatchObject({
      currentVersion: 2,
      totalAmount: '5190.00',
      net: '4219.51',
      vat: '970.49',
      lines: [{ lineTotal: '5190.00', configuration: { width: 450 } }],
    });
    const read = await readChanged(shop.staff, order.token);
    expect(read.versions.at(-1)).toMatchObject({
      state: 'accepted',
      consentWay: 'link',
      decidedName: 'Żaneta Gęślą',
      decidedAt: expect.any(String),
    });
    const [account] = await shop.app.sql(
      `select account.total, sum(instalment.amount) as parts from order_account account
       join instalment on instalment.order_id = account.order_id where account.order_id = $1 group by 1`,
      [order.id],
    );
    expect(account).toEqual({ total: '5190.00', parts: '5190.00' });
    const news = read.history.flatMap(({ versionNews }) => versionNews ?? []);
    expect(news).toEqual(['sent', 'accepted']);
    await shop.mailTo(String(order['customerEmail']), `nr ${order.id} zmienione`);
    await shop.mailTo('kontakt@cieniomat.example', `nr ${order.id}: zmiana przyjęta`);
  });

  it('is carried out once when it comes many times at once', async () => {
    const order = await shop.ordered();
    await propose(shop.staff, order, await shop.widened(order));
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.accept(order)));
    for (const answer of answers)
      expect(answer).toMatchObject({ userErrors: [], order: { totalAmount: '5190.00' } });
    const { history, lines } = await readChanged(shop.staff, order.token);
    expect(history.filter(({ versionNews }) => versionNews === 'accepted')).toHaveLength(1);
    expect(lines).toHaveLength(1);
    const [mails] = await shop.app.sql<{ count: number }>(
      `select count(*)::int as count from outgoing_mail where order_id = $1 and subject like '%zmienione'`,
      [order.id],
    );
    expect(mails).toEqual({ count: 1 });
  });

  it('accepts or refuses, never both', async () => {
    const order = await shop.ordered();
    await propose(shop.staff, order, await shop.widened(order));
    const refuse = () =>
      change(shop.app.visitor(), 'refuseOrderChange', {
        token: order.token,
        versionNumber: 2,
        reason: 'Za drogo',
      });
    const answers = await Promise.all([shop.accept(order), refuse(), shop.accept(order), refuse()]);
    const { totalAmount, versions } = await readChanged(shop.staff, order.token);
    const wasAccepted = versions.at(-1)!.state === 'accepted';
    expect(totalAmount).toBe(wasAccepted ? '5190.00' : '4890.00');
    expect(answers.map(({ userErrors }) => userErrors.length === 0)).toEqual(
      wasAccepted ? [true, false, true, false] : [false, true, false, true],
    );
  });

  it('leaves the order as it is when the customer refuses, with the customer’s words for staff', async () => {
    const order = await shop.ordered();
    await propose(shop.staff, order, await shop.widened(order));
    const answer = await change(shop.app.visitor(), 'refuseOrderChange', {
      token: order.token,
      versionNumber: 2,
      reason: 'Za drogo',
    });
    expect(answer).toMatchObject({ order: { totalAmount: '4890.00', currentVersion: 1 } });
    expect(answer.order!.versions.at(-1)).toMatchObject({ state: 'refused', decisionNote: null });
    const read = await readChanged(shop.staff, order.token);
    expect(read.versions.at(-1)!.decisionNote).toBe('Za drogo');
    await shop.mailTo('kontakt@cieniomat.example', `nr ${order.id}: zmiana odrzucona`);
  });

  it('can be recorded by staff after a telephone call, not in the future', async () => {
    const order = await shop.ordered();
    const { version } = await propose(shop.staff, order, await shop.widened(order));
    const input = {
      orderId: order.id,
      version,
      versionNumber: 2,
      accepts: true,
      name: 'Żaneta Gęślą',
      note: 'Zgoda w rozmowie o 9:15',
    };
    const record = (overrides: object) =>
      change(shop.staff, 'recordOrderDecision', { ...input, ...overrides });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await record({ at: tomorrow })).toMatchObject(refusedWith('BAD_USER_INPUT', 'at'));
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    expect(await record({ at: yesterday })).toMatchObject(refusedWith('BAD_USER_INPUT', 'at'));
    const at = new Date().toISOString();
    expect(await record({ at, version: 99 })).toMatchObject(refusedWith('CHANGED_MEANWHILE'));
    expect(await record({ at, versionNumber: 7 })).toMatchObject(refusedWith('NOT_FOUND'));
    const { order: accepted } = await record({ at });
    expect(accepted).toMatchObject({ totalAmount: '5190.00' });
    expect(accepted!.versions.at(-1)).toMatchObject({
      consentWay: 'phone',
      decidedAt: at,
      decisionNote: 'Zgoda w rozmowie o 9:15',
    });
  });
});
