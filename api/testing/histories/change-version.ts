import { expect } from '@jest/globals';
import fc from 'fast-check';
import { formatAmount } from '../../../engine/price/money.js';
import { saveAwning } from '../factories.js';
import { change, propose, readChanged } from '../order-changes.js';
import { isSettled } from './invoices.js';
import type { Moment } from './step.js';

/** Other goods and another discount, in grosze. */
export const VERSION = fc.record({
  width: fc.constantFrom(301, 437, 450),
  quantity: fc.integer({ min: 1, max: 3 }),
  discount: fc.constantFrom(0, 1, 33, 12_345),
});

/** Staff propose another version of the order, and its customer agrees to it. */
export async function changeVersion(
  { shop: { app, staff }, order }: Moment,
  { width, quantity, discount }: typeof VERSION extends fc.Arbitrary<infer Drawn> ? Drawn : never,
): Promise<void> {
  if (isSettled(order)) return;
  const { token } = order;
  const before = await readChanged(staff, token);
  const { id: configurationId } = await saveAwning(app.visitor(), { width });
  const lines = [{ lineId: before.lines[0]?.id, configurationId, quantity }];
  const wanted = { lines, discount: formatAmount(discount), discountReason: 'Rabat' };
  const proposed = await propose(staff, before, wanted).catch((error: unknown) => {
    // Two equal states in a row are no change.
    if (String(error).includes('Nic się nie zmieniło')) return null;
    throw error;
  });
  if (!proposed) return;
  const versionNumber = proposed.versions.length;
  const agreed = { token, versionNumber, name: 'Anna Lis', agrees: true };
  expect((await change(app.visitor(), 'acceptOrderChange', agreed)).userErrors).toEqual([]);
}
