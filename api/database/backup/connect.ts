import pg from 'pg';
import { COMMAND_LIMITS } from '../limits.js';

/** A connection on which every value is written, and read again, in the same form whatever the server's settings. */
export async function connectForBackup(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, ...COMMAND_LIMITS });
  // What is lost is told by the statement that is under way.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
     set extra_float_digits = 1; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`,
  );
  return client;
}
