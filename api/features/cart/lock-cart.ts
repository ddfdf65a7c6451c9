import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';
import { fingerprintOf } from '../../shared/idempotency-key.js';
import { Cart } from './cart.entity.js';
import type { AddToCartInput } from './cart.payloads.js';

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

/** How many additions of a cart are remembered. */
const REMEMBERED = 20;

/**
 * Whether these goods have been added with this key before; otherwise they are remembered as added. The cart must be
 * locked; the caller flushes.
 */
export async function isRepeated(
  tx: EntityManager,
  cart: Cart,
  items: readonly AddToCartInput[],
  key: string,
): Promise<boolean> {
  const goods = items.map((item) => [item.configurationId, item.quantity, item.label]);
  const addition = fingerprintOf([key, goods]);
  await tx.refresh(cart);
  if (cart.additions.includes(addition)) return true;
  cart.additions = [...cart.additions, addition].slice(-REMEMBERED);
  return false;
}
