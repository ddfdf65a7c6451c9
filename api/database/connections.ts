import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { type Span, beginSpan, currentSpan } from '../shared/spans.js';
import type { DatabaseLimits } from './limits.js';

/** Options of the driver with which failed connections are replaced; see docs/decisions/0001-lost-connections.md. */
export const connections = (limits: DatabaseLimits) => ({
  ...limits,
  onPoolCreated: (pool: Pool) => {
    pool.on('connect', (client) => endWhenUnusable(pool, client));
  },
});

type Query = (...parameters: unknown[]) => unknown;

/** If one of these statements fails, Kysely does not release the connection. */
const NEVER_RELEASED = /^(begin|start transaction\b.*|rollback)$/;

/**
 * Ends a connection after a query timeout: its late answer could be taken for that of a later statement. Releases and
 * ends a connection on which a transaction could not begin or roll back, because Kysely does not release it then.
 */
function endWhenUnusable(pool: Pool, client: PoolClient): void {
  const send: Query = client.query.bind(client);
  const query: Query = (...parameters) => {
    const answer = send(...parameters);
    // Not a promise: this is a cursor or a query of the pool itself, and the pool ends failed connections itself.
    if (!(answer instanceof Promise)) return answer;
    const span = currentSpan() && beginStatement(parameters[0]);
    const noted = answer.catch((error: unknown) => {
      span?.fail(error);
      noteShortage(pool, error);
      if (NEVER_RELEASED.test(String(parameters[0]))) client.release(true);
      else if (isTimeout(error)) void client.end();
      throw error;
    });
    return span ? noted.finally(() => span.end()) : noted;
  };
  Object.assign(client, { query });
}

/** The table that a statement writes, or reads first; only where no text in quotes comes before its name. */
const TABLE = /^(?:insert into|update|delete from|select [^']*? from) "(\w+)"/i;

/** A span with the verb and the table of a statement: its text may hold values. */
function beginStatement(statement: unknown): Span | null {
  const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
  const verb = /^\w+/.exec(text)?.[0].toLowerCase() ?? 'statement';
  const table = TABLE.exec(text)?.[1];
  const span = beginSpan(table ? `${verb} ${table}` : verb, 'client');
  span?.set({
    'db.system.name': 'postgresql',
    'db.operation.name': verb,
    ...(table && { 'db.collection.name': table }),
  });
  return span;
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** The SQLSTATE class of insufficient resources; 53100 is a full disk. */
const SHORTAGE_CLASS = '53';
const SHORTAGE_REMEMBERED_MS = 30_000;

const shortages = new WeakMap<Pool, { code: string; at: number }>();

function noteShortage(pool: Pool, error: unknown): void {
  if (!(error instanceof DatabaseError) || !error.code?.startsWith(SHORTAGE_CLASS)) return;
  shortages.set(pool, { code: error.code, at: Date.now() });
}

/** The SQLSTATE of a shortage that the server reported within the last 30 seconds, or null. */
export function recentShortage(pool: Pool): string | null {
  const last = shortages.get(pool);
  return last && Date.now() - last.at < SHORTAGE_REMEMBERED_MS ? last.code : null;
}
