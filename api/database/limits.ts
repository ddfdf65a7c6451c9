import type { MikroORM } from '@mikro-orm/postgresql';
import type { PoolConfig, Pool } from 'pg';

/**
 * Timeouts of one kind of work, in milliseconds. PostgreSQL itself cancels slow statements (`statement_timeout`); if it
 * is paused or unreachable it cannot, so the client stops waiting a little later (`query_timeout`).
 */
export type DatabaseLimits = Pick<
  PoolConfig,
  | 'connectionTimeoutMillis'
  | 'statement_timeout'
  | 'query_timeout'
  | 'idle_in_transaction_session_timeout'
  | 'keepAlive'
  | 'keepAliveInitialDelayMillis'
>;

const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * While the database cannot be reached, a request is still answered within 5 s: it waits 4 s for a query, or twice
 * 2.4 s for a connection, first for a free one and then for a new one that replaces it.
 */
export const REQUEST_LIMITS: DatabaseLimits = {
  ...KEEP_ALIVE,
  connectionTimeoutMillis: 2400,
  statement_timeout: 3500,
  query_timeout: 4000,
  idle_in_transaction_session_timeout: 30_000,
};

/**
 * Exports: a transaction is idle while its client reads. It may be idle for 2 minutes, longer than the 60 s after which
 * the server disconnects a client that reads nothing.
 */
export const EXPORT_LIMITS: DatabaseLimits = {
  ...KEEP_ALIVE,
  connectionTimeoutMillis: 3000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
  idle_in_transaction_session_timeout: 2 * 60_000,
};

/** Reads from a replica: short, because what does not answer there is asked of the primary. */
export const REPLICA_LIMITS: DatabaseLimits = {
  ...KEEP_ALIVE,
  connectionTimeoutMillis: 500,
  statement_timeout: 2000,
  query_timeout: 2500,
  idle_in_transaction_session_timeout: 30_000,
};

/** Exports from a replica. */
export const REPLICA_EXPORT_LIMITS: DatabaseLimits = {
  ...EXPORT_LIMITS,
  connectionTimeoutMillis: REPLICA_LIMITS.connectionTimeoutMillis,
};

/** Jobs of the worker: a transaction stays open while its e-mail is sent. */
export const WORKER_LIMITS: DatabaseLimits = {
  ...KEEP_ALIVE,
  connectionTimeoutMillis: 3000,
  statement_timeout: 60_000,
  query_timeout: 65_000,
  idle_in_transaction_session_timeout: 5 * 60_000,
};

/** Migrations, demo data and commands have no limit once they are connected. */
export const COMMAND_LIMITS: DatabaseLimits = { ...KEEP_ALIVE, connectionTimeoutMillis: 6000 };

/** The ORM's own connection pool, for libraries that send SQL of their own. */
export function poolOf(orm: MikroORM): Promise<Pool> {
  return orm.em.getDriver().getConnection().getNativeClient();
}
