import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Fault } from '../../../tools/payments/faults.js';
import type { PlacedOrder } from '../../testing/orders.js';
import {
  type BookEntry,
  type PayingShop,
  createPayingShop,
  setStatus,
} from '../../testing/payments/paying-shop.js';
import { change } from '../../testing/staff.js';
import { waitFor } from '../../testing/wait-for.js';
import { checkPayments } from './online/check-payments.js';

/** 30 % of the price of the default awning, in zł. */
const DEPOSIT = '1467.00';

let shop: PayingShop;
let order: PlacedOrder;
beforeAll(async () => {
  shop = await createPayingShop({ logLevel: 'warn' });
});
beforeEach(async () => {
  order = await shop.confirmedOrder();
});
afterAll(() => shop.close());

async function pay(fault?: Fault): Promise<string> {
  const { payUrl } = await shop.start(order);
  await shop.payments.pay(payUrl!, fault);
  return payUrl!;
}

const kinds = (entries: BookEntry[]) => entries.map(({ kind }) => kind);
const paidEntries = async () => (await shop.book(order)).filter(({ kind }) => kind === 'paid');
const isBooked = (times = 1) => waitFor(async () => (await paidEntries()).length === times);
const transaction = async () => {
  const [{ id } = { id: '' }] = (await shop.read(order)).onlinePayments;
  return shop.payments.transactions().find(({ sessionId }) => sessionId === id)!;
};

/** Runs the job that asks the provider about open payments, as if these minutes had passed. */
const check = (minutes: number) =>
  checkPayments(
    shop.app.services.orm.em.fork(),
    shop.app.services.payments.current!,
    shop.app.services.logger,
    new Date(Date.now() + minutes * 60_000),
  );

/** Resolves once the shop has logged, after this call, that it refused a notification for this reason. */
function refused(reason: string): Promise<void> {
  const before = shop.app.logged.length;
  return waitFor(() => shop.app.logged.slice(before).some((line) => line.includes(reason)));
}

describe('a payment', () => {
  it('is booked when the provider has verified it, with the id of the provider', async () => {
    await pay();
    await isBooked();
    const [{ orderId, isVerified } = { orderId: '', isVerified: false }] = (await transaction())
      .payments;
    expect(isVerified).toBe(true);
    expect(await paidEntries()).toEqual([
      { kind: 'paid', amount: DEPOSIT, reference: `przelewy24 ${orderId}` },
    ]);
    const { payableOnline, onlinePayments } = await shop.read(order);
    expect(payableOnline).toBeNull();
    expect(onlinePayments).toMatchObject([{ state: 'paid', amount: DEPOSIT }]);
  });

  it('is not booked by the return of the buyer alone', async () => {
    const { payUrl } = await shop.start(order);
    const back = await shop.payments.decline(payUrl!);
    const [{ id } = { id: '' }] = (await shop.read(order)).onlinePayments;
    expect(back).toBe(`http://shop.test/zamowienie/${order.token}?platnosc=${id}`);
    expect(kinds(await shop.book(order))).toEqual(['requested']);
  });

  it.each(['duplicate', 'late', 'verify-fails', 'after-expiry'] as const)(
    'with the fault %s is booked once',
    async (fault) => {
      await pay(fault);
      await isBooked();
      expect(kinds(await shop.book(order))).toEqual(['requested', 'paid']);
    },
  );

  it('is booked when its notification comes before the answer to its registration', async () => {
    await shop.payments.fail('paid-before-answer');
    await shop.start(order);
    await isBooked();
    expect(await shop.read(order)).toMatchObject({ onlinePayments: [{ state: 'paid' }] });
  });

  it.each(['twice', 'out-of-order'] as const)(
    'that is made twice (%s) is booked twice, and the second is to be refunded',
    async (fault) => {
      await pay(fault);
      await isBooked(2);
      const [account] = await shop.app.sql(
        'select paid, outstanding from order_account where order_id = $1',
        [order.id],
      );
      expect(account).toEqual({ paid: '2934.00', outstanding: '1956.00' });
    },
  );

  it('of a cancelled order is booked, and all of it is to be refunded', async () => {
    const { payUrl } = await shop.start(order);
    await setStatus(shop.staff, order.id, 'cancelled');
    await shop.payments.pay(payUrl!);
    await isBooked();
    const [account] = await shop.app.sql(
      'select outstanding from order_account where order_id = $1',
      [order.id],
    );
    expect(account).toEqual({ outstanding: `-${DEPOSIT}` });
  });
});

/** The payments of the order about which staff have to decide. */
async function doubts() {
  const { data } = await shop.staff.graphql<{
    paymentsToDecide: { id: string; orderId: number }[];
  }>('{ paymentsToDecide { id orderId customerName amount reportedAmount reportedReference } }');
  return data.paymentsToDecide.filter(({ orderId }) => orderId === order.id);
}

const decide = async (amount: string | null) => {
  const [{ id } = { id: '' }] = await doubts();
  const { userErrors } = await change(shop.staff, 'decideOnlinePayment', { id, amount });
  return userErrors.map(({ code }) => code);
};

/** The kinds of the order's entries in the ledger that the audit log has, each with who made it. */
const audited = () =>
  shop.app.sql(
    `select after->>'kind' as kind, actor.name as who from audit_entry
       join user_account actor on actor.id = actor_id
      where subject_type = 'ledger_entry' and after->>'order_id' = $1`,
    [String(order.id)],
  );

describe('a payment of another amount than the requested one', () => {
  it('waits for staff with both amounts, and is booked once they accept it', async () => {
    await pay('other-amount');
    await waitFor(async () => (await doubts()).length === 1);
    const [{ orderId } = { orderId: '' }] = (await transaction()).payments;
    expect(await doubts()).toMatchObject([
      { amount: DEPOSIT, reportedAmount: '1466.99', reportedReference: orderId },
    ]);
    await check(600);
    expect(kinds(await shop.book(order))).toEqual(['requested']);
    expect(await decide(DEPOSIT)).toEqual(['CONFLICT']);
    expect(await decide('1466.99')).toEqual([]);
    expect(await paidEntries()).toEqual([
      { kind: 'paid', amount: '1466.99', reference: `przelewy24 ${orderId}` },
    ]);
    expect(await audited()).toEqual([{ kind: 'paid', who: 'Piotr Pracownik' }]);
    expect(await doubts()).toEqual([]);
  });

  it('that staff do not accept is closed', async () => {
    await pay('other-amount');
    await waitFor(async () => (await doubts()).length === 1);
    expect(await decide(null)).toEqual([]);
    expect(kinds(await shop.book(order))).toEqual(['requested', 'failed']);
    expect(await audited()).toEqual([{ kind: 'failed', who: 'Piotr Pracownik' }]);
    expect(await doubts()).toEqual([]);
  });
});

describe('a payment that the provider does not confirm', () => {
  it('is asked about for a week, then waits for staff', async () => {
    await pay('lost');
    const paid = await transaction();
    paid.failingVerifications = 1000;
    const days = (count: number) => count * 24 * 60;
    await check(days(6));
    expect(await doubts()).toEqual([]);
    await check(days(8));
    expect(await doubts()).toMatchObject([{ amount: DEPOSIT, reportedAmount: null }]);
    expect(await decide(DEPOSIT)).toEqual(['UNAVAILABLE']);
    paid.failingVerifications = 0;
    expect(await decide(DEPOSIT)).toEqual([]);
    expect(kinds(await shop.book(order))).toEqual(['requested', 'paid']);
  });
});

describe('a notification', () => {
  it('with a forged signature is refused, and nothing is booked', async () => {
    const refusal = refused('the signature is wrong');
    await pay('forged');
    await refusal;
    expect(kinds(await shop.book(order))).toEqual(['requested']);
  });

  it('of an unpaid payment has a valid signature, and fails the verification', async () => {
    const refusal = refused('CONFLICT');
    await pay('unpaid');
    await refusal;
    expect(kinds(await shop.book(order))).toEqual(['requested']);
  });

  it('with a wrong amount books nothing; the provider is then asked about the payment', async () => {
    const refusal = refused('CONFLICT');
    await pay('wrong-amount');
    await refusal;
    expect(kinds(await shop.book(order))).toEqual(['requested']);
    await check(5);
    expect(await paidEntries()).toMatchObject([{ amount: DEPOSIT }]);
  });

  it.each([
    ['nothing', '', 403],
    ['no JSON', 'merchantId=12345', 403],
    ['no notification', '{"merchantId":12345}', 403],
    ['too much', `"${'x'.repeat(20_000)}"`, 413],
  ])('that says %s is refused', async (_, body, status) => {
    const address = `${shop.app.url}/api/payments/przelewy24/notification`;
    const answer = await fetch(address, { method: 'POST', body });
    expect(answer.status).toBe(status);
  });

  it('that is refused leaves no personal data in the log', async () => {
    expect(shop.app.logged.join('')).not.toContain('@example.com');
  });
});

describe('a payment without a notification', () => {
  it('is booked when the provider is asked about it', async () => {
    await pay('lost');
    await check(1);
    expect(kinds(await shop.book(order))).toEqual(['requested']);
    await check(5);
    expect(kinds(await shop.book(order))).toEqual(['requested', 'paid']);
    await check(600);
    expect(kinds(await shop.book(order))).toEqual(['requested', 'paid']);
  });

  it('is booked although the server ended between its verification and its booking', async () => {
    await pay('lost');
    const { payments, sessionId, amount } = await transaction();
    const [{ orderId } = { orderId: '' }] = payments;
    const reported = { session: sessionId, reference: orderId, amount };
    await shop.app.services.payments.current!.verify(reported);
    await check(5);
    expect(kinds(await shop.book(order))).toEqual(['requested', 'paid']);
  });

  it('is closed when it was never made and can no longer be paid', async () => {
    await shop.start(order);
    await check(5);
    expect(kinds(await shop.book(order))).toEqual(['requested']);
    await check(150);
    expect(kinds(await shop.book(order))).toEqual(['requested', 'failed']);
    expect(await shop.read(order)).toMatchObject({
      payableOnline: { instalment: 'deposit', amount: DEPOSIT, provider: 'Przelewy24' },
      onlinePayments: [{ state: 'failed' }],
    });
  });

  it('is booked even when it is made after it was closed', async () => {
    const { payUrl } = await shop.start(order);
    await check(150);
    await shop.payments.pay(payUrl!, 'after-expiry');
    await isBooked();
    expect(kinds(await shop.book(order))).toEqual(['requested', 'failed', 'paid']);
  });
});
