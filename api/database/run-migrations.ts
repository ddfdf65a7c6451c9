import type { MikroORM } from '@mikro-orm/postgresql';
import { currentNames } from './earlier-versions.js';
import { installFunctions, installValues } from './install-functions.js';
import { migrationNames } from './migration-files.js';

/**
 * Runs the migrations and creates the functions that are missing or have changed, in one transaction. With a list of
 * migrations runs only these, and creates no functions but those of the tables: the others may need newer tables.
 * Throws an EarlierVersionError if the database is older than the first migration.
 */
export async function runMigrations(orm: MikroORM, migrations?: string[]): Promise<void> {
  const applied = (await orm.migrator.getExecuted()).map(({ name }) => name);
  const current = currentNames(applied, 'database');
  const known = migrationNames();
  // An older node that starts again must not undo the functions of a newer version.
  const isNewer = current.some((name) => !known.includes(name));
  await orm.em.fork().transactional(async (tx) => {
    const transaction = tx.getTransactionContext();
    for (const name of current.filter((own) => !applied.includes(own)))
      await orm.migrator.getStorage().logMigration({ name }, transaction);
    if (!isNewer) await installValues(tx);
    await orm.migrator.up({ ...(migrations && { migrations }), transaction });
    if (!isNewer && !migrations) await installFunctions(tx);
  });
}
