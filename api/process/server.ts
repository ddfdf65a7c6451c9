import 'reflect-metadata';
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createMailer } from '../adapters/mailer.js';
import { createAppServer } from '../http/app.js';
import { isDatabaseAway } from '../database/is-database-away.js';
import { prepareDatabase } from '../database/prepare.js';
import { drainOn } from './drain.js';
import { type Env, parseEnv } from '../shared/env.js';
import { createGraphQLServer } from '../graphql/server.js';
import { createLogger } from './logger.js';
import { serveMetrics } from './metrics/metrics-server.js';
import { openPages } from '../http/pages/page-source.js';
import { createSchema } from '../graphql/schema.js';
import { closeServices, openServices } from './services.js';
import { startWorker } from './worker.js';

const env = readEnv();
const logger = createLogger(env.LOG_LEVEL);
// Node would print all that an error holds.
process.on('uncaughtException', (error) => {
  logger.fatal({ err: error }, 'the process ends by an error');
  process.exit(1);
});
await prepareDatabase(env).catch(refuseToStart);
const services = await openServices(env, logger);
const schema = createSchema();
const graphql = createGraphQLServer(schema, env, logger);
await graphql.start();
const pageSource = await openPages(env.NODE_ENV);
const mailer = createMailer(env);
const worker = startWorker(services, mailer);

const metricsServer =
  services.metrics && (await serveMetrics(services.metrics, env.METRICS_PORT, logger));

const health = { draining: false };
const server = createAppServer({ services, schema, graphql, pageSource, health });
// Before anybody can know of this process: a signal then always finds it ready to drain.
drainOn(['SIGTERM', 'SIGINT'], server, health, logger, {
  letGo: () => services.callEvents.close(),
  close: async () => {
    await worker.stop();
    await graphql.stop();
    mailer.close();
    await pageSource?.close();
    metricsServer?.close();
    await closeServices(services);
  },
});

server.listen(env.PORT);
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
logger.info({ port }, 'listening');
process.send?.({ type: 'ready', url: `http://localhost:${port}` });
// Node would write it at the end only, which a process that is killed does not see.
flushCompileCache();

/** A database that is not there is named, without a stack that would bury it. */
function refuseToStart(error: unknown): never {
  if (!isDatabaseAway(error)) throw error;
  const { host, pathname } = new URL(env.DATABASE_URL);
  process.stderr.write(
    `The database ${host}${pathname} does not answer (${(error as Error).message}): is PostgreSQL running, and is DATABASE_URL right?\n`,
  );
  process.exit(1);
}

/** A wrong value is the operator's to mend: it is named, without a stack that would bury it. */
function readEnv(): Env {
  try {
    return parseEnv(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
