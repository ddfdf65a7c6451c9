// Runs the embedded database alone, until Ctrl-C.
import { startEmbeddedPostgres } from './postgres/embedded-postgres.mjs';
import { dataDirectory, loadEnvironment } from './project.mjs';

loadEnvironment();
const database = await startEmbeddedPostgres({ dataDir: dataDirectory(), log: console.error });
console.log(`DATABASE_URL=${database.url}`);

const signal = new Promise((done) => {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, done);
});
const awake = setInterval(() => undefined, 60_000);
const lost = await Promise.race([signal, database.lost.then(() => true)]);
clearInterval(awake);
await database.stop();
if (lost === true) {
  console.error('PostgreSQL ended by itself: see postgres.log in DATA_DIR');
  process.exitCode = 1;
}
