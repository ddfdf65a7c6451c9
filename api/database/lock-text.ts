import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from './db.js';

/**
 * Locks a text, such as an e-mail address, until the transaction ends; other transactions that lock the same text wait.
 * Used instead of the lock of a row that may not exist yet.
 */
export async function lockText(tx: EntityManager, text: string): Promise<void> {
  await db(tx)
    .selectNoFrom((eb) =>
      eb.fn('pg_advisory_xact_lock', [eb.fn('hashtext', [eb.val(text)])]).as('locked'),
    )
    .execute();
}
