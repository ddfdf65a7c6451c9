import type { EntityManager } from '@mikro-orm/postgresql';
import { Order } from './order.entity.js';

const TOKEN = /^[\w-]{43}$/;

/** The order with this token, or null. Customers have no other access to it: the number alone gives none. */
export async function findOrderByToken(em: EntityManager, token: string): Promise<Order | null> {
  return TOKEN.test(token) ? em.findOne(Order, { token }) : null;
}
