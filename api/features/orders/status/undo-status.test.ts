import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createProduct, fillCart, saveAwning } from '../../../testing/factories.js';
import { type MailedApp, createMailedApp, sendWaitingMails } from '../../../testing/mails.js';
import {
  customerWithCart,
  allowProduction,
  placeOrder,
  readOrder,
  submit,
} from '../../../testing/orders.js';
import { type UserErrors, change } from '../../../testing/staff.js';
import { createItem, readItem, stockInput } from '../../../testing/stock.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { waitFor } from '../../../testing/wait-for.js';

interface HistoryEvent {
  id: number;
  status: string;
  actorName: string | null;
  sendsMail: boolean | null;
  undoesId: number | null;
}

interface Changed {
  id: number;
  token: string;
  status: string;
  undoableChange: {
    eventId: number;
    previousStatus: string;
    sendsMail: boolean;
    secondsLeft: number;
  } | null;
  history: HistoryEvent[];
}

interface Undone extends UserErrors {
  orders: Changed[];
  refused: { eventId: number; reason: { code: string; message: string } }[];
}

const CHANGED = `id status undoableChange { eventId previousStatus sendsMail secondsLeft }
  history { id status actorName sendsMail undoesId }`;

let mailed: MailedApp;
let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  mailed = await createMailedApp();
  ({ app } = mailed);
  staff = await app.signIn('staff');
});
afterAll(() => mailed.close());

async function placed(): Promise<{ id: number; token: string; email: string }> {
  const customer = await customerWithCart(app);
  const { order } = await submit(customer);
  return { id: order!.id, token: order!.token, email: customer.customerEmail };
}

async function setStatus(orderId: number, status: string, more: object = {}): Promise<Changed> {
  const input = { orderId, status, ...more };
  const { order } = await change<{ order: Changed }>(
    staff,
    'updateOrderStatus',
    input,
    `order { ${CHANGED} }`,
  );
  return order;
}

const undo = (eventIds: number[], who = staff) =>
  change<Undone>(
    who,
    'undoOrderStatuses',
    { eventIds },
    `orders { ${CHANGED} } refused { eventId reason { code message } }`,
  );

const subjectsTo = async (email: string) =>
  (
    await app.sql<{ subject: string }>(
      'select subject from outgoing_mail where recipient = $1 order by created_at',
      [email],
    )
  ).map(({ subject }) => subject);

const jobs = async (): Promise<number> => {
  const [row] = await app.sql<{ count: number }>(
    'select count(*)::int as count from graphile_worker._private_jobs',
  );
  return row!.count;
};

async function readDueDays(token: string): Promise<object> {
  const { data } = await staff.graphql<{ order: { payment: object } }>(
    `query ($token: String!) { order(token: $token) { payment { instalments { kind due } transfer { due } } } }`,
    { token },
  );
  return data.order.payment;
}

/** Dates all entries of the order's history back by these seconds. */
const age = (orderId: number, seconds: number) =>
  app.sql(`update order_event set at = at - make_interval(secs => $2) where order_id = $1`, [
    orderId,
    seconds,
  ]);

describe('a change of the status', () => {
  it('is undone, and its waiting mail withdrawn; the history keeps the change and its undoing', async () => {
    const { id, token, email } = await placed();
    const cancelled = await setStatus(id, 'cancelled');
    expect(cancelled.undoableChange).toMatchObject({ previousStatus: 'pending', sendsMail: true });
    expect(cancelled.undoableChange!.secondsLeft).toBeLessThanOrEqual(10);
    expect(await subjectsTo(email)).toHaveLength(2);
    const { eventId } = cancelled.undoableChange!;

    const { orders, refused } = await undo([eventId]);
    expect(refused).toEqual([]);
    expect(orders).toMatchObject([{ id, status: 'pending', undoableChange: null }]);
    expect(orders[0]!.history.slice(1)).toMatchObject([
      { id: eventId, status: 'cancelled', sendsMail: true, undoesId: null },
      { status: 'pending', actorName: 'Piotr Pracownik', sendsMail: false, undoesId: eventId },
    ]);
    expect(await subjectsTo(email)).toEqual([`Otrzymaliśmy zamówienie nr ${id}`]);
    await waitFor(async () => (await jobs()) === 0);
    const customerView = await readOrder(app.visitor(), token);
    expect(customerView!.history.map(({ status }) => status)).toEqual(['pending']);
  });

  it.each(['pending', 'cancelled'])('to %s is undone with its due days', async (status) => {
    const { id, token } = await placed();
    await setStatus(id, 'confirmed', { sendsMail: false });
    await app.sql('update instalment set due = due - 5 where order_id = $1 and due is not null', [
      id,
    ]);
    await app.sql('update order_account set next_due = next_due - 5 where order_id = $1', [id]);
    const before = await readDueDays(token);
    const { eventId } = (await setStatus(id, status, { sendsMail: false })).undoableChange!;
    await undo([eventId]);
    expect(await readDueDays(token)).toEqual(before);
  });

  it('can still be undone after a reload, and by another process', async () => {
    const { id, token } = await placed();
    await setStatus(id, 'cancelled', { sendsMail: false });
    const second = await createTestApp({ databaseUrl: app.databaseUrl });
    const colleague = await second.signIn('staff');
    const read = async (who: TestVisitor) =>
      (
        await who.graphql<{ order: Changed }>(
          `query ($token: String!) { order(token: $token) { undoableChange { eventId sendsMail } } }`,
          { token },
        )
      ).data.order.undoableChange;
    const offered = await read(colleague);
    expect(offered).toMatchObject({ sendsMail: false });
    expect(await read(app.visitor())).toBeNull();
    const { orders } = await undo([offered!.eventId], colleague);
    expect(orders).toMatchObject([{ id, status: 'pending' }]);
    await second.close();
  });

  it('cannot be undone once its mail is sent', async () => {
    const { id, email } = await placed();
    const { eventId } = (await setStatus(id, 'confirmed')).undoableChange!;
    await sendWaitingMails(app);
    await mailed.mailTo(email, 'zostało potwierdzone');
    await waitFor(async () => {
      const unsent = await app.sql(
        'select 1 from outgoing_mail where recipient = $1 and sent_at is null',
        [email],
      );
      return unsent.length === 0;
    });
    const message = expect.stringContaining('już wyszła');
    expect(await undo([eventId])).toMatchObject({
      orders: [],
      refused: [{ eventId, reason: { code: 'CONFLICT', message } }],
      userErrors: [{ code: 'CONFLICT' }],
    });
    expect((await setStatus(id, 'confirmed', { note: 'Zostaje.' })).undoableChange).toBeNull();
  });

  it('cannot be undone when it is too old, overtaken, undone already, or missing', async () => {
    const [old, overtaken, twice] = [await placed(), await placed(), await placed()];
    const quietly = { sendsMail: false };
    const oldEvent = (await setStatus(old.id, 'confirmed', quietly)).undoableChange!.eventId;
    await age(old.id, 16);
    const first = (await setStatus(overtaken.id, 'confirmed', quietly)).undoableChange!.eventId;
    await setStatus(overtaken.id, 'cancelled', quietly);
    const undone = (await setStatus(twice.id, 'confirmed', quietly)).undoableChange!.eventId;
    const [{ history }] = (await undo([undone])).orders as [Changed];
    const undoing = history.at(-1)!.id;
    const placing = history[0]!.id;

    const { refused, orders } = await undo([
      oldEvent,
      first,
      undone,
      undoing,
      placing,
      2 ** 31 - 1,
    ]);
    expect(orders).toEqual([]);
    expect(refused.map(({ eventId, reason }) => [eventId, reason.code, reason.message])).toEqual([
      [oldEvent, 'CONFLICT', expect.stringContaining('10\u00a0sekund')],
      [first, 'CONFLICT', 'Status zmienił się już ponownie.'],
      [undone, 'CONFLICT', 'Status zmienił się już ponownie.'],
      [undoing, 'NOT_FOUND', 'Nie ma takiej zmiany statusu.'],
      [placing, 'NOT_FOUND', 'Nie ma takiej zmiany statusu.'],
      [2 ** 31 - 1, 'NOT_FOUND', 'Nie ma takiej zmiany statusu.'],
    ]);
  });

  it('is undone once by two simultaneous requests', async () => {
    const { id } = await placed();
    const { eventId } = (await setStatus(id, 'cancelled')).undoableChange!;
    const answers = await Promise.all([undo([eventId]), undo([eventId])]);
    expect(answers.flatMap(({ orders }) => orders)).toHaveLength(1);
  });
});

describe('a change of many orders', () => {
  it('is undone in one request, each order to its own status, with its stock', async () => {
    const productId = await createProduct(app);
    const { item } = await createItem(staff, stockInput({ productId, stockQuantity: 5 }));
    const ids: number[] = [];
    for (const quantity of [2, 1]) {
      const visitor = app.visitor();
      const { id } = await saveAwning(visitor, { productId });
      const { total } = await fillCart(visitor, { configurationId: id, quantity });
      ids.push((await placeOrder(visitor, { expectedTotal: total })).order!.id);
    }
    await allowProduction(app, ids[0]!);
    await setStatus(ids[0]!, 'in_production', { sendsMail: false });
    const before = { stockQuantity: 3, reserved: 1 };
    expect(await readItem(staff, item!.id)).toMatchObject(before);

    const orders = [
      { orderId: ids[0], version: 2 },
      { orderId: ids[1], version: 1 },
    ];
    const cancelled = await change<{ orders: Changed[] }>(
      staff,
      'changeOrderStatuses',
      { orders, status: 'cancelled' },
      `orders { ${CHANGED} }`,
    );
    expect(await readItem(staff, item!.id)).toMatchObject({ stockQuantity: 5, reserved: 0 });
    const undone = await undo(cancelled.orders.map((order) => order.undoableChange!.eventId));
    expect(undone.orders.map(({ status }) => status)).toEqual(['in_production', 'pending']);
    expect(await readItem(staff, item!.id)).toMatchObject(before);
    expect(cancelled.orders.every((order) => order.undoableChange!.sendsMail)).toBe(true);
  });
});
