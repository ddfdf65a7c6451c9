import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatAmount } from '#engine/goods/price/money';
import { polishClock } from '#engine/locale/polish-time';
import { pay } from '../../testing/invoices.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { type Balance, balanceOf } from '../ledger/balance.js';
import { book } from '../ledger/book.js';
import type { AccountStage } from '../ledger/order-account.entity.js';
import { moveAccounts } from '../ledger/schedule.js';

interface Sum {
  count: number;
  amount: string;
}
type Sums = Record<'unpaid' | 'overdue' | 'toRefund', Sum>;

const SUM = '{ count amount }';
const QUERY = `{ dashboard { owed { unpaid ${SUM} overdue ${SUM} toRefund ${SUM} } } }`;

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

const read = async () =>
  (await staff.graphql<{ dashboard: { owed: Sums } }>(QUERY)).data.dashboard.owed;

/** The same sums, computed from the balance of each order. */
async function counted(): Promise<Sums> {
  const rows = await app.sql<{ id: number }>('select order_id as id from order_account');
  const em = app.services.orm.em.fork();
  const balances = await Promise.all(rows.map(({ id }) => balanceOf(em, id)));
  const today = polishClock(new Date()).day;
  const late = ({ due }: { due: string | null }) => due !== null && due < today;
  const sum = (amountOf: (balance: Balance) => number): Sum => {
    const amounts = balances.map(amountOf).filter((amount) => amount > 0);
    return {
      count: amounts.length,
      amount: formatAmount(amounts.reduce((one, other) => one + other, 0)),
    };
  };
  return {
    unpaid: sum(({ outstanding }) => outstanding),
    overdue: sum(({ instalments }) =>
      instalments.filter(late).reduce((total, { remaining }) => total + remaining, 0),
    ),
    toRefund: sum(({ toRefund }) => toRefund),
  };
}

/** Places an order whose account reached each of the stages the given number of days ago; returns its id. */
async function placed(...stages: [AccountStage, daysAgo: number][]): Promise<number> {
  const { order } = await submit(await customerWithCart(app));
  const { id } = order!;
  for (const [stage, days] of stages)
    await app.services.orm.em.fork().transactional((tx) => {
      const then = new Date(Date.now() - days * 86_400_000);
      return moveAccounts(tx, new Map([[id, stage]]), then);
    });
  return id;
}

describe('the sums of what is owed', () => {
  it('add up what is to be paid, overdue and to be refunded, to the grosz', async () => {
    const before = await read();
    expect(before).toEqual(await counted());
    await pay(app, await placed(['agreed', 30]), '1000.01');
    await pay(app, await placed(['cancelled', 0]), '1467.00');
    const after = await read();
    expect(after).toEqual(await counted());
    const more = (name: keyof Sums) => [
      after[name].count - before[name].count,
      formatAmount(Math.round((Number(after[name].amount) - Number(before[name].amount)) * 100)),
    ];
    expect(more('unpaid')).toEqual([1, '3889.99']);
    expect(more('overdue')).toEqual([1, '466.99']);
    expect(more('toRefund')).toEqual([1, '1467.00']);
  });

  it.each(['0.01', '1466.99', '1467.00', '2000.00', '4889.99', '4890.00', '5000.00'])(
    'count the parts of orders that are due, of which %s is paid',
    async (amount) => {
      // One order with both parts overdue, and one whose rest is due before its deposit.
      for (const id of [await placed(['agreed', 40], ['ready', 20]), await placed(['ready', 5])])
        await pay(app, id, amount);
      expect(await read()).toEqual(await counted());
    },
  );

  it('count what was refunded too much with the first part of the order', async () => {
    // One order with both parts overdue, and one of which only the deposit is overdue.
    for (const id of [await placed(['agreed', 40], ['ready', 20]), await placed(['agreed', 40])])
      await app.services.orm.em.fork().transactional((tx) => {
        const refund = { kind: 'refunded', amount: 10_001, reference: randomUUID() } as const;
        return book(tx, { ...refund, orderId: id, method: 'online' });
      });
    expect(await read()).toEqual(await counted());
  });

  it('take one statement beside those of the session', async () => {
    await read();
    expect(await app.countStatements(read)).toBe(3);
  });
});
