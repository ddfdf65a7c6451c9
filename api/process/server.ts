import 'reflect-metadata';
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { missingSettings } from '#engine/trade/settings/settings';
import { type Mailer, createMailer } from '../adapters/mailer.js';
import { isDatabaseAway } from '../database/is-database-away.js';
import { EarlierVersionError } from '../database/migration-files.js';
import { createSchema } from '../graphql/schema.js';
import { createGraphQLServer } from '../graphql/server.js';
import { createAppServer } from '../http/app.js';
import { openPages } from '../http/pages/page-source.js';
import { prepareDatabase } from '../setup/prepare.js';
import { type Env, parseEnv } from '../shared/env/env.js';
import { drainOn } from './drain.js';
import { createLogger } from './logger.js';
import { serveMetrics } from './metrics/metrics-server.js';
import { closeServices, openServices } from './services.js';
import { startWorker } from './worker.js';

const env = readEnv();
// Loaded on demand, and before the logger, whose lines then name their trace.
const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = env;
const stopTracing = collector && (await import('./tracing.js')).startTracing(collector, env);
const logger = createLogger(env.LOG_LEVEL);
// Node itself would print all properties of an error, also personal data.
process.on('uncaughtException', (error) => {
  logger.fatal({ err: error }, 'the process ends by an error');
  process.exit(1);
});
await prepareDatabase(env).catch(refuseToStart);
const services = await openServices(process.env, logger);
tellMissingSettings();
const schema = createSchema();
const graphql = createGraphQLServer(schema, env, logger);
await graphql.start();
const pageSource = await openPages(env.NODE_ENV);
const mailerOf = services.settings.following(createMailer, (before) => before.close());
const mailer: Mailer = {
  send: (message) => mailerOf().send(message),
  close: () => mailerOf().close(),
};
const worker = startWorker(services, mailer);

const metricsServer =
  services.metrics && (await serveMetrics(services.metrics, env.METRICS_PORT, logger));

const health = { draining: false };
const server = createAppServer({ services, schema, graphql, pageSource, health });
// Before the server listens, so that a signal always finds the handler.
drainOn(['SIGTERM', 'SIGINT'], server, health, logger, {
  endStreams: () => services.callEvents.close(),
  close: async () => {
    await worker.stop();
    await graphql.stop();
    mailer.close();
    await pageSource?.close();
    metricsServer?.close();
    await closeServices(services);
    if (stopTracing) await stopTracing();
  },
});

server.listen(env.PORT);
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
logger.info({ port }, 'listening');
process.send?.({ type: 'ready', url: `http://localhost:${port}` });
// By itself Node writes its compile cache only at a regular exit, which a killed process never reaches.
flushCompileCache();

/** Says what nobody has entered of the company: pages, e-mails and documents are without it. */
function tellMissingSettings(): void {
  const missing = missingSettings(services.env);
  if (missing.length === 0) return;
  process.stdout.write(
    `\n  Not set, so left out wherever customers would read it: ${missing.join(', ')}.\n` +
      '  An admin can enter it in the staff area, in Ustawienia. Without COMPANY_ACCOUNT no bank transfer is asked for, without COMPANY_NIP and an address no invoice is issued.\n\n',
  );
}

/** Prints one line without a stack trace if the database does not answer or is of an earlier version. */
function refuseToStart(error: unknown): never {
  if (error instanceof EarlierVersionError) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  if (!isDatabaseAway(error)) throw error;
  const { host, pathname } = new URL(env.DATABASE_URL);
  process.stderr.write(
    `The database ${host}${pathname} does not answer (${(error as Error).message}): is PostgreSQL running, and is DATABASE_URL right?\n`,
  );
  process.exit(1);
}

/** Prints one line without a stack trace if a value of the environment is wrong: the operator can correct it. */
function readEnv(): Env {
  try {
    return parseEnv(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
