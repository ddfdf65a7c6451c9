import type { MikroORM } from '@mikro-orm/postgresql';
import { connections } from '../../database/connections.js';
import { COMMAND_LIMITS } from '../../database/limits.js';
import { createOrm } from '../orm.js';

/** No timeouts; and values have the same text form for writing and reading, whatever the settings of the server. */
const SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  extra_float_digits: 1,
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

/** Opens the database with settings for backups, runs `work` and closes it. */
export async function onBackedUpDatabase<Result>(
  databaseUrl: string,
  work: (orm: MikroORM) => Promise<Result>,
): Promise<Result> {
  const options = Object.entries(SETTINGS).map(([name, value]) => `-c ${name}=${value}`);
  const orm = await createOrm(databaseUrl, COMMAND_LIMITS, {
    driverOptions: { ...connections(COMMAND_LIMITS), options: options.join(' ') },
  });
  try {
    return await work(orm);
  } finally {
    await orm.close();
  }
}
