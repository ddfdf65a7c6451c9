import type { Pool, PoolClient } from 'pg';

/** Returns a function that says how many statements were sent to the database through this pool so far. */
export function statementCounter(pool: Pool): () => number {
  let count = 0;
  const watched = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
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
