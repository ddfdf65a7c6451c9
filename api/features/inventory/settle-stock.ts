import { LockMode, sql } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../identity/user.entity.js';
import { InventoryItem } from './inventory-item.entity.js';
import { goodsOfLines, leaveLostItems, reservationsForOrders } from './reserve.js';
import { StockMovement } from './stock-movement.entity.js';
import { type ReservationState, StockReservation } from './stock-reservation.entity.js';

/**
 * Matches reservations whose stock movements are still to be written; a new object per query, because `sql.ref`
 * cannot be reused.
 */
const unsettled = () => ({
  $or: [
    { state: 'used' as const, consumed: { $lt: sql.ref('quantity') } },
    { state: { $ne: 'used' as const }, consumed: { $gt: 0 } },
  ],
});

/** Locks items in the order of their ids; required before their stock or their reservations change. */
export const lockItems = (
  tx: EntityManager,
  itemIds: readonly number[],
): Promise<InventoryItem[]> =>
  tx.find(
    InventoryItem,
    { id: { $in: [...itemIds] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );

/**
 * Locks items and writes the movements that settle their reservations; `actorId` is null where no member of staff caused
 * them: a customer accepted a change, or an arrival reached an order that was short.
 */
export async function settleStock(
  tx: EntityManager,
  itemIds: readonly number[],
  actorId: number | null,
): Promise<void> {
  const items = await lockItems(tx, itemIds);
  const claims = await tx.find(
    StockReservation,
    { item: { $in: [...itemIds] }, ...unsettled() },
    { orderBy: { orderId: 'asc', orderLineId: 'asc' }, refresh: true },
  );
  const byItem = Map.groupBy(claims, ({ item }) => item.id);
  for (const item of items) move(tx, item, byItem.get(item.id) ?? [], actorId);
  await tx.flush();
}

/**
 * Writes the movements of one item. Returns come first: the database applies the movements in their order, and no stock
 * may fall below zero.
 */
function move(
  tx: EntityManager,
  item: InventoryItem,
  claims: readonly StockReservation[],
  actorId: number | null,
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
      actor: actorId === null ? null : tx.getReference(User, actorId),
      at: new Date(),
    });
  }
}

/**
 * Gives the reservations of each order the state that `states` has for its id, reserves for lines of orders before
 * production that have no reservation, and settles the items concerned.
 */
export async function claimStock(
  tx: EntityManager,
  states: ReadonlyMap<number, ReservationState>,
  actorId: number,
): Promise<void> {
  const reserved = await tx.find(StockReservation, { orderId: { $in: [...states.keys()] } });
  const changing = reserved.filter(({ orderId, state }) => state !== states.get(orderId));
  const lineIds = changing.map(({ orderLineId }) => orderLineId);
  const changed = await leaveLostItems(tx, changing, await goodsOfLines(tx, lineIds));
  const opened = [...states].flatMap(([id, state]) => (state === 'reserved' ? [id] : []));
  const fresh = await reservationsForOrders(tx, opened);
  const itemIds = [
    ...new Set([...changed.map(({ item }) => item.id), ...fresh.map(({ item }) => item)]),
  ];
  if (itemIds.length === 0) return;
  await lockItems(tx, itemIds);
  for (const reservation of changed)
    reservation.state = states.get(reservation.orderId) ?? reservation.state;
  for (const reservation of fresh) tx.create(StockReservation, reservation);
  await tx.flush();
  await settleStock(tx, itemIds, actorId);
}

/** The sets of a stock item that a line of an order needs, and those that the line has taken so far. */
export interface Claim {
  quantity: number;
  state: ReservationState;
  consumed: number;
}

interface Settled<C extends Claim> {
  claim: C;
  /** Sets returned (positive) or taken (negative); never 0. */
  delta: number;
}

/**
 * The movements that settle the claims on an item: sets that are no longer needed are returned, then orders in
 * production take theirs in the order of the claims, as far as the stock lasts. What is missing is taken by a later settlement.
 */
export function settle<C extends Claim>(stock: number, claims: readonly C[]): Settled<C>[] {
  const back = claims
    .filter(({ state, consumed }) => state !== 'used' && consumed > 0)
    .map((claim) => ({ claim, delta: claim.consumed }));
  let left = stock + back.reduce((sum, { delta }) => sum + delta, 0);
  const taken = claims
    .filter(({ state }) => state === 'used')
    .map((claim) => {
      const sets = Math.min(left, claim.quantity - claim.consumed);
      left -= sets;
      return { claim, delta: -sets };
    });
  return [...back, ...taken.filter(({ delta }) => delta < 0)];
}
