import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChangesShop, createChangesShop } from '../../../testing/changes-shop.js';
import {
  change,
  changeInput,
  preview,
  propose,
  readChanged,
  refusedWith,
} from '../../../testing/order-changes.js';

let shop: ChangesShop;
beforeAll(async () => {
  shop = await createChangesShop();
});
afterAll(() => shop.close());

describe('a change is refused', () => {
  it('for a stale version, an unknown order or line, a changed total or nothing changed', async () => {
    const order = await shop.ordered();
    const proposal = (overrides: Record<string, unknown>) =>
      change(shop.staff, 'proposeOrderChange', {
        ...changeInput(order, { discount: '90', discountReason: 'Rabat' }),
        reason: 'Rabat za czekanie',
        expectedTotal: '4800.00',
        ...overrides,
      });
    const unknown = '00000000-0000-4000-8000-000000000000';
    const cases: [Record<string, unknown>, string, string?][] = [
      [{ version: 99 }, 'CHANGED_MEANWHILE'],
      [{ orderId: 2_000_000_000 }, 'NOT_FOUND'],
      [{ lines: [{ lineId: unknown, quantity: 1 }] }, 'NOT_FOUND', 'lines.0.lineId'],
      [
        { lines: [{ configurationId: unknown, quantity: 1 }] },
        'NOT_FOUND',
        'lines.0.configurationId',
      ],
      [{ lines: [{ quantity: 1 }] }, 'BAD_USER_INPUT', 'lines.0'],
      [{ expectedTotal: '4700.00' }, 'PRICE_CHANGED', 'expectedTotal'],
      [{ discountReason: ' ' }, 'BAD_USER_INPUT', 'discountReason'],
      [{ discount: '4890.01' }, 'BAD_USER_INPUT', 'discount'],
      [{ discount: '0' }, 'BAD_USER_INPUT'],
    ];
    for (const [overrides, code, path] of cases)
      expect(await proposal(overrides)).toMatchObject(refusedWith(code, path));
    expect((await readChanged(shop.staff, order.token)).versions).toEqual([]);
    expect(await proposal({})).toMatchObject({ userErrors: [], order: { currentVersion: 1 } });
  });

  it('to staff once production has started, and to everybody once the order is cancelled', async () => {
    const order = await shop.ordered();
    await shop.setStatus(order.id, 'in_production');
    const started = await readChanged(shop.staff, order.token);
    const discount = { discount: '90', discountReason: 'Opóźnienie' };
    await expect(propose(shop.staff, started, discount)).rejects.toThrow('tylko osoba');
    const mended = await propose(shop.staff, started, {
      customerName: 'Żaneta Nowak',
      customerAddress: 'ul. Nowa 2, 90-001 Łódź',
    });
    expect(mended).toMatchObject({ customerName: 'Żaneta Nowak', currentVersion: 2 });
    const proposed = await propose(shop.admin, mended, discount);
    const other = { customerName: 'Anna Lis' };
    await expect(propose(shop.staff, proposed, other)).rejects.toThrow('tylko osoba');
    expect(await shop.accept(order, 3)).toMatchObject({ order: { totalAmount: '4800.00' } });
    await shop.setStatus(order.id, 'cancelled');
    const over = await readChanged(shop.staff, order.token);
    await expect(propose(shop.admin, over, { discount: '0' })).rejects.toThrow('CONFLICT');
  });

  it('already as a preview, where a correction by staff would replace a proposal after the start of production', async () => {
    const order = await shop.ordered();
    await shop.setStatus(order.id, 'in_production');
    const started = await readChanged(shop.staff, order.token);
    const proposed = await propose(shop.admin, started, {
      discount: '90',
      discountReason: 'Opóźnienie',
    });
    const correction = changeInput(proposed, { customerName: 'Anna Lis' });
    await expect(preview(shop.staff, correction)).rejects.toThrow('tylko osoba');
    expect(await preview(shop.admin, correction)).toMatchObject({ userErrors: [] });
  });

  it('for delivered goods, but not for their price', async () => {
    const order = await shop.ordered();
    await shop.setStatus(order.id, 'in_production');
    await propose(
      shop.admin,
      await readChanged(shop.staff, order.token),
      await shop.widened(order),
    );
    await shop.setStatus(order.id, 'delivered');
    expect(await shop.accept(order)).toMatchObject({
      ...refusedWith('CONFLICT'),
      order: { totalAmount: '4890.00' },
    });
    const delivered = await readChanged(shop.staff, order.token);
    await expect(propose(shop.admin, delivered, await shop.widened(order))).rejects.toThrow(
      'CONFLICT',
    );
    const discount = { discount: '90', discountReason: 'Uznana reklamacja' };
    await propose(shop.admin, delivered, discount);
    expect(await shop.accept(order, 3)).toMatchObject({ order: { totalAmount: '4800.00' } });
  });

  it('when the customer accepts, after the start of production, what was proposed before it', async () => {
    const order = await shop.ordered();
    const { versions } = await propose(shop.staff, order, await shop.widened(order));
    expect(versions.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    await shop.setStatus(order.id, 'in_production');
    expect(await shop.accept(order)).toMatchObject({
      ...refusedWith('CONFLICT'),
      order: { totalAmount: '4890.00', versions: [{ isOpen: false }, { isOpen: false }] },
    });
  });

  it('when the customer accepts a proposal of other goods after the delivery, which has closed it', async () => {
    const order = await shop.ordered();
    await shop.setStatus(order.id, 'in_production');
    const inProduction = await readChanged(shop.staff, order.token);
    const proposed = await propose(shop.admin, inProduction, await shop.widened(order));
    expect(proposed.versions.at(-1)).toMatchObject({ isOpen: true });
    await shop.setStatus(order.id, 'delivered');
    expect(await shop.accept(order)).toMatchObject({
      ...refusedWith('CONFLICT'),
      order: { totalAmount: '4890.00' },
    });
    const { versions } = await readChanged(shop.staff, order.token);
    expect(versions.at(-1)).toMatchObject({ state: 'sent', isOpen: false });
  });

  it('but not a discount that was proposed before the delivery and is accepted after it', async () => {
    const order = await shop.ordered();
    await shop.setStatus(order.id, 'in_production');
    const inProduction = await readChanged(shop.staff, order.token);
    await propose(shop.admin, inProduction, { discount: '90', discountReason: 'Rabat' });
    await shop.setStatus(order.id, 'delivered');
    const { versions } = await readChanged(shop.staff, order.token);
    expect(versions.at(-1)).toMatchObject({ isOpen: true });
    expect(await shop.accept(order)).toMatchObject({ order: { totalAmount: '4800.00' } });
  });

  it('without the customer’s consent, and for an unknown token or version', async () => {
    const order = await shop.ordered();
    await propose(shop.staff, order, await shop.widened(order));
    const input = { token: order.token, versionNumber: 2, name: 'Żaneta Gęślą', agrees: false };
    const visitor = shop.app.visitor();
    expect(await change(visitor, 'acceptOrderChange', input)).toMatchObject(
      refusedWith('CONSENT_REQUIRED', 'agrees'),
    );
    const agrees = { ...input, agrees: true };
    for (const wrong of [{ token: 'x'.repeat(43) }, { versionNumber: 3 }])
      expect(await change(visitor, 'acceptOrderChange', { ...agrees, ...wrong })).toMatchObject(
        refusedWith('NOT_FOUND'),
      );
  });

  it('when another change was proposed at the same time, so that neither overwrites the other', async () => {
    const order = await shop.ordered();
    const input = {
      ...changeInput(order, { discount: '90', discountReason: 'Rabat' }),
      reason: 'Rabat za czekanie',
      expectedTotal: '4800.00',
    };
    const answers = await Promise.all([
      change(shop.staff, 'proposeOrderChange', input),
      change(shop.admin, 'proposeOrderChange', input),
    ]);
    const codes = answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
    expect(codes).toEqual(['CHANGED_MEANWHILE']);
  });
});
