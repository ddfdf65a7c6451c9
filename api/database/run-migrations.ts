import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { codeOf } from '../shared/unknown.js';
import { db } from './db.js';
import { installFunctions, installValues } from './install-functions.js';
import { migrationNames, currentNames } from './migration-files.js';

/**
 * Nodes of the version before still write meanwhile. Shorter than the second after which PostgreSQL ends one of those
 * who wait for each other, so that it is never a request that fails.
 */
const LOCK_TIMEOUT = '500ms';
/** SQLSTATE of a lock that was not granted in time. */
const LOCK_NOT_AVAILABLE = '55P03';
const ATTEMPTS = 60;
const PAUSE_MS = 500;

/**
 * Runs the migrations and creates the functions that are missing or have changed, in one transaction. With a list of
 * migrations runs only these, and creates no functions but those of the tables: the others may need newer tables.
 * Tries again for about a minute where a table is in use. Throws an EarlierVersionError if the database is older than
 * the first migration.
 */
export async function runMigrations(orm: MikroORM, migrations?: string[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryMigrations(orm, migrations);
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS) throw error;
      await delay(PAUSE_MS);
    }
  }
}

async function tryMigrations(orm: MikroORM, migrations?: string[]): Promise<void> {
  const applied = (await orm.migrator.getExecuted()).map(({ name }) => name);
  const current = currentNames(applied, 'database');
  const names = migrationNames();
  // An older node that starts again must not undo the functions of a newer version.
  const isNewer = current.some((name) => !names.includes(name));
  await orm.em.fork().transactional(async (tx) => {
    const transaction = tx.getTransactionContext();
    await limitLockWaits(tx);
    for (const name of current.filter((own) => !applied.includes(own)))
      await orm.migrator.getStorage().logMigration({ name }, transaction);
    if (!isNewer) await installValues(tx);
    await orm.migrator.up({ ...(migrations && { migrations }), transaction });
    if (!isNewer && !migrations) await installFunctions(tx);
  });
}

const limitLockWaits = (tx: EntityManager) =>
  db(tx)
    .selectNoFrom((eb) =>
      eb
        .fn('set_config', [eb.val('lock_timeout'), eb.val(LOCK_TIMEOUT), eb.lit(true)])
        .as('lock_timeout'),
    )
    .execute();
