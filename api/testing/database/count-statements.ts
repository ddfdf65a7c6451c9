import type { Pool, PoolClient } from 'pg';

/** Counts the statements sent to the database through a pool; the catalogue's heartbeat has a connection of its own. */
export function statementCounter(pool: Pool): () => number {
  let count = 0;
  const seen = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        count += 1;
        return query(...args);
      },
    });
  });
  return () => count;
}
