import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '../../../engine/locale/day.js';
import { parseAmount } from '../../../engine/price/money.js';
import { ORDER_STATUSES, type OrderStatus } from '../../../engine/shop/order-status.js';
import {
  type OlderDatabase,
  createOlderDatabase,
  insertOrder,
} from '../../testing/database/older-database.js';
import { type Balance, balanceOf } from './balance.js';

/** The last migration before the one that opens accounts for the existing orders. */
const BEFORE = 'Migration20261124073500';
const TOTALS = ['4890.00', '100.01', '0.01', '0.00'];

/** The id of the order with each status and total, by a key such as "pending 4890.00". */
const orders = new Map<string, number>();
let older: OlderDatabase;
let today: string;
beforeAll(async () => {
  older = await createOlderDatabase(BEFORE);
  for (const status of ORDER_STATUSES)
    for (const total of TOTALS)
      orders.set(`${status} ${total}`, await insertOrder(older, status, total));
  await older.migrate();
  const [row] = await older.sql('select current_date::text as today');
  today = String(row!['today']);
});
afterAll(() => older.close());

const read = (status: OrderStatus, total: string): Promise<Balance> =>
  balanceOf(older.orm.em.fork(), orders.get(`${status} ${total}`)!);

describe('an order from before the ledger', () => {
  it.each([
    ['pending', 0, [null, null]],
    ['confirmed', 0, [7, null]],
    ['in_production', 146_700, [7, null]],
    ['shipped', 146_700, [7, 7]],
    ['delivered', 489_000, [7, 7]],
  ] as const)(
    'that is %s has %i grosze paid, and what is open is due in a week',
    async (status, paid, due) => {
      const balance = await read(status, '4890.00');
      const days = due.map((count) => count && addDays(today, count));
      expect(balance).toMatchObject({
        owed: 489_000,
        paid,
        outstanding: 489_000 - paid,
        instalments: [
          { kind: 'deposit', amount: 146_700, due: days[0] },
          { kind: 'rest', amount: 342_300, due: days[1] },
        ],
      });
      const open = balance.instalments.find((part) => part.remaining > 0 && part.due !== null);
      expect(balance.nextDue).toBe(open?.due ?? null);
    },
  );

  it('that is cancelled owes nothing and is owed nothing', async () => {
    expect(await read('cancelled', '4890.00')).toMatchObject({
      owed: 0,
      paid: 0,
      toRefund: 0,
      nextDue: null,
    });
  });

  it.each(ORDER_STATUSES.flatMap((status) => TOTALS.map((total) => [status, total] as const)))(
    'that is %s and costs %s has instalments that add up to its price, and entries that add up to what is paid',
    async (status, total) => {
      const id = orders.get(`${status} ${total}`)!;
      const [sums] = await older.sql(
        `select account.paid, (select coalesce(sum(amount), 0) from ledger_entry where order_id = $1) as booked,
           (select coalesce(sum(amount), 0) from instalment where order_id = $1) as parts
         from order_account account where order_id = $1`,
        [id],
      );
      const { paid, booked, parts } = sums as Record<string, string>;
      expect(parseAmount(booked!)).toBe(parseAmount(paid!));
      expect(parseAmount(parts!)).toBe(parseAmount(total));
      const { depositIsBooked } = await read(status, total);
      const isStarted = ['in_production', 'shipped', 'delivered'].includes(status);
      expect(depositIsBooked).toBe(isStarted || total === '0.00');
    },
  );
});
