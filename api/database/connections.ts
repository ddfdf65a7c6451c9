import type { Pool, QueryConfig } from 'pg';

/** Each is kept on every connection; a statement beyond these is planned anew each time. */
const MAX_STATEMENTS = 300;

const names = new Map<string, string>();

/**
 * How the database is talked to: every statement that comes with its values apart is prepared, and the beginning of a
 * transaction is not waited for, its first statement follows at once.
 */
export const CONNECTIONS = { pipeline: true, onPoolCreated: quicken };

function quicken(pool: Pool): void {
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...words: unknown[]) => Promise<unknown>;
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
