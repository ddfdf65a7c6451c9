import { DataloaderType } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type Options, defineConfig } from '@mikro-orm/postgresql';
import { connections } from '../database/connections.js';
import { COMMAND_LIMITS, type DatabaseLimits } from '../database/limits.js';
import { MIGRATIONS, MigrationGenerator, numbered } from '../database/migration-files.js';
import { ENTITIES } from './entities.js';

/** Views that MikroORM must not create: they are in files of `functions`. */
const VIEWS = ['account', 'customer_matter', 'own_matter', 'waiting_call'];

/** The configuration of MikroORM, in which `overrides` replace options that a caller needs to be different. */
function ormConfig(databaseUrl: string, limits: DatabaseLimits, overrides: Options = {}): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    entities: Object.values(ENTITIES),
    extensions: [Migrator],
    dataloader: DataloaderType.ALL,
    forceUtcTimezone: true,
    // A filter hides rows, not references to them: `for update` could not lock the joined ones.
    autoJoinRefsForFilters: false,
    pool: { min: 0, max: 8 },
    driverOptions: connections(limits),
    schemaGenerator: {
      ignoreSchema: ['graphile_worker'],
      skipTables: [
        'login_failure',
        'request_count',
        'daily_sales',
        'daily_sales_item',
        'function_file',
        ...VIEWS,
      ],
      skipViews: VIEWS,
      ignoreTriggers: true,
      ignoreRoutines: true,
    },
    migrations: {
      path: MIGRATIONS,
      pathTs: MIGRATIONS,
      generator: MigrationGenerator,
      fileName: (_timestamp, name) => numbered(name!),
      glob: '!(*.d|*.map).{js,ts}',
      snapshot: false,
      silent: true,
      tableName: 'migration',
    },
    ...overrides,
  });
}

export function createOrm(
  databaseUrl: string,
  limits: DatabaseLimits = COMMAND_LIMITS,
  overrides?: Options,
): Promise<MikroORM> {
  return MikroORM.init(ormConfig(databaseUrl, limits, overrides));
}
