import { LockMode, sql } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../auth/user.entity.js';
import { InventoryItem } from './inventory-item.entity.js';
import { settle } from './settlement.js';
import { StockMovement } from './stock-movement.entity.js';
import { type ReservationState, StockReservation } from './stock-reservation.entity.js';

/** Reservations that have not taken what they need, or have taken what they need no more. */
const UNSETTLED = () => ({
  $or: [
    { state: 'used' as const, consumed: { $lt: sql.ref('quantity') } },
    { state: { $ne: 'used' as const }, consumed: { $gt: 0 } },
  ],
});

/** Locks items in the order of their ids; whoever changes what they hold, or what is claimed of them, does so first. */
const lockItems = (tx: EntityManager, itemIds: readonly number[]): Promise<InventoryItem[]> =>
  tx.find(
    InventoryItem,
    { id: { $in: [...itemIds] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );

/** Brings items in step with the orders that claim them, in the caller's transaction. */
export async function settleStock(
  tx: EntityManager,
  itemIds: readonly number[],
  actorId: number,
): Promise<void> {
  const items = await lockItems(tx, itemIds);
  const claims = await tx.find(
    StockReservation,
    { item: { $in: [...itemIds] }, ...UNSETTLED() },
    { orderBy: { orderId: 'asc', orderLineId: 'asc' }, refresh: true },
  );
  const byItem = Map.groupBy(claims, ({ item }) => item.id);
  for (const item of items) move(tx, item, byItem.get(item.id) ?? [], actorId);
  await tx.flush();
}

/** Returns come before what is taken: the database books them in this order, and no item may fall below zero. */
function move(
  tx: EntityManager,
  item: InventoryItem,
  claims: readonly StockReservation[],
  actorId: number,
): void {
  let quantityAfter = item.stockQuantity;
  for (const { claim, delta } of settle(item.stockQuantity, claims)) {
    claim.consumed -= delta;
    quantityAfter += delta;
    tx.create(StockMovement, {
      item,
      delta,
      quantityAfter,
      kind: delta < 0 ? 'consumed' : 'returned',
      reason: null,
      orderId: claim.orderId,
      actor: tx.getReference(User, actorId),
      at: new Date(),
    });
  }
}

/** Puts what orders have reserved into the state of each order, and settles the items that it concerns. */
export async function claimStock(
  tx: EntityManager,
  states: ReadonlyMap<number, ReservationState>,
  actorId: number,
): Promise<void> {
  const reserved = await tx.find(StockReservation, { orderId: { $in: [...states.keys()] } });
  const changed = reserved.filter(({ orderId, state }) => state !== states.get(orderId));
  if (changed.length === 0) return;
  const itemIds = [...new Set(changed.map(({ item }) => item.id))];
  await lockItems(tx, itemIds);
  for (const reservation of changed)
    reservation.state = states.get(reservation.orderId) ?? reservation.state;
  await tx.flush();
  await settleStock(tx, itemIds, actorId);
}
