import type { PoolConfig } from 'pg';

/**
 * How long work of one kind waits for the database, in milliseconds. What is slow is ended by PostgreSQL itself
 * (`statement_timeout`); a database that is paused or unreachable can end nothing, so that the wait for its answer is
 * ended here (`query_timeout`), a little later.
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
 * Requests: each is answered within 5 s, whatever the database does. Waiting for a free connection and then for a new
 * one in its place takes twice the limit of connecting.
 */
export const REQUEST_LIMITS: DatabaseLimits = {
  ...KEEP_ALIVE,
  connectionTimeoutMillis: 2400,
  statement_timeout: 3500,
  query_timeout: 4000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Lists that are read into a file: the transaction waits for its client, longer than a client that reads nothing is waited for. */
export const EXPORT_LIMITS: DatabaseLimits = {
  ...KEEP_ALIVE,
  connectionTimeoutMillis: 3000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
  idle_in_transaction_session_timeout: 2 * 60_000,
};

/** Jobs of the worker: a transaction is open while its e-mail is handed over. */
export const WORKER_LIMITS: DatabaseLimits = {
  ...KEEP_ALIVE,
  connectionTimeoutMillis: 3000,
  statement_timeout: 60_000,
  query_timeout: 65_000,
  idle_in_transaction_session_timeout: 5 * 60_000,
};

/** Migrations, demo data, commands: once connected they take as long as they take. */
export const COMMAND_LIMITS: DatabaseLimits = { ...KEEP_ALIVE, connectionTimeoutMillis: 6000 };
