// Plain JavaScript: Jest runs its global setup outside the module loader that maps .js to .ts.
import pg from 'pg';

/** The address of another database of the same server. */
export function databaseUrl(serverUrl, name) {
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

/** Options of a connection on which a statement that hangs fails after a minute. */
export const limited = (url) => ({
  connectionString: url,
  connectionTimeoutMillis: 30_000,
  query_timeout: 60_000,
});

/** The rows of one statement, on a connection of its own. */
export async function runSql(url, text, values = []) {
  const client = new pg.Client(limited(url));
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** What the setup of a test run prepares and its teardown removes: PostgreSQL, if none is given, and the template. */
export const testRun = { postgres: undefined, serverUrl: '', template: '' };
