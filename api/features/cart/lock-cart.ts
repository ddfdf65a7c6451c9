import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';
import { Cart } from './cart.entity.js';

/** Locks the visitor's open cart until the transaction ends; null when there is none. */
export const lockCart = (tx: EntityManager, visitorId: string): Promise<Cart | null> =>
  tx.findOne(
    Cart,
    { visitorId, orderedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );

/**
 * Locks the visitor's open cart or creates one. Of two simultaneous requests, the second gets the cart that the first
 * created.
 */
export async function lockOrOpenCart(tx: EntityManager, visitorId: string): Promise<Cart> {
  const now = new Date();
  const { id } = await db(tx)
    .insertInto('Cart')
    .values({
      id: randomUUID(),
      visitorId,
      additions: [],
      orderedAt: null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((open) =>
      open.column('visitorId').where('orderedAt', 'is', null).doUpdateSet({ updatedAt: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return tx.getReference(Cart, id);
}

/** Marks a locked cart as ordered; the visitor's next line opens another one. The caller flushes. */
export function closeCart(cart: Cart, orderedAt: Date): void {
  cart.orderedAt = orderedAt;
}
