import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, longDay } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { type MailedApp, createMailedApp } from '../../../testing/mails.js';
import {
  type PlacedOrder,
  customerWithCart,
  allowProduction,
  submit,
} from '../../../testing/orders.js';
import { setStatus } from '../../../testing/payments/paying-shop.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { remindPayers } from './remind-payers.js';

const TERMS = { beforeDays: 3, afterDays: 1, againDays: 7 };
const BEFORE = 'Termin zapłaty';
const AFTER = 'Minął termin zapłaty';
const AGAIN = 'Wciąż czekamy na wpłatę';

let shop: MailedApp;
let staff: TestVisitor;
let order: PlacedOrder;
let email: string;
/** The due day of the deposit, a week from now. */
let due: string;
beforeAll(async () => {
  shop = await createMailedApp({ PUBLIC_URL: 'https://shop.test' });
  staff = await shop.app.signIn('staff');
});
afterAll(() => shop.close());
beforeEach(async () => {
  const customer = await customerWithCart(shop.app);
  email = customer.customerEmail;
  order = (await submit(customer)).order!;
  await setStatus(staff, order.id, 'confirmed');
  due = addDays(polishClock(new Date()).day, 7);
});

/** Runs the job as if it were this many days after the due day of the deposit. */
const remindOn = (days: number, terms = TERMS) =>
  remindPayers(
    shop.app.services.orm.em.fork(),
    { terms, paysOnline: true },
    shop.app.services.logger,
    new Date(`${addDays(due, days)}T08:05:00Z`),
  );

/** The beginnings of the subjects of the reminders that the customer got, without other mails. */
async function reminders(): Promise<string[]> {
  const rows = await shop.app.sql<{ subject: string }>(
    'select subject from outgoing_mail where recipient = $1 order by created_at',
    [email],
  );
  return rows.flatMap(
    ({ subject }) => [BEFORE, AFTER, AGAIN].find((start) => subject.startsWith(start)) ?? [],
  );
}

async function history(): Promise<(string | null)[]> {
  const { data } = await staff.graphql<{ order: { history: { reminder: string | null }[] } }>(
    'query ($token: String!) { order(token: $token) { history { reminder } } }',
    { token: order.token },
  );
  return data.order.history.map(({ reminder }) => reminder).filter((reminder) => reminder !== null);
}

describe('a customer whose payment is due', () => {
  it('is reminded three days before, the day after and a week after, each once', async () => {
    const sent: [number, string[]][] = [];
    for (let day = -7; day <= 25; day += 1) {
      const before = (await reminders()).length;
      await remindOn(day);
      await remindOn(day);
      const fresh = (await reminders()).slice(before);
      if (fresh.length > 0) sent.push([day, fresh]);
    }
    expect(sent).toEqual([
      [-3, [BEFORE]],
      [1, [AFTER]],
      [7, [AGAIN]],
    ]);
    expect(await history()).toEqual(['upcoming', 'overdue', 'overdue_again']);
  });

  it('is not told that production waits once an admin has started it without the deposit', async () => {
    const admin = await shop.app.signIn('admin');
    const { status } = await admin.json('PUT', `/api/admin/orders/${order.id}/status`, {
      status: 'in_production',
      notes: 'Stały klient.',
    });
    expect(status).toBe(200);
    await remindOn(1);
    const { text } = await shop.mailTo(email, AFTER);
    expect(text).toContain('Prosimy o\u00a0przelew w\u00a0najbliższych dniach.');
    expect(text).not.toContain('Produkcja ruszy');
    await remindOn(7);
    const again = await shop.mailTo(email, AGAIN);
    expect(again.text).toContain('ustalimy nowy termin zapłaty.');
    expect(again.text).not.toContain('zmienimy zamówienie');
  });

  it('is reminded once, however many nodes do so at the same time', async () => {
    await Promise.all(Array.from({ length: 5 }, () => remindOn(1)));
    expect(await reminders()).toEqual([AFTER]);
    expect(await history()).toEqual(['overdue']);
  });

  it('is reminded late where the runs of a week were missed, once, and only by the latest reminder', async () => {
    await remindOn(14);
    expect(await reminders()).toEqual([AGAIN]);
    await remindOn(1);
    await remindOn(-1);
    expect(await reminders()).toEqual([AGAIN]);
  });

  it.each([15, 400])(
    'is not reminded where all runs until %i days after the due day were missed',
    async (days) => {
      await remindOn(days);
      expect(await reminders()).toEqual([]);
    },
  );

  it('is reminded once of a due day although the status went back and forth, and again of a new due day', async () => {
    await remindOn(-3);
    await setStatus(staff, order.id, 'pending');
    await setStatus(staff, order.id, 'confirmed');
    await remindOn(-2);
    expect(await reminders()).toEqual([BEFORE]);
    await shop.app.sql(`update instalment set due = due + 10 where order_id = $1`, [order.id]);
    await shop.app.sql(`update order_account set next_due = next_due + 10 where order_id = $1`, [
      order.id,
    ]);
    await remindOn(7);
    expect(await reminders()).toEqual([BEFORE, BEFORE]);
  });

  it('is not reminded once the deposit is paid or the order is cancelled', async () => {
    await allowProduction(shop.app, order.id);
    for (const day of [-3, 1, 7]) await remindOn(day);
    expect(await reminders()).toEqual([]);
    await setStatus(staff, order.id, 'shipped');
    // The rest is due in three days, which is too short a term for a reminder before the due day.
    await remindOn(-6);
    expect(await reminders()).toEqual([]);
    await setStatus(staff, order.id, 'cancelled');
    await remindOn(-3);
    expect(await reminders()).toEqual([]);
  });

  it('is reminded of the rest after its own day', async () => {
    await allowProduction(shop.app, order.id);
    await setStatus(staff, order.id, 'delivered');
    await remindOn(-3);
    expect(await reminders()).toEqual([AFTER]);
    const mail = await shop.mailTo(email, AFTER);
    expect(mail.text).toContain('pozostałą kwotę');
    expect(mail.text).toContain('3\u00a0423\u00a0zł');
    expect(mail.text).not.toContain('Produkcja');
  });

  it('is reminded of each part by its own day and amount where the deposit is overdue, too', async () => {
    await shop.app.sql('update order_account set rest_days = 14 where order_id = $1', [order.id]);
    const admin = await shop.app.signIn('admin');
    await admin.json('PUT', `/api/admin/orders/${order.id}/status`, {
      status: 'shipped',
      notes: 'Stały klient.',
    });
    await remindOn(1);
    const { text: overdue } = await shop.mailTo(email, AFTER);
    expect(overdue).toMatch(/czekamy na zaliczkę za zamówienie.*1.467.zł/);
    await remindOn(4);
    expect(await reminders()).toEqual([AFTER, BEFORE]);
    const { text: upcoming } = await shop.mailTo(email, BEFORE);
    expect(upcoming).toContain(`Do ${longDay(addDays(due, 7))} czekamy na pozostałą kwotę`);
    expect(upcoming).toContain('3\u00a0423\u00a0zł');
  });

  it('is reminded of the rest a day later where a reminder of the deposit is sent on its day', async () => {
    await shop.app.sql('update order_account set rest_days = 11 where order_id = $1', [order.id]);
    const admin = await shop.app.signIn('admin');
    await admin.json('PUT', `/api/admin/orders/${order.id}/status`, {
      status: 'shipped',
      notes: 'Stały klient.',
    });
    // The rest is due four days after the deposit, so both reminders would be sent on this day.
    await remindOn(1);
    expect(await reminders()).toEqual([AFTER]);
    await remindOn(2);
    expect(await reminders()).toEqual([AFTER, BEFORE]);
    const { text } = await shop.mailTo(email, BEFORE);
    expect(text).toContain(`Do ${longDay(addDays(due, 4))} czekamy na pozostałą kwotę`);
    await remindOn(3);
    expect(await reminders()).toEqual([AFTER, BEFORE]);
  });

  it('is not marked as reminded where the job fails, and is reminded once when it works again', async () => {
    await shop.app.sql(`create function fail() returns trigger language plpgsql
      as $$ begin raise 'the disk is full'; end $$`);
    await shop.app.sql(`create trigger failing before insert on order_event
      for each row when (new.reminder is not null) execute function fail()`);
    await remindOn(1);
    expect(await reminders()).toEqual([]);
    await shop.app.sql('drop trigger failing on order_event');
    await remindOn(1);
    expect(await reminders()).toEqual([AFTER]);
  });

  it('gets no reminder where the shop has switched them off', async () => {
    for (const day of [-3, 1, 7])
      await remindOn(day, { beforeDays: 0, afterDays: 0, againDays: 0 });
    expect(await reminders()).toEqual([]);
    await remindOn(7, { beforeDays: 0, afterDays: 1, againDays: 0 });
    expect(await reminders()).toEqual([AFTER]);
  });

  it('finds in the mail how to pay, by transfer with a code and online', async () => {
    await remindOn(-3);
    const mail = await shop.mailTo(email, BEFORE);
    for (const body of [mail.html!, mail.text!]) {
      expect(body).toContain('zaliczkę za zamówienie');
      expect(body).toContain('1\u00a0467\u00a0zł');
      expect(body).toContain('61\u00a01090\u00a01014');
      expect(body).toContain(`Zamówienie nr ${order.id}`);
      expect(body).toContain('Zapłać online');
      expect(body).toContain(`https://shop.test/zamowienie/${order.token}`);
    }
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['kod-przelewu.png']);
  });
});
