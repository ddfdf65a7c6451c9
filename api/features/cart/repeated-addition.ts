import type { EntityManager } from '@mikro-orm/postgresql';
import { fingerprintOf } from '../../shared/idempotency-key.js';
import type { Cart } from './cart.entity.js';
import type { AddToCartInput } from './cart.payloads.js';

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
