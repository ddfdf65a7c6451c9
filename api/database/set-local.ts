import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from './db.js';

/** Gives settings that our triggers read to the rest of the transaction; the database calls them "cieniomat.<name>". */
export async function setLocal(
  tx: EntityManager,
  settings: Partial<Record<'actor' | 'token' | 'forgetting', string>>,
): Promise<void> {
  await db(tx)
    .selectNoFrom((eb) =>
      Object.entries(settings).map(([name, value]) =>
        eb.fn('set_config', [eb.val(`cieniomat.${name}`), eb.val(value), eb.lit(true)]).as(name),
      ),
    )
    .execute();
}
