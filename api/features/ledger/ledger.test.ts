import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import fc from 'fast-check';
import { parseAmount } from '#engine/goods/price/money';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { balanceOf } from './balance.js';
import { type NewEntry, book } from './book.js';
import type { AccountStage } from './order-account.entity.js';
import { moveAccounts, openAccount, schedule } from './schedule.js';

const TERMS = { depositPercent: 30, depositDays: 7, restDays: 3 };
/** In Warsaw it is already 00:30 on 25 November. */
const NOW = new Date('2026-11-24T23:30:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const inTransaction = <T>(work: (tx: EntityManager) => Promise<T>): Promise<T> =>
  app.services.orm.em.fork().transactional(work);
const read = (orderId: number) => balanceOf(app.services.orm.em.fork(), orderId);

/**
 * The id of the latest account, above the demo shop's. No orders are stored, because accounts do not refer to rows of
 * orders.
 */
let lastId = 1_000_000;
async function open(total: number, terms = TERMS): Promise<number> {
  const orderId = (lastId += 1);
  await inTransaction(async (tx) =>
    openAccount(tx, { orderId, total, terms, isForCompany: false }),
  );
  return orderId;
}

const pay = (orderId: number, amount: number, more: Partial<NewEntry> = {}) =>
  inTransaction((tx) =>
    book(tx, {
      orderId,
      kind: 'paid',
      amount,
      method: 'transfer',
      reference: `${orderId}-${crypto.randomUUID()}`,
      ...more,
    }),
  );
const move = (orderId: number, stage: AccountStage, now = NOW) =>
  inTransaction((tx) => moveAccounts(tx, new Map([[orderId, stage]]), now));
const change = (orderId: number, total: number, now = NOW) =>
  inTransaction((tx) => schedule(tx, { orderId, total, isForCompany: false, now }));
const shown = async (orderId: number) =>
  (await read(orderId)).instalments.map(({ kind, amount, due, covered }) => [
    kind,
    amount,
    due,
    covered,
  ]);

describe('the schedule of an order', () => {
  it('has a deposit and the rest, without due days at first', async () => {
    expect(await shown(await open(489_005))).toEqual([
      ['deposit', 146_702, null, 0],
      ['rest', 342_303, null, 0],
    ]);
  });

  it.each([
    [0, 489_000, [['whole', 489_000, null, 0]]],
    [100, 489_000, [['whole', 489_000, null, 0]]],
    [30, 1, [['whole', 1, null, 0]]],
    [30, 0, []],
  ])('with %i %% of %i grosze is in one part or none', async (depositPercent, total, parts) => {
    expect(await shown(await open(total, { ...TERMS, depositPercent }))).toEqual(parts);
  });

  it('gets its due days by the calendar in Poland as the order proceeds, and loses them as it goes back', async () => {
    const id = await open(100_000);
    const days = async () => (await read(id)).instalments.map(({ due }) => due);
    await move(id, 'agreed');
    expect(await days()).toEqual(['2026-12-02', null]);
    await move(id, 'ready', new Date('2026-12-20T12:00:00Z'));
    expect(await days()).toEqual(['2026-12-02', '2026-12-23']);
    expect(await read(id)).toMatchObject({ nextDue: '2026-12-02' });
    await move(id, 'placed');
    expect(await days()).toEqual([null, null]);
    expect(await read(id)).toMatchObject({ nextDue: null });
  });

  it('of an order without a deposit is due after the dispatch', async () => {
    const id = await open(100_000, { ...TERMS, depositPercent: 0 });
    await move(id, 'agreed');
    expect(await read(id)).toMatchObject({ nextDue: null, depositIsBooked: true });
    await move(id, 'ready');
    expect(await read(id)).toMatchObject({ nextDue: '2026-11-28' });
  });

  it('is adjusted to another total: an unpaid deposit is split again', async () => {
    const id = await open(100_000);
    await change(id, 200_001);
    expect(await shown(id)).toEqual([
      ['deposit', 60_000, null, 0],
      ['rest', 140_001, null, 0],
    ]);
  });

  it('is adjusted to another total: a paid deposit stays, and the excess is to be refunded', async () => {
    const id = await open(100_000);
    await pay(id, 30_000);
    await change(id, 90_000);
    expect(await shown(id)).toEqual([
      ['deposit', 30_000, null, 30_000],
      ['rest', 60_000, null, 0],
    ]);
    await change(id, 20_000);
    expect(await shown(id)).toEqual([['whole', 20_000, null, 20_000]]);
    expect(await read(id)).toMatchObject({ outstanding: 0, toRefund: 10_000 });
  });

  it('gives another due day to a paid part that grows', async () => {
    const id = await open(100_000);
    await move(id, 'ready');
    await pay(id, 100_000);
    expect(await read(id)).toMatchObject({ nextDue: null });
    await change(id, 120_000, new Date('2027-03-01T12:00:00Z'));
    expect(await shown(id)).toEqual([
      ['deposit', 30_000, '2026-12-02', 30_000],
      ['rest', 90_000, '2027-03-04', 70_000],
    ]);
  });
});

describe('the ledger', () => {
  it('books a movement once, also when it is reported at the same time', async () => {
    const id = await open(100_000);
    const once = { reference: `statement-${id}` };
    const booked = await Promise.all([1, 2, 3].map(() => pay(id, 30_000, once)));
    expect(new Set(booked.map(({ entry }) => entry.id)).size).toBe(1);
    expect(booked.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await read(id)).toMatchObject({ paid: 30_000, outstanding: 70_000 });
  });

  it('refuses the reference of another movement', async () => {
    const [one, other] = [await open(100_000), await open(100_000)];
    const once = { reference: `statement-${one}` };
    await pay(one, 30_000, once);
    await expect(pay(other, 30_000, once)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(pay(one, 30_001, once)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('records requests and failures, which change no balance, besides the payments', async () => {
    const id = await open(100_000);
    const online = { method: 'online', reference: `session-${id}` } as const;
    for (const kind of ['requested', 'failed'] as const) await pay(id, 30_000, { ...online, kind });
    expect(await read(id)).toMatchObject({ paid: 0 });
    await pay(id, 30_000, online);
    expect(await read(id)).toMatchObject({ paid: 30_000, depositIsBooked: true });
  });

  it('refunds no more than is paid', async () => {
    const id = await open(100_000);
    await expect(pay(id, 1, { kind: 'refunded' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await pay(id, 30_000);
    await expect(pay(id, 30_001, { kind: 'refunded' })).rejects.toThrow('najwyżej');
    await pay(id, 30_000, { kind: 'refunded' });
    expect(await read(id)).toMatchObject({ paid: 0, outstanding: 100_000 });
  });

  it('says whether an order may be produced', async () => {
    const id = await open(100_000);
    await pay(id, 29_999);
    expect(await read(id)).toMatchObject({ depositIsBooked: false });
    await pay(id, 1);
    expect(await read(id)).toMatchObject({ depositIsBooked: true });
  });

  it('of a cancelled order shows what is to be refunded', async () => {
    const id = await open(100_000);
    await pay(id, 30_000);
    await move(id, 'cancelled');
    expect(await read(id)).toMatchObject({
      owed: 0,
      outstanding: 0,
      toRefund: 30_000,
      nextDue: null,
    });
  });

  it('refuses entries for an order without an account', async () => {
    await expect(pay(999_999, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(read(999_999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    ['update', 'update ledger_entry set amount = 1'],
    ['delete', 'delete from ledger_entry'],
    ['truncate', 'truncate ledger_entry'],
  ])('refuses the statement %s', async (_name, statement) => {
    await pay(await open(100_000), 1);
    await expect(app.sql(statement)).rejects.toThrow('rows of ledger_entry are only added');
  });

  it('deletes notes only when customers are anonymised, and nothing else', async () => {
    await pay(await open(100_000), 1, { note: 'Przelew od Anny' });
    await app.sql(`select set_config('cieniomat.forgetting', 'on', false)`);
    await app.sql('update ledger_entry set note = null');
    await expect(app.sql('update ledger_entry set amount = 2')).rejects.toThrow('only added');
    await app.sql(`select set_config('cieniomat.forgetting', '', false)`);
  });
});

describe('any history of an order', () => {
  const steps = fc.oneof(
    fc.record({ what: fc.constant('pay' as const), amount: fc.integer({ min: 1, max: 300_000 }) }),
    fc.record({
      what: fc.constant('refund' as const),
      amount: fc.integer({ min: 1, max: 200_000 }),
    }),
    fc.record({ what: fc.constant('change' as const), amount: fc.nat(300_000) }),
    fc.record({
      what: fc.constant('move' as const),
      stage: fc.constantFrom<AccountStage>('placed', 'agreed', 'ready', 'delivered', 'cancelled'),
    }),
  );

  it('leaves a balance that equals its schedule minus the verified money, to the grosz', async () => {
    const history = fc.record({
      total: fc.nat(300_000),
      depositPercent: fc.integer({ min: 0, max: 100 }),
      steps: fc.array(steps, { maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(history, async ({ total, depositPercent, steps }) => {
        const id = await open(total, { ...TERMS, depositPercent });
        const expected = { total, paid: 0, isCancelled: false };
        for (const step of steps) {
          if (step.what === 'pay') {
            await pay(id, step.amount);
            expected.paid += step.amount;
          } else if (step.what === 'refund') {
            const refund = pay(id, step.amount, { kind: 'refunded' });
            if (step.amount > expected.paid) await expect(refund).rejects.toThrow();
            else {
              await refund;
              expected.paid -= step.amount;
            }
          } else if (step.what === 'change') {
            await change(id, step.amount);
            expected.total = step.amount;
          } else {
            await move(id, step.stage);
            expected.isCancelled = step.stage === 'cancelled';
          }
          await expectBalance(id, expected);
        }
      }),
      { numRuns: 40 },
    );
  });

  async function expectBalance(
    id: number,
    { total, paid, isCancelled }: { total: number; paid: number; isCancelled: boolean },
  ): Promise<void> {
    const owed = isCancelled ? 0 : total;
    const balance = await read(id);
    expect(balance).toMatchObject({
      owed,
      paid,
      outstanding: Math.max(0, owed - paid),
      toRefund: Math.max(0, paid - owed),
    });
    const { instalments } = balance;
    const sum = (values: number[]) => values.reduce((one, other) => one + other, 0);
    expect(sum(instalments.map(({ amount }) => amount))).toBe(owed);
    expect(sum(instalments.map(({ covered }) => covered))).toBe(Math.min(owed, paid));
    expect(sum(instalments.map(({ remaining }) => remaining))).toBe(balance.outstanding);
    const [row] = await app.sql<Record<string, string>>(
      `select account.paid, outstanding, coalesce(sum(case kind when 'paid' then amount when 'refunded' then -amount end), 0) as entries
         from order_account account left join ledger_entry using (order_id) where order_id = $1 group by account.order_id`,
      [id],
    );
    expect(
      [row!['paid'], row!['entries'], row!['outstanding']].map((text) => parseAmount(text!)),
    ).toEqual([paid, paid, owed - paid]);
  }
});
