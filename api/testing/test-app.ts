import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Level } from 'pino';
import type { Mailer } from '../adapters/mailer.js';
import { catalogueVersion } from '../features/catalogue/catalogue-snapshot.js';
import { createSchema } from '../graphql/schema.js';
import { createGraphQLServer } from '../graphql/server.js';
import { createAppServer } from '../http/app.js';
import type { PageSource } from '../http/pages/page-source.js';
import { createLogger } from '../process/logger.js';
import { type OpenServices, closeServices, openServices } from '../process/services.js';
import { startWorker } from '../process/worker.js';
import { DEMO_COMPANY } from '../shared/env/demo-company.js';
import { type Preset, insertAccount } from './accounts.js';
import { statementCounter } from './database/count-statements.js';
import { databaseUrl, limited, runSql } from './database/databases.mjs';
import { TestVisitor } from './test-visitor.js';
import { waitFor } from './wait-for.js';

export interface TestAppOptions {
  env?: Partial<Record<string, string>>;
  /** Delivers queued e-mails; without it they stay in the queue. */
  mailer?: Mailer;
  /** The source of pages; without it there are none. */
  pageSource?: PageSource;
  /** The lowest level of the log kept in `logged`; without it errors only. */
  logLevel?: Level;
  /** The database of another app, which stays its owner; without it the app gets its own copy of the demo shop. */
  databaseUrl?: string;
}

export interface TestApp {
  url: string;
  databaseUrl: string;
  services: OpenServices;
  /** The lines that the server has logged, at `logLevel` and above. */
  logged: string[];
  visitor(): TestVisitor;
  signIn(role: Preset): Promise<TestVisitor>;
  /** The rows of a statement, which runs on a connection that the app does not use. */
  sql<T extends pg.QueryResultRow = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<T[]>;
  /** The number of SQL statements that the app sends during the action. */
  countStatements(action: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

/** Of everybody whom `signIn` signs in. */
export const PASSWORD = 'hasło do testów 1';

/** Starts the whole server on a free port, by default with a database of its own. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.databaseUrl
    ? { url: options.databaseUrl, drop: async () => undefined }
    : await cloneTemplate();
  const logged: string[] = [];
  const { logLevel = 'error' } = options;
  const logger = createLogger(logLevel, { write: (line: string) => void logged.push(line) });
  const services = await openServices(testEnv(database.url, options.env), logger);
  const sent = statementCounter(services.pool);
  const served = await serve(services, options);
  const admin = new pg.Client(limited(database.url));
  // Dropping the database by force ends this connection, which is expected.
  admin.on('error', () => undefined);
  await admin.connect();
  return {
    url: served.url,
    databaseUrl: database.url,
    services,
    logged,
    visitor: () => new TestVisitor(served.url),
    signIn: (role) => signIn(services, served.url, role),
    sql: async <T extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await admin.query<T>(text, [...values])).rows,
    async countStatements(action) {
      // Loading a changed catalogue is not part of the action.
      await catalogueIsRead(services);
      const before = sent();
      await action();
      return sent() - before;
    },
    async close() {
      const closed = new AbortController();
      const closing = served.close().then(() => closeServices(services));
      await Promise.race([closing, givingUp(services, closed.signal)]);
      closed.abort();
      await admin.end();
      await database.drop();
    },
  };
}

/** Waits until the catalogue in memory is up to date: a changed one is loaded in the background. */
export const catalogueIsRead = ({ catalogue, orm }: OpenServices): Promise<void> =>
  waitFor(async () => {
    const { current } = await catalogueVersion(orm.em.fork()).executeTakeFirstOrThrow();
    return catalogue.fresh?.version === current;
  });

const CLOSING_MS = 10_000;

/**
 * Resolves after 10 seconds, with a warning unless the services are closed by then: open connections and jobs must not
 * keep the tests from ending, and dropping the database ends them.
 */
async function givingUp({ pool }: OpenServices, closed: AbortSignal): Promise<void> {
  await delay(CLOSING_MS, undefined, { ref: false });
  if (closed.aborted) return;
  process.emitWarning(
    `services not closed; ${pool.totalCount - pool.idleCount} connections are held`,
  );
}

function testEnv(url: string, overrides: Partial<Record<string, string>> = {}) {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: url,
    PUBLIC_URL: 'http://shop.test',
    SECRETS_KEY: 'secrets-key-of-32-characters-for-tests',
    DATABASE_POOL: '8',
    // No limit of writes, because all visitors of a test come from one address.
    WRITES_PER_MINUTE: '0',
    GRAPHQL_INTROSPECTION: '1',
    GRAPHQL_SANDBOX: '1',
    ...DEMO_COMPANY,
    ...overrides,
  };
}

/** A database for a test that starts its own server on it. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

export async function cloneTemplate(): Promise<TestDatabase> {
  const { TEST_SERVER_URL: server, TEST_TEMPLATE: template } = process.env;
  if (!server || !template)
    throw new Error('the tests of the API run by Jest, which prepares them');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  // Copied as files: page by page through the log it would take five times as long.
  await runSql(server, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseUrl(server, name),
    drop: async () => void (await runSql(server, `drop database if exists ${name} with (force)`)),
  };
}

/** Built once for all apps of the process. */
const schema = createSchema();

async function serve(services: OpenServices, { mailer, pageSource }: TestAppOptions) {
  const { env, logger } = services;
  const graphql = createGraphQLServer(schema, env, logger);
  await graphql.start();
  const worker = mailer && startWorker(services, mailer);
  const parts = { services, schema, graphql, pageSource: pageSource ?? null };
  const server = createAppServer({ ...parts, health: { draining: false } });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await worker?.stop();
      await graphql.stop();
      mailer?.close();
    },
  };
}

/** A browser in which a new member of staff has signed in. */
async function signIn(services: OpenServices, url: string, role: Preset): Promise<TestVisitor> {
  const email = `${role}-${randomBytes(6).toString('hex')}@cieniomat.example`;
  const name = role === 'admin' ? 'Anna Administrator' : 'Piotr Pracownik';
  await insertAccount(services.orm.em.fork(), { email, name, role, password: PASSWORD });
  const visitor = new TestVisitor(url);
  const { status } = await visitor.json('POST', '/api/login', { email, password: PASSWORD });
  if (status !== 200) throw new Error(`the sign-in of ${role} was answered by ${status}`);
  return visitor;
}
