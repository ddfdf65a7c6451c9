import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from './db.js';

/**
 * Lets one transaction at a time go on with this text, such as an e-mail address, until it ends: for a row that may not
 * exist yet and so cannot be locked.
 */
export async function lockText(tx: EntityManager, text: string): Promise<void> {
  await db(tx)
    .selectNoFrom((eb) =>
      eb.fn('pg_advisory_xact_lock', [eb.fn('hashtext', [eb.val(text)])]).as('locked'),
    )
    .execute();
}
