import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from './db.js';

/** Sets the variables "cieniomat.<name>" that our triggers read, until the end of the transaction. */
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
