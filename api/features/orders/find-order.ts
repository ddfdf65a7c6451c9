import type { EntityManager } from '@mikro-orm/postgresql';
import { Order } from './order.entity.js';

const TOKEN = /^[\w-]{43}$/;

/** The customer's own order by its token, or null: the number alone gives no access. */
export async function findOrderByToken(em: EntityManager, token: string): Promise<Order | null> {
  return TOKEN.test(token) ? em.findOne(Order, { token }) : null;
}
