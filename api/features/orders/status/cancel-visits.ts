import type { EntityManager } from '@mikro-orm/postgresql';
import { OPEN_VISIT_STATES, TAKING_STATES } from '#engine/visits/states';
import { db } from '../../../database/db.js';
import type { ToldVisit } from '../../agreements/visit-event.js';
import type { Order } from '../order.entity.js';

const TOLD = [
  'id',
  'kind',
  'state',
  'address',
  'sequence',
  'arrivalFrom',
  'arrivalUntil',
  'updatedAt',
] as const;

/** Cancels the open visits of cancelled orders; returns what their customers are told, by the id of the order. */
export async function cancelVisits(
  tx: EntityManager,
  orders: readonly Order[],
): Promise<Map<number, ToldVisit[]>> {
  const ids = orders.map(({ id }) => id);
  // Of an order that was cancelled before, and not undone.
  await db(tx)
    .updateTable('Visit')
    .set({ cancelledFrom: null })
    .where('order', 'in', ids)
    .where('cancelledFrom', 'is not', null)
    .execute();
  const cancelled = await db(tx)
    .updateTable('Visit')
    .set((eb) => ({
      state: 'cancelled' as const,
      cancelledFrom: eb.ref('state'),
      reason: 'Zamówienie jest anulowane',
      sequence: eb('sequence', '+', 1),
      version: eb('version', '+', 1),
    }))
    .where('order', 'in', ids)
    .where('state', 'in', OPEN_VISIT_STATES)
    .returning(['order', ...TOLD])
    .execute();
  return Map.groupBy(cancelled, ({ order }) => order!);
}

/**
 * Gives the visits that were cancelled with an order their state and time back, unless a time has been taken since.
 * Returns what the history of the order says of it; null where there are none. Locks visits, then crews.
 */
export async function restoreVisits(tx: EntityManager, order: Order): Promise<string | null> {
  const visits = await db(tx)
    .selectFrom('Visit')
    .select(['id', 'crew'])
    .where('order', '=', order.id)
    .where('cancelledFrom', 'is not', null)
    .forUpdate()
    .execute();
  if (visits.length === 0) return null;
  const crews = visits.flatMap(({ crew }) => crew ?? []);
  if (crews.length > 0) {
    await db(tx)
      .selectFrom('Crew')
      .select('id')
      .where('id', 'in', crews)
      .orderBy('id')
      .forUpdate()
      .execute();
    const taken = await db(tx)
      .selectFrom('Visit as own')
      .innerJoin('Visit as other', 'other.crew', 'own.crew')
      .select('other.id')
      .where('own.order', '=', order.id)
      .where('own.cancelledFrom', 'is not', null)
      .where('other.state', 'in', TAKING_STATES)
      .whereRef('other.startsAt', '<', 'own.endsAt')
      .whereRef('other.endsAt', '>', 'own.startsAt')
      .executeTakeFirst();
    if (taken) return 'Wizyty zostały odwołane, bo ich czas jest już zajęty. Umów je od nowa.';
  }
  await db(tx)
    .updateTable('Visit')
    .set((eb) => ({
      state: eb.ref('cancelledFrom').$notNull(),
      cancelledFrom: null,
      reason: '',
      sequence: eb('sequence', '+', 1),
      version: eb('version', '+', 1),
    }))
    .where(
      'id',
      'in',
      visits.map(({ id }) => id),
    )
    .execute();
  return 'Odwołane wizyty wróciły do kalendarza.';
}
