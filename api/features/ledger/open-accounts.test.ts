import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { addDays } from '../../../engine/locale/day.js';
import { parseAmount } from '../../../engine/price/money.js';
import { ORDER_STATUSES, type OrderStatus } from '../../../engine/shop/order-status.js';
import { createOrm } from '../../database/orm.js';
import { migrate } from '../../database/prepare.js';
import { databaseUrl, runSql } from '../../testing/database/databases.mjs';
import { type Balance, balanceOf } from './balance.js';

/** The migration before the one that opens accounts. */
const BEFORE = 'Migration20261124073500';
const TOTALS = ['4890.00', '100.01', '0.01', '0.00'];

const server = process.env['TEST_SERVER_URL']!;
const name = `older_${randomBytes(4).toString('hex')}`;
const url = databaseUrl(server, name);
/** The number of the order of each status and total. */
const orders = new Map<string, number>();
let orm: MikroORM;
let today: string;
beforeAll(async () => {
  await runSql(server, `create database ${name}`);
  orm = await createOrm(url);
  const names = (await orm.migrator.getPending()).map((migration) => migration.name);
  await orm.migrator.up({ migrations: names.slice(0, names.indexOf(BEFORE) + 1) });
  for (const status of ORDER_STATUSES)
    for (const total of TOTALS) orders.set(`${status} ${total}`, await insertOrder(status, total));
  await migrate(orm);
  const [row] = await runSql(url, 'select current_date::text as today');
  today = String(row!['today']);
});
afterAll(async () => {
  await orm.close();
  await runSql(server, `drop database ${name} with (force)`);
});

/** An order as the shop kept it before it had accounts. */
async function insertOrder(status: OrderStatus, total: string): Promise<number> {
  const [row] = await runSql(
    url,
    `with cart as (
       insert into cart (id, visitor_id, ordered_at) values (gen_random_uuid(), gen_random_uuid(), now())
       returning id, visitor_id)
     insert into customer_order (token, cart_id, visitor_id, request_fingerprint, status, customer_name, customer_email,
       customer_phone, customer_address, total_amount, net, vat)
     select rpad(replace(id::text, '-', ''), 43, 'x'), id, visitor_id, repeat('0', 64), $1, 'Anna Lis', 'anna@example.com',
       '+48600100200', 'ul. Polna 1, 90-001 Łódź', $2, $2, 0
     from cart returning id`,
    [status, total],
  );
  return Number(row!['id']);
}

const read = (status: OrderStatus, total: string): Promise<Balance> =>
  balanceOf(orm.em.fork(), orders.get(`${status} ${total}`)!);

describe('an order of the time before the book of money', () => {
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
    'that is %s and costs %s has instalments of its price, and a book of what is paid',
    async (status, total) => {
      const id = orders.get(`${status} ${total}`)!;
      const [sums] = await runSql(
        url,
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
