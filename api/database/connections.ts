import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { DatabaseLimits } from './limits.js';

/** Each is kept on every connection; a statement beyond these is planned anew each time. */
const MAX_STATEMENTS = 300;

const names = new Map<string, string>();

/**
 * How the database is talked to: every statement that comes with its values apart is prepared, and the beginning of a
 * transaction is not waited for, its first statement follows at once.
 */
export const connections = (limits: DatabaseLimits) => ({
  ...limits,
  pipeline: true,
  onPoolCreated: quicken,
});

type Send = (...words: unknown[]) => Promise<unknown>;

function quicken(pool: Pool): void {
  pool.on('connect', (client) => {
    const send = watched(pool, client);
    const query = (text: unknown, values: unknown, ...rest: unknown[]): Promise<unknown> => {
      if (text === 'begin') {
        // A connection where it fails takes nothing more: what belongs together is not written one by one.
        send(text).catch(() => client.end());
        return Promise.resolve(nothing('BEGIN'));
      }
      if (text === 'rollback') {
        // Where it fails the connection is lost, and rolled back with it. Told of that, Kysely would never let go of it.
        return send(text).catch(() => client.end().then(() => nothing('ROLLBACK')));
      }
      return typeof text === 'string' && Array.isArray(values) && values.length > 0
        ? send(named(text, values), ...rest)
        : send(text, values, ...rest);
    };
    Object.assign(client, { query });
  });
}

const nothing = (command: string) => ({ command, rowCount: null, rows: [] });

function named(text: string, values: unknown[]): QueryConfig {
  let name = names.get(text);
  if (!name && names.size < MAX_STATEMENTS) names.set(text, (name = `statement_${names.size}`));
  return { text, values, ...(name && { name }) };
}

/** Sends statements, and sees how they fail; `pg` tells that to a callback or by a promise. */
function watched(pool: Pool, client: PoolClient): Send {
  const send = client.query.bind(client) as Send;
  const onFailure = (error: unknown): void => {
    const { code, message } = error as { code?: string; message?: string };
    // An answer that may still come must not be taken for that of a later statement.
    if (message === 'Query read timeout') void client.end();
    if (code?.startsWith(SHORTAGE_CLASS)) shortages.set(pool, { code, at: Date.now() });
  };
  return (...words) => {
    const callback = words.at(-1);
    if (typeof callback !== 'function')
      return send(...words).catch((error: unknown) => {
        onFailure(error);
        throw error;
      });
    return send(...words.slice(0, -1), (error: unknown, result: unknown) => {
      if (error) onFailure(error);
      callback(error, result);
    });
  };
}

/** SQLSTATEs of a server that lacks something: 53100 is a full disk. */
const SHORTAGE_CLASS = '53';
const SHORTAGE_REMEMBERED_MS = 30_000;

const shortages = new WeakMap<Pool, { code: string; at: number }>();

/** The SQLSTATE by which the server has told within the last half minute what it lacks; null where it has not. */
export function recentShortage(pool: Pool): string | null {
  const last = shortages.get(pool);
  return last && Date.now() - last.at < SHORTAGE_REMEMBERED_MS ? last.code : null;
}
