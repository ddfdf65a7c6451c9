import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { polishClock } from '#engine/locale/polish-time';
import type { ReminderKind } from '#engine/trade/shop/payment-labels';
import { type Balance, balanceOf } from '../../ledger/balance.js';
import {
  type ReminderCalendar,
  type ReminderTerms,
  reminderCalendar,
} from '../../ledger/reminder-calendar.js';
import { ordersToRemind, takeReminder } from '../../ledger/reminders.js';
import { queueMail } from '../../mail/queue-mail.js';
import { lockOrders } from '../find-order.js';
import { insertEvent } from '../insert-event.js';
import { reminderMail } from '../mails/reminder-mail.js';

const BATCH = 100;

/** The settings of the reminders. */
export interface Reminding {
  terms: ReminderTerms;
  /** Whether the mail may say that the order can be paid online. */
  paysOnline: boolean;
}

/**
 * Mails the customers whose instalments are due soon or overdue: one mail for each due day and kind of reminder,
 * however many servers do so at once. An order for which this fails is logged and tried again in the next run.
 */
export async function remindPayers(
  em: EntityManager,
  { terms, paysOnline }: Reminding,
  logger: Logger,
  now: Date,
): Promise<void> {
  const today = polishClock(now).day;
  const calendar = reminderCalendar(terms, today);
  let ids = await ordersToRemind(em, calendar, { afterId: 0, limit: BATCH });
  while (ids.length > 0) {
    for (const id of ids) {
      try {
        await em.fork().transactional((tx) => remind(tx, id, { calendar, today, paysOnline }));
      } catch (error) {
        logger.error({ err: error, order: id }, 'a customer is not reminded of a payment');
      }
    }
    ids = await ordersToRemind(em, calendar, { afterId: ids.at(-1) ?? 0, limit: BATCH });
  }
}

interface Today extends Pick<Reminding, 'paysOnline'> {
  calendar: ReminderCalendar;
  /** The current day in Poland: "2026-11-25". */
  today: string;
}

async function remind(
  tx: EntityManager,
  orderId: number,
  { calendar, today, paysOnline }: Today,
): Promise<void> {
  const [order] = await lockOrders(tx, [orderId]);
  if (!order || order.anonymisedAt !== null) return;
  const reminder = await takeReminder(tx, orderId, calendar);
  if (!reminder) return;
  const balance = partsFor(reminder, await balanceOf(tx, orderId), today);
  const mail = await queueMail(tx, reminderMail(order, reminder, balance, paysOnline));
  insertEvent(tx, null, order, { reminder, mailId: mail?.id ?? null, sendsMail: mail !== null });
  await tx.flush();
}

/**
 * A balance with only the open instalments that a reminder is about: an upcoming one is about those due today or later,
 * any other about those due before today.
 */
function partsFor(reminder: ReminderKind, balance: Balance, today: string): Balance {
  const instalments = balance.instalments.filter(
    ({ due, remaining }) =>
      due !== null && remaining > 0 && due >= today === (reminder === 'upcoming'),
  );
  const [nextDue = null] = instalments.flatMap(({ due }) => due ?? []).toSorted();
  return { ...balance, instalments, nextDue };
}
