import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Fault } from '../../../tools/payments/faults.js';
import { type PlacedOrder, customerWithCart, submit } from '../../testing/orders.js';
import { setStatus, startPayment } from '../../testing/payments/paying-shop.js';
import { type TestPayments, startTestPayments } from '../../testing/payments/payments-stand-in.js';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { waitFor } from '../../testing/wait-for.js';

/**
 * The fault that the stand-in for the provider simulates with each payment (undefined: none), and how often the payment
 * is booked in the end.
 */
const BUYERS: readonly (readonly [Fault | undefined, number])[] = [
  [undefined, 1],
  ['duplicate', 1],
  ['verify-fails', 1],
  ['late', 1],
  ['out-of-order', 2],
  ['twice', 2],
  ['forged', 0],
  ['unpaid', 0],
  ['wrong-amount', 0],
];
/**
 * The length of a minute for the stand-in, in ms: so long that its last repetition of a notification comes after the
 * server has restarted.
 */
const MINUTE_MS = 60;

let app: TestApp;
let payments: TestPayments;
let server: ServerProcess;

beforeAll(async () => {
  app = await createTestApp();
  payments = await startTestPayments(() => server.url, MINUTE_MS);
  server = await start();
});
afterAll(async () => {
  await payments.close();
  await server.kill();
  await app.close();
});

const start = () => startServerProcess({ DATABASE_URL: app.databaseUrl, ...payments.env });

async function confirmedOrders(count: number): Promise<PlacedOrder[]> {
  const staff = await app.signIn('staff');
  const orders: PlacedOrder[] = [];
  for (let placed = 0; placed < count; placed += 1) {
    const { order } = await submit(await customerWithCart(app));
    await setStatus(staff, order!.id, 'confirmed');
    orders.push(order!);
  }
  return orders;
}

const paid = () =>
  app.sql<{ order_id: number; reference: string; amount: string }>(
    `select order_id, reference, amount from ledger_entry where kind = 'paid' and method = 'online'`,
  );

it('every payment is booked as often as it was made, although the server is killed twice meanwhile', async () => {
  const orders = await confirmedOrders(BUYERS.length);
  const bookings = BUYERS.reduce((sum, [, times]) => sum + times, 0);
  await Promise.all(
    BUYERS.map(async ([fault], index) => {
      const { payUrl } = await startPayment(server.visitor(), orders[index]!);
      await payments.pay(payUrl!, fault);
    }),
  );
  for (const booked of [1, 4]) {
    await waitFor(async () => (await paid()).length >= booked);
    await server.kill();
    server = await start();
  }
  await waitFor(async () => (await paid()).length >= bookings, 60_000);

  const entries = await paid();
  const timesBooked = orders.map(
    ({ id }) => entries.filter(({ order_id }) => order_id === id).length,
  );
  expect(timesBooked).toEqual(BUYERS.map(([, times]) => times));
  const verified = payments
    .transactions()
    .flatMap((transaction) => transaction.payments)
    .flatMap(({ orderId, isVerified }) => (isVerified ? [`przelewy24 ${orderId}`] : []));
  expect(entries.map(({ reference }) => reference).sort()).toEqual(verified.sort());
  const [sums] = await app.sql(
    `select sum(paid) = ${bookings} * 1467 as fits from order_account where order_id = any($1)`,
    [orders.map(({ id }) => id)],
  );
  expect(sums).toEqual({ fits: true });
});
