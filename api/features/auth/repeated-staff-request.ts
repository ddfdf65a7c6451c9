import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';
import { expectSameRequest, fingerprintOf } from '../../shared/idempotency-key.js';
import { StaffRequestKey } from './staff-request-key.entity.js';
import type { User } from './user.entity.js';

interface StaffRequest {
  key: string | null | undefined;
  /** What the request says, by which its repetition is recognised. */
  said: readonly unknown[];
  /** The message where the key belongs to another request. */
  reused: string;
}

/**
 * Whether this request has been carried out before, known by its key; else the key is stored in this transaction. Throws
 * IDEMPOTENCY_KEY_REUSED where the key belongs to another request.
 */
export async function isRepeatedRequest(
  tx: EntityManager,
  { id: author }: Pick<User, 'id'>,
  { key, said, reused }: StaffRequest,
): Promise<boolean> {
  if (!key) return false;
  const requestFingerprint = fingerprintOf(said);
  // Waits for a request with the same key that is being carried out.
  const stored = await db(tx)
    .insertInto('StaffRequestKey')
    .values({ author, key, requestFingerprint, createdAt: new Date() })
    .onConflict((known) => known.columns(['author', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (stored) return false;
  const known = await tx.findOneOrFail(StaffRequestKey, { author, key });
  expectSameRequest(known, requestFingerprint, reused);
  return true;
}
