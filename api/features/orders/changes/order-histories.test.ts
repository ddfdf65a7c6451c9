import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseAmount } from '#engine/goods/price/money';
import { saveAwning } from '../../../testing/factories.js';
import { type ChangedOrder, change, propose, readChanged } from '../../../testing/order-changes.js';
import { customerWithCart, submit } from '../../../testing/orders.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp({ env: { WRITES_PER_MINUTE: '0' } });
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

const LINE = fc.record({
  /** The index of the order's line that this one keeps or changes; where the order has fewer lines, one is added. */
  place: fc.nat(3),
  width: fc.constantFrom(null, 301, 437, 450),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const STEP = fc.record({
  lines: fc.uniqueArray(LINE, { minLength: 1, maxLength: 3, selector: ({ place }) => place }),
  /** In grosze; every order of these goods costs at least as much as the largest of these discounts. */
  discount: fc.constantFrom(0, 1, 33, 12_345, 99_999),
  decision: fc.constantFrom('accept', 'refuse', 'none'),
});
type Step = typeof STEP extends fc.Arbitrary<infer Value> ? Value : never;

/** The input for a line: the same goods (no `width`), other goods, or, where the order has no line there, a new one. */
async function lineOf(order: ChangedOrder, { place, width, quantity }: Step['lines'][number]) {
  const lineId = order.lines[place]?.id;
  const size = width ?? (lineId ? null : 400);
  const saved = size === null ? null : await saveAwning(app.visitor(), { width: size });
  return { lineId, configurationId: saved?.id, quantity };
}

async function carryOut(order: ChangedOrder, step: Step): Promise<void> {
  const lines = await Promise.all(step.lines.map((line) => lineOf(order, line)));
  const discount = (step.discount / 100).toFixed(2);
  const proposed = await propose(staff, order, { lines, discount, discountReason: 'Rabat' }).catch(
    (error: unknown) => {
      // A random change may leave the order as it is, which is refused.
      if (String(error).includes('Nic się nie zmieniło')) return null;
      throw error;
    },
  );
  const versionNumber = proposed?.versions.length ?? 0;
  const own = { token: order.token, versionNumber };
  if (!proposed || step.decision === 'none') return;
  if (step.decision === 'refuse') await change(app.visitor(), 'refuseOrderChange', own);
  else await change(app.visitor(), 'acceptOrderChange', { ...own, name: 'Anna Lis', agrees: true });
}

const sumOf = (lines: readonly { lineTotal: string }[]): number =>
  lines.reduce((sum, { lineTotal }) => sum + parseAmount(lineTotal), 0);

it('any history of versions keeps totals at the sum of lines less the discount, to the grosz', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 1, maxLength: 5 }), async (steps) => {
      const { order } = await submit(await customerWithCart(app));
      const { token } = order!;
      for (const step of steps) {
        await carryOut(await readChanged(staff, token), step);
        const now = await readChanged(staff, token);
        const { totalAmount, discount, net, vat, versions, currentVersion, lines } = now;
        expect(parseAmount(totalAmount)).toBe(sumOf(lines) - parseAmount(discount));
        expect(parseAmount(net) + parseAmount(vat)).toBe(parseAmount(totalAmount));
        const current = versions.find(({ number }) => number === currentVersion);
        if (!current) continue;
        expect(current.totalAmount).toBe(totalAmount);
        expect(current.lines.map(({ lineId }) => lineId)).toEqual(lines.map(({ id }) => id));
        const accepted = versions.filter(({ state }) => state === 'accepted');
        const differences = accepted.map(({ difference }) =>
          parseAmount(difference?.difference ?? '0'),
        );
        const sum = differences.reduce((total, each) => total + each, parseAmount('4890.00'));
        expect(sum).toBe(parseAmount(totalAmount));
      }
      const [account] = await app.sql<{ total: string; parts: string }>(
        `select account.total, sum(instalment.amount) as parts from order_account account
         join instalment on instalment.order_id = account.order_id where account.order_id = $1 group by 1`,
        [order!.id],
      );
      const { totalAmount } = await readChanged(staff, token);
      expect(account).toEqual({ total: totalAmount, parts: totalAmount });
    }),
    { numRuns: 25 },
  );
}, 120_000);
