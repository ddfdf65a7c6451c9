import type { Pool, PoolClient } from 'pg';
import type { DatabaseLimits } from './limits.js';

/** Options of the connections; those that fail are given up: docs/decisions/lost-connections.md. */
export const connections = (limits: DatabaseLimits) => ({
  ...limits,
  onPoolCreated: (pool: Pool) => {
    pool.on('connect', (client) => endWhenUnusable(pool, client));
  },
});

type Query = (...parameters: unknown[]) => Promise<unknown>;

/**
 * Ends a connection whose answer came too late: it could be taken for that of a later statement. Gives a connection back
 * to the pool, to be ended, where a transaction cannot begin or be rolled back: Kysely forgets it then.
 */
function endWhenUnusable(pool: Pool, client: PoolClient): void {
  const send = client.query.bind(client) as Query;
  const query: Query = (...parameters) => {
    // With a callback it is a query of the pool itself, which ends a failed connection.
    if (typeof parameters.at(-1) === 'function') return send(...parameters);
    return send(...parameters).catch((error: unknown) => {
      noteShortage(pool, error);
      if (parameters[0] === 'begin' || parameters[0] === 'rollback') client.release(true);
      else if (isTimeout(error)) void client.end();
      throw error;
    });
  };
  Object.assign(client, { query });
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** SQLSTATEs of a server that lacks something: 53100 is a full disk. */
const SHORTAGE_CLASS = '53';
const SHORTAGE_REMEMBERED_MS = 30_000;

const shortages = new WeakMap<Pool, { code: string; at: number }>();

function noteShortage(pool: Pool, error: unknown): void {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && code.startsWith(SHORTAGE_CLASS))
    shortages.set(pool, { code, at: Date.now() });
}

/** The SQLSTATE of a shortage that the server has reported within the last half minute, or null. */
export function recentShortage(pool: Pool): string | null {
  const last = shortages.get(pool);
  return last && Date.now() - last.at < SHORTAGE_REMEMBERED_MS ? last.code : null;
}
