// Playwright's server: the built shop on a new database, which the server fills with the demo catalogue.
import { build } from './build.mjs';
import { prepareShop } from './e2e-shop.mjs';
import { startTemporaryPostgres } from './postgres/temporary-postgres.mjs';
import { identify } from './process-lock.mjs';
import { endServer, startServer } from './start/server-process.mjs';
import { explanation } from './steps.mjs';

const stopped = new Promise((done) => {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => done(0));
});
let postgres;
let shop;
let server;
try {
  await build();
  postgres = process.env.TEST_DATABASE_URL ? undefined : await startTemporaryPostgres();
  shop = await prepareShop(process.env.TEST_DATABASE_URL ?? postgres.url, process.env.DATA_DIR);
  server = startServer(shop.env);
  process.exitCode = await Promise.race([stopped, server.ended.then(() => 1)]);
} catch (error) {
  console.error(explanation(error));
  process.exitCode = 1;
}
if (server) await endServer(identify(server.pid));
shop?.stop();
await postgres?.stop();
process.exit();
