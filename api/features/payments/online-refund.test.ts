import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signed } from '../../../tools/payments/sign.js';
import { writeExactJson } from '../../adapters/payments/exact-json.js';
import { type PlacedOrder, transferInput } from '../../testing/orders.js';
import {
  type PayingShop,
  createPayingShop,
  setStatus,
} from '../../testing/payments/paying-shop.js';
import { DEAF_PROVIDER } from '../../testing/payments/payments-stand-in.js';
import { change } from '../../testing/staff.js';
import { createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { waitFor } from '../../testing/wait-for.js';
import { checkRefunds } from './refunds/check-refunds.js';
import { findPanelRefunds } from './refunds/find-panel-refunds.js';
import { sendRefunds } from './refunds/send-refund.js';

const DEPOSIT = '1467.00';

let shop: PayingShop;
beforeAll(async () => {
  shop = await createPayingShop();
});
afterAll(() => shop.close());

/** An order that was cancelled after its deposit was paid online. */
async function overpaidOrder(): Promise<PlacedOrder> {
  const order = await shop.confirmedOrder();
  const { payUrl } = await shop.start(order);
  await shop.payments.pay(payUrl!);
  await waitFor(async () => (await kinds(order)).includes('paid'));
  await setStatus(shop.staff, order.id, 'cancelled');
  return order;
}

/**
 * Sends the provider's signed notification that it has made this refund of an order; returns the status of the answer.
 */
async function reportDone({ id }: PlacedOrder, key: string): Promise<number> {
  const [receipt] = await shop.app.sql(
    `select payment.id as session, receipt.reference from online_receipt receipt
     join online_payment payment on payment.id = receipt.payment_id where payment.order_id = $1`,
    [id],
  );
  const { P24_MERCHANT_ID, P24_CRC } = shop.payments.env;
  const fields = {
    orderId: BigInt(String(receipt!['reference'])),
    sessionId: String(receipt!['session']),
    refundsUuid: key.replaceAll('-', ''),
    merchantId: Number(P24_MERCHANT_ID),
    amount: 146_700,
    currency: 'PLN',
    status: 0,
  };
  const address = `${shop.app.url}/api/payments/przelewy24/refund-notification`;
  const body = writeExactJson({ ...fields, sign: signed(fields, P24_CRC!) });
  return (await fetch(address, { method: 'POST', body })).status;
}

const kinds = async (order: PlacedOrder) => (await shop.book(order)).map(({ kind }) => kind);

async function refund(
  { id: orderId }: PlacedOrder,
  { key = randomUUID(), amount = DEPOSIT, staff = shop.staff as TestVisitor } = {},
): Promise<string[]> {
  const { data, errors } = await staff.graphql<{
    refundOnline: { userErrors: { code: string }[] };
  }>(
    `mutation ($input: RefundOnlineInput!) { refundOnline(input: $input) { order { id } userErrors { code } } }`,
    { input: { key, orderId, amount } },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.refundOnline.userErrors.map(({ code }) => code);
}

async function refundable({ token }: PlacedOrder): Promise<string | null> {
  const { data } = await shop.staff.graphql<{ order: { refundableOnline: string | null } }>(
    'query ($token: String!) { order(token: $token) { refundableOnline } }',
    { token },
  );
  return data.order.refundableOnline;
}

/** The ids of the refunds of an order that the provider has not accepted yet. */
async function unsent({ token }: PlacedOrder): Promise<string[]> {
  const { data } = await shop.staff.graphql<{ order: { unsentRefunds: string[] } }>(
    'query ($token: String!) { order(token: $token) { unsentRefunds } }',
    { token },
  );
  return data.order.unsentRefunds;
}

async function callOff(id: string): Promise<string[]> {
  const { userErrors } = await change(shop.staff, 'callOffRefund', { id });
  return userErrors.map(({ code }) => code);
}

interface Doubt {
  id: string;
  orderId: number;
}

/** The refunds of an order about which staff have to decide. */
async function toDecide(order: PlacedOrder): Promise<Doubt[]> {
  const { data } = await shop.staff.graphql<{ paymentsToDecide: Doubt[] }>(
    '{ paymentsToDecide { id orderId isRefund amount reportedAmount } }',
  );
  return data.paymentsToDecide.filter(({ orderId }) => orderId === order.id);
}

async function decide(order: PlacedOrder, isDone: boolean): Promise<string[]> {
  const [{ id } = { id: '' }] = await toDecide(order);
  const { userErrors } = await change(shop.staff, 'decideOnlineRefund', { id, isDone });
  return userErrors.map(({ code }) => code);
}

/** Whether the audit log has the one entry of this kind in the ledger of an order. */
const isAudited = async (order: PlacedOrder, kind: string): Promise<boolean> => {
  const rows = await shop.app.sql(
    `select 1 from audit_entry where subject_type = 'ledger_entry'
      and after->>'order_id' = $1 and after->>'kind' = $2`,
    [String(order.id), kind],
  );
  return rows.length === 1;
};

const REFUNDED = ['requested', 'paid', 'refund_requested', 'refunded'];
const REFUNDED_AFTER_FAILURE = [...REFUNDED.slice(0, -1), 'refund_failed', 'refunded'];

describe('a refund online', () => {
  it('is booked once, when the provider has made it', async () => {
    const order = await overpaidOrder();
    expect(await refundable(order)).toBe(DEPOSIT);
    const key = randomUUID();
    expect(await Promise.all([refund(order, { key }), refund(order, { key })])).toEqual([[], []]);
    await waitFor(async () => (await kinds(order)).includes('refunded'));
    expect(await kinds(order)).toEqual(REFUNDED);
    expect(await isAudited(order, 'refund_requested')).toBe(true);
    expect(await refundable(order)).toBeNull();
    const [account] = await shop.app.sql(
      'select paid, outstanding from order_account where order_id = $1',
      [order.id],
    );
    expect(account).toEqual({ paid: '0.00', outstanding: '0.00' });
  });

  it('is made in parts, never of more than the overpaid amount', async () => {
    const order = await overpaidOrder();
    expect(await refund(order, { amount: '1467.01' })).toEqual(['CONFLICT']);
    expect(await refund(order, { amount: '467.00' })).toEqual([]);
    expect(await refund(order, { amount: '1000.01' })).toEqual(['CONFLICT']);
    expect(await refund(order, { amount: '1000.00' })).toEqual([]);
    await waitFor(
      async () => (await kinds(order)).filter((kind) => kind === 'refunded').length === 2,
    );
  });

  it('that the provider rejects is booked as failed, and can be requested again', async () => {
    const order = await overpaidOrder();
    await shop.payments.fail('refund-rejected');
    await refund(order);
    await waitFor(async () => (await kinds(order)).includes('refund_failed'));
    expect(await refundable(order)).toBe(DEPOSIT);
    await refund(order);
    await waitFor(async () => (await kinds(order)).includes('refunded'));
  });

  it('that the provider refuses for lack of funds is booked as failed, and can be requested again', async () => {
    const order = await overpaidOrder();
    await shop.payments.fail('refund-unfunded');
    expect(await refund(order)).toEqual([]);
    expect((await kinds(order)).at(-1)).toBe('refund_failed');
    expect(await refundable(order)).toBe(DEPOSIT);
    await refund(order);
    await waitFor(async () => (await kinds(order)).includes('refunded'));
  });

  it('that the provider makes after rejecting it, and after staff have paid it by transfer, is booked', async () => {
    const order = await overpaidOrder();
    const key = randomUUID();
    await shop.payments.fail('refund-rejected');
    await refund(order, { key });
    await waitFor(async () => (await kinds(order)).includes('refund_failed'));
    const transfer = (direction: string, amount = DEPOSIT) =>
      change(shop.staff, 'bookTransfer', transferInput(order.id, { direction, amount }));
    const latestMail = async () => {
      const [mail] = await shop.app.sql(
        'select content from outgoing_mail where order_id = $1 order by created_at desc limit 1',
        [order.id],
      );
      return JSON.stringify(mail);
    };
    expect((await transfer('refunded')).userErrors).toEqual([]);
    expect(await reportDone(order, key)).toBe(200);
    expect(await reportDone(order, key)).toBe(200);
    expect((await kinds(order)).filter((kind) => kind === 'refunded')).toHaveLength(2);
    const { data } = await shop.app
      .visitor()
      .graphql(
        `query ($token: String!) { order(token: $token) { payment { owed paid outstanding toRefund } } }`,
        { token: order.token },
      );
    expect(data).toEqual({
      order: {
        payment: { owed: '0.00', paid: `-${DEPOSIT}`, outstanding: DEPOSIT, toRefund: '0.00' },
      },
    });
    expect(await latestMail()).toMatch(/zwróciliśmy Ci o.1.467.zł za dużo/);
    expect((await transfer('refunded')).userErrors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('Nie ma czego zwrócić') },
    ]);
    expect((await transfer('received', '467.00')).userErrors).toEqual([]);
    expect(await latestMail()).toMatch(/Otrzymaliśmy 467.zł.*zwróciliśmy Ci o.1.000.zł za dużo/);
    expect((await transfer('received', '1000.00')).userErrors).toEqual([]);
    const [account] = await shop.app.sql('select paid from order_account where order_id = $1', [
      order.id,
    ]);
    expect(account).toEqual({ paid: '0.00' });
  });

  it('waits while the provider cannot be reached, and is sent later', async () => {
    const order = await overpaidOrder();
    const { databaseUrl, services } = shop.app;
    const cutOff = await createTestApp({ databaseUrl, env: DEAF_PROVIDER });
    const staff = await cutOff.signIn('staff');
    expect(await refund(order, { staff })).toEqual([]);
    await cutOff.close();
    expect(await kinds(order)).toEqual(['requested', 'paid', 'refund_requested']);
    expect(await refundable(order)).toBeNull();
    const access = { provider: services.payments.current!, publicUrl: 'http://shop.test' };
    await sendRefunds(services.orm.em.fork(), access, services.logger);
    await waitFor(async () => (await kinds(order)).includes('refunded'));
    expect(await kinds(order)).toEqual(REFUNDED);
  });

  it('can be called off until the provider has accepted it, and is then paid by transfer', async () => {
    const order = await overpaidOrder();
    const { databaseUrl, services } = shop.app;
    const cutOff = await createTestApp({ databaseUrl, env: DEAF_PROVIDER });
    const key = randomUUID();
    await refund(order, { key, staff: await cutOff.signIn('staff') });
    await cutOff.close();
    expect(await unsent(order)).toEqual([key]);
    const codes = await Promise.all([callOff(key), callOff(key)]);
    expect(codes.toSorted()).toEqual([[], ['CONFLICT']]);
    expect(await unsent(order)).toEqual([]);
    expect(await refundable(order)).toBe(DEPOSIT);
    const access = { provider: services.payments.current!, publicUrl: 'http://shop.test' };
    await sendRefunds(services.orm.em.fork(), access, services.logger);
    const paid = transferInput(order.id, { direction: 'refunded', amount: DEPOSIT });
    expect((await change(shop.staff, 'bookTransfer', paid)).userErrors).toEqual([]);
    const later = new Date(Date.now() + 11 * 60_000);
    await checkRefunds(services.orm.em.fork(), services.payments.current!, services.logger, later);
    expect(await kinds(order)).toEqual(REFUNDED_AFTER_FAILURE);
    const [row] = await shop.app.sql('select state, check_at from online_refund where id = $1', [
      key,
    ]);
    expect(row).toEqual({ state: 'failed', check_at: null });
  });

  it('that was called off, although the provider had accepted it, is booked when the provider is asked', async () => {
    const order = await overpaidOrder();
    const key = randomUUID();
    await shop.payments.fail('refund-untold');
    await refund(order, { key });
    expect(await callOff(key)).toEqual(['CONFLICT']);
    // Simulates that the provider's answer to the request was lost.
    await shop.app.sql(`update online_refund set state = 'requested' where id = $1`, [key]);
    expect(await callOff(key)).toEqual([]);
    expect(await isAudited(order, 'refund_failed')).toBe(true);
    const { services } = shop.app;
    const later = new Date(Date.now() + 11 * 60_000);
    await checkRefunds(services.orm.em.fork(), services.payments.current!, services.logger, later);
    expect(await kinds(order)).toEqual(REFUNDED_AFTER_FAILURE);
    expect(await callOff(randomUUID())).toEqual(['NOT_FOUND']);
  });

  it('whose notification was lost is booked when the provider is asked', async () => {
    const order = await overpaidOrder();
    await shop.payments.fail('refund-untold');
    await refund(order);
    const { services } = shop.app;
    const check = (minutes: number) =>
      checkRefunds(
        services.orm.em.fork(),
        services.payments.current!,
        services.logger,
        new Date(Date.now() + minutes * 60_000),
      );
    await check(5);
    expect(await kinds(order)).toEqual(['requested', 'paid', 'refund_requested']);
    await Promise.all([check(11), check(11)]);
    expect(await kinds(order)).toEqual(REFUNDED);
    await check(60);
    expect(await kinds(order)).toEqual(REFUNDED);
  });

  it('without a result is asked about for a week, then waits for staff', async () => {
    const [paid, unpaid] = [await overpaidOrder(), await overpaidOrder()];
    for (const order of [paid, unpaid]) {
      await shop.payments.fail('refund-untold');
      await refund(order);
    }
    const { databaseUrl } = shop.app;
    const cutOff = await createTestApp({ databaseUrl, env: DEAF_PROVIDER });
    const { orm, payments, logger } = cutOff.services;
    const check = async (days: number) => {
      const now = new Date(Date.now() + days * 24 * 3_600_000);
      await checkRefunds(orm.em.fork(), payments.current!, logger, now);
    };
    await check(6);
    expect(await toDecide(paid)).toEqual([]);
    await check(8);
    const [doubt] = await toDecide(paid);
    expect(doubt).toMatchObject({ isRefund: true, amount: DEPOSIT });
    expect(await decide(paid, true)).toEqual([]);
    expect(await isAudited(paid, 'refunded')).toBe(true);
    expect(await decide(unpaid, false)).toEqual([]);
    await check(30);
    await cutOff.close();
    expect(await toDecide(paid)).toEqual([]);
    expect(await kinds(paid)).toEqual(REFUNDED);
    expect(await kinds(unpaid)).toEqual([...REFUNDED.slice(0, -1), 'refund_failed']);
    expect(await refundable(unpaid)).toBe(DEPOSIT);
    const again = await change(shop.staff, 'decideOnlineRefund', { id: doubt!.id, isDone: false });
    expect(again.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const [entry] = await shop.app.sql(
      `select actor_id is not null as named from ledger_entry where order_id = $1 and kind = 'refunded'`,
      [paid.id],
    );
    expect(entry).toEqual({ named: true });
  });

  it('made in the panel of the provider waits for staff and is not made again', async () => {
    const [requested, made] = [await overpaidOrder(), await overpaidOrder()];
    await refund(requested);
    await waitFor(async () => (await kinds(requested)).includes('refunded'));
    const [receipt] = await shop.app.sql(
      `select payment_id from online_receipt receipt
       join online_payment payment on payment.id = receipt.payment_id where order_id = $1`,
      [made.id],
    );
    const { payments = [] } =
      shop.payments
        .transactions()
        .find(({ sessionId }) => sessionId === String(receipt!['payment_id'])) ?? {};
    payments[0]!.refunds.push({ refundsUuid: '', amount: 146_700 });
    const { services } = shop.app;
    const find = () =>
      findPanelRefunds(
        services.orm.em.fork(),
        services.payments.current!,
        services.logger,
        new Date(),
      );
    await find();
    await find();
    expect(await toDecide(requested)).toEqual([]);
    expect(await toDecide(made)).toMatchObject([
      { isRefund: true, amount: DEPOSIT, reportedAmount: DEPOSIT },
    ]);
    expect(await refundable(made)).toBeNull();
    const paid = transferInput(made.id, { direction: 'refunded', amount: DEPOSIT });
    expect((await change(shop.staff, 'bookTransfer', paid)).userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ]);
    expect(await decide(made, true)).toEqual([]);
    await find();
    expect(await toDecide(made)).toEqual([]);
    expect(await kinds(made)).toEqual(REFUNDED);
  });

  it('is not made a second time by a transfer while the provider is making it', async () => {
    const order = await overpaidOrder();
    await shop.payments.fail('refund-untold');
    await refund(order, { amount: '467.00' });
    const transfer = (amount: string) =>
      change(shop.staff, 'bookTransfer', {
        ...transferInput(order.id, { direction: 'refunded', amount }),
      });
    const message = expect.stringMatching(/najwyżej 1.000.zł.*467.zł/);
    expect((await transfer('1000.01')).userErrors).toMatchObject([{ code: 'CONFLICT', message }]);
    expect((await transfer('1000.00')).userErrors).toEqual([]);
    const { services } = shop.app;
    const later = new Date(Date.now() + 11 * 60_000);
    await checkRefunds(services.orm.em.fork(), services.payments.current!, services.logger, later);
    expect(await kinds(order)).toEqual([
      'requested',
      'paid',
      'refund_requested',
      'refunded',
      'refunded',
    ]);
  });

  it('that the server sent but did not record before it ended counts as sent when it is sent again', async () => {
    const order = await overpaidOrder();
    const key = randomUUID();
    await refund(order, { key });
    await waitFor(async () => (await kinds(order)).includes('refunded'));
    const other = await overpaidOrder();
    const { services } = shop.app;
    const again = randomUUID();
    await refund(other, { key: again });
    await shop.app.sql(`update online_refund set state = 'requested' where id = $1`, [again]);
    const access = { provider: services.payments.current!, publicUrl: 'http://shop.test' };
    await sendRefunds(services.orm.em.fork(), access, services.logger);
    await waitFor(async () => (await kinds(other)).includes('refunded'));
    expect(await kinds(other)).toEqual(REFUNDED);
  });

  it('of an order without an overpayment is refused', async () => {
    const order = await shop.confirmedOrder();
    expect(await refundable(order)).toBeNull();
    expect(await refund(order)).toEqual(['CONFLICT']);
    expect(await refund(order, { amount: '0.00' })).toEqual(['BAD_USER_INPUT']);
    expect(await refund({ ...order, id: 999_999 })).toEqual(['NOT_FOUND']);
  });

  it('is refused with a key that belongs to another refund', async () => {
    const [order, other] = [await overpaidOrder(), await overpaidOrder()];
    const key = randomUUID();
    expect(await refund(order, { key })).toEqual([]);
    expect(await refund(other, { key })).toEqual(['CONFLICT']);
  });

  it('is not changed by a notification without the signature of the provider', async () => {
    const order = await overpaidOrder();
    const address = `${shop.app.url}/api/payments/przelewy24/refund-notification`;
    const forged = await fetch(address, { method: 'POST', body: '{"status":0}' });
    expect(forged.status).toBe(403);
    expect(await kinds(order)).toEqual(['requested', 'paid']);
  });
});
