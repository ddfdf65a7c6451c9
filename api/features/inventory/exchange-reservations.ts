import type { EntityManager } from '@mikro-orm/postgresql';
import { type NeededGoods, leaveLostItems, reservationsFor } from './reserve.js';
import { lockItems, settleStock } from './settle-stock.js';
import { type ReservationState, StockReservation } from './stock-reservation.entity.js';

/** What an order no longer needs of the stock, and what it needs instead. */
export interface Exchange {
  /** The goods of lines that are gone. */
  released: readonly NeededGoods[];
  needed: readonly NeededGoods[];
  /** The state of the new reservations, by the status of the order. */
  state: ReservationState;
  /** The account that the stock movements name; null where the customer accepted the change. */
  actorId: number | null;
}

/** Returns the sets of removed lines, and reserves or takes those of added lines; flushes. */
export async function exchangeReservations(
  tx: EntityManager,
  { released, needed, state, actorId }: Exchange,
): Promise<void> {
  const gone = released.map(({ orderLineId }) => orderLineId);
  const reserved = await tx.find(StockReservation, { orderLineId: { $in: gone } });
  const old = await leaveLostItems(tx, reserved, released);
  const fresh = await reservationsFor(tx, needed);
  const itemIds = [
    ...new Set([...old.map(({ item }) => item.id), ...fresh.map(({ item }) => item)]),
  ];
  if (itemIds.length === 0) return;
  await lockItems(tx, itemIds);
  for (const reservation of old) reservation.state = 'released';
  for (const reservation of fresh) tx.create(StockReservation, { ...reservation, state });
  await tx.flush();
  await settleStock(tx, itemIds, actorId);
  for (const reservation of old) tx.remove(reservation);
  await tx.flush();
}
