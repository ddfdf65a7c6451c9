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

const TOKEN = /^[\w-]{43}$/;

/** The order with this token, or null. Customers open an order only by its token; its number is not enough. */
export async function findOrderByToken(em: EntityManager, token: string): Promise<Order | null> {
  const order = TOKEN.test(token) ? await em.findOne(Order, { token }) : null;
  if (order) order.isOwn = true;
  return order;
}
