import { expect } from '@jest/globals';
import fc from 'fast-check';
import { CHANGED_BY } from '#engine/trade/shop/order-changes';
import { change, propose, readChanged } from '../order-changes.js';
import { GOODS, goodsInput } from './goods.js';
import type { Drawn, Moment } from './step.js';

export const VERSION = fc.record({
  goods: GOODS,
  priceBasis: fc.constantFrom('better', 'original', 'current'),
});

/** Staff, or an admin after production has started, propose another version, and the customer agrees to it. */
export async function changeVersion(
  { shop, order: { token, status } }: Moment,
  { goods, priceBasis }: Drawn<typeof VERSION>,
): Promise<void> {
  const who = CHANGED_BY[status];
  if (who === 'nobody') return;
  const before = await readChanged(shop.staff, token);
  const { lines, ...terms } = await goodsInput(shop, before.lines[0]?.id, goods);
  // Delivered goods stay unchanged.
  const input = { ...terms, ...(status !== 'delivered' && { lines, priceBasis }) };
  const proposed = await propose(who === 'staff' ? shop.staff : shop.admin, before, input).catch(
    (error: unknown) => {
      // The shop refuses a version that changes nothing.
      if (String(error).includes('Nic się nie zmieniło')) return null;
      throw error;
    },
  );
  if (!proposed) return;
  const versionNumber = proposed.versions.length;
  const agreed = { token, versionNumber, name: 'Anna Lis', agrees: true };
  const { order: changed } = await change(shop.app.visitor(), 'acceptOrderChange', agreed);
  expect(changed?.totalAmount).toBe(proposed.versions.at(-1)?.totalAmount);
}
