import type { EntityManager } from '@mikro-orm/postgresql';
import { REMINDER_KINDS, type ReminderKind } from '#engine/trade/shop/payment-labels';
import { db } from '../../database/db.js';
import { coverageOf, termDaysOf } from './coverage.js';
import type { Instalment } from './instalment.entity.js';
import { lockAccount } from './lock-accounts.js';
import type { OrderAccount } from './order-account.entity.js';
import type { ReminderCalendar } from './reminder-calendar.js';

/**
 * The ids, ascending, of up to `limit` orders above `afterId` that may need a reminder now; `takeReminder` decides
 * whether one is sent.
 */
export async function ordersToRemind(
  em: EntityManager,
  { ranges }: ReminderCalendar,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  if (ranges.length === 0) return [];
  const rows = await db(em)
    .selectFrom('Instalment as part')
    .innerJoin('OrderAccount as account', 'account.id', 'part.account')
    .select('account.id')
    .distinct()
    .where('account.id', '>', afterId)
    .where('account.outstanding', '>', '0')
    // Instalments that are due before `nextDue` are fully paid.
    .whereRef('part.due', '>=', 'account.nextDue')
    .where((eb) =>
      eb.or(
        ranges.map(({ kind, from, to }) =>
          eb.and([
            eb('part.due', '>=', from),
            eb('part.due', '<=', to),
            eb.or([
              eb('part.remindedDue', 'is', null),
              eb('part.remindedDue', '<>', eb.ref('part.due')),
              eb('part.reminder', 'not in', atLeast(kind)),
            ]),
          ]),
        ),
      ),
    )
    .orderBy('account.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The reminder that the customer of an order is to get now; null for none. The decision is stored on the instalments,
 * so that each kind is sent once for a due day: queue the mail in the same transaction. Throws NOT_FOUND. Locks the
 * account: lock the order before it. The caller flushes.
 */
export async function takeReminder(
  tx: EntityManager,
  orderId: number,
  calendar: ReminderCalendar,
): Promise<ReminderKind | null> {
  const rows = await lockAccount(tx, orderId);
  if (rows.account.stage === 'cancelled') return null;
  const due = coverageOf(rows).flatMap(({ remaining }, index) => {
    const part = rows.instalments[index];
    const kind = part && remaining > 0 ? dueReminder(rows.account, part, calendar) : null;
    return part && kind ? [{ part, kind }] : [];
  });
  const taken = REMINDER_KINDS.findLast((each) => due.some(({ kind }) => kind === each)) ?? null;
  for (const { part, kind } of due) {
    // The mail about what is overdue does not mention what is due later: the next run reminds of that.
    if ((kind === 'upcoming') !== (taken === 'upcoming')) continue;
    part.reminder = kind;
    part.remindedDue = part.due;
  }
  return taken;
}

function dueReminder(
  account: OrderAccount,
  { kind, due, reminder, remindedDue }: Instalment,
  { ranges, beforeDays }: ReminderCalendar,
): ReminderKind | null {
  const dueKind = ranges.find(({ from, to }) => due !== null && from <= due && due <= to)?.kind;
  if (!dueKind) return null;
  // With so short a term the customer has learned of the due day a few days ago: no reminder is needed.
  if (dueKind === 'upcoming' && termDaysOf(account, kind) <= beforeDays) return null;
  const isSent = remindedDue === due && reminder !== null && atLeast(dueKind).includes(reminder);
  return isSent ? null : dueKind;
}

const atLeast = (kind: ReminderKind): ReminderKind[] =>
  REMINDER_KINDS.slice(REMINDER_KINDS.indexOf(kind));
