import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type AppError, wrongField } from '../../shared/errors.js';
import type { User } from '../auth/user.entity.js';
import type { AdjustStockInput } from './inventory.inputs.js';
import { StockMovement } from './stock-movement.entity.js';

/**
 * Whether this request has made its movement before, known by its key; the item must be locked. Throws
 * IDEMPOTENCY_KEY_REUSED where the key belongs to another movement.
 */
export async function isRepeated(
  tx: EntityManager,
  viewer: User,
  { itemId, delta, reason, idempotencyKey }: AdjustStockInput,
): Promise<boolean> {
  if (!idempotencyKey) return false;
  const known = await tx.findOne(StockMovement, { actor: viewer.id, idempotencyKey });
  if (!known) return false;
  if (known.item.id !== itemId || known.delta !== delta || known.reason !== reason.trim())
    throw keyReused();
  return true;
}

/** Throws IDEMPOTENCY_KEY_REUSED for a violation of the unique index of keys: another item got the key at the same time. */
export async function unlessReused<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? keyReused() : error;
  }
}

const keyReused = (): AppError =>
  wrongField(
    'idempotencyKey',
    'Ten ruch został już zapisany, ale z\u00a0innymi danymi. Sprawdź ruchy tej pozycji.',
    'IDEMPOTENCY_KEY_REUSED',
  );
