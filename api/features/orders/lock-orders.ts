import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Order } from './order.entity.js';

/**
 * Locks orders in ascending order of id, so that two transactions cannot deadlock, and returns them; unknown ids are
 * left out.
 */
export function lockOrders(tx: EntityManager, ids: readonly number[]): Promise<Order[]> {
  return tx.find(
    Order,
    { id: { $in: [...ids] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );
}
