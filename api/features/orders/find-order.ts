import type { EntityManager } from '@mikro-orm/postgresql';
import { Order } from './order.entity.js';

const TOKEN = /^[\w-]{43}$/;

/** The order with this token, or null. Customers open an order only by its token; its number is not enough. */
export async function findOrderByToken(em: EntityManager, token: string): Promise<Order | null> {
  const order = TOKEN.test(token) ? await em.findOne(Order, { token }) : null;
  if (order) order.isOwn = true;
  return order;
}
