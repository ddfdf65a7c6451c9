import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';
import type { User } from '../../identity/user.entity.js';
import { expectSameRequest, fingerprintOf } from '../../shared/idempotency-key.js';
import { StaffRequestKey } from './staff-request-key.entity.js';

interface StaffRequest {
  key: string | null | undefined;
  /** The content of the request, by which a repetition is distinguished from another request with the same key. */
  content: readonly unknown[];
  /** The message of the error where the key belongs to another request. */
  reused: string;
}

/**
 * Carries out a request of a member of staff, in the caller's transaction and once for its key; without a key each
 * time. Returns the number that `carryOut` returned; a repeated request changes nothing and gets the same number.
 * Throws IDEMPOTENCY_KEY_REUSED where the key belongs to another request.
 */
export async function onceForKey(
  tx: EntityManager,
  { id: author }: Pick<User, 'id'>,
  { key, content, reused }: StaffRequest,
  carryOut: () => Promise<number>,
): Promise<number> {
  if (!key) return carryOut();
  const requestFingerprint = fingerprintOf(content);
  // Waits for a request with the same key that is being carried out.
  await db(tx)
    .insertInto('StaffRequestKey')
    .values({ author, key, requestFingerprint, result: null, createdAt: new Date() })
    .onConflict((conflict) => conflict.columns(['author', 'key']).doNothing())
    .execute();
  const stored = await tx.findOneOrFail(StaffRequestKey, { author, key });
  expectSameRequest(stored, requestFingerprint, reused);
  stored.result ??= await carryOut();
  await tx.flush();
  return stored.result;
}
