// Runs the image that tools/images/build.sh has built, and the shop's main journeys on it:
//   node tools/images/walk.mjs [FOLDER]
// Needs root, runc and buildah. Prints how long the container took until it was ready.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { prepareShop } from '../../scripts/e2e-shop.mjs';
import { freePort } from '../../scripts/postgres/postgres-process.mjs';
import { startTemporaryPostgres } from '../../scripts/postgres/temporary-postgres.mjs';
import { run } from '../../scripts/steps.mjs';
import { openImage, runContainer } from './container.mjs';

/** Cart, order, papers, payment, photographs (sharp) and the life of an order in the staff area. */
const JOURNEYS = ['cart', 'order', 'order-life', 'payment', 'photograph'];
const ADMIN = { ADMIN_EMAIL: 'admin@cieniomat.example', ADMIN_PASSWORD: 'end-to-end-password' };

const image = openImage(process.argv[2] ?? '.cache/image');
const dataDir = await mkdtemp(join(tmpdir(), 'cieniomat-image-'));
const postgres = await startTemporaryPostgres();
const shop = await prepareShop(postgres.url, dataDir);
const port = String(await freePort());
const env = { ...shop.env, ...ADMIN, PORT: port, LOG_LEVEL: 'warn', WRITES_PER_MINUTE: '0' };
let server;
try {
  await migrate();
  const started = performance.now();
  server = runContainer(image, { env, dataDir });
  await ready();
  console.log(`ready after ${Math.round(performance.now() - started)} ms`);
  const files = JOURNEYS.map((name) => `e2e/${name}.spec.ts`);
  console.log(
    await run('playwright', ['test', '--project=shop', ...files], {
      env: { E2E_RUNNING: '1', E2E_PORT: port, E2E_DATA_DIR: dataDir },
    }),
  );
} finally {
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  shop.stop();
  await postgres.stop();
  image.close();
  await rm(dataDir, { recursive: true, force: true });
}

/** As the job "migrate" of docker-compose.yml does. */
async function migrate() {
  const args = ['node', '--conditions=production', 'dist/api/setup/cli.js', 'migrate'];
  const [code] = await once(runContainer(image, { env, dataDir, args }), 'exit');
  if (code !== 0) throw new Error(`The migration ended with ${code}`);
}

async function ready() {
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    await delay(50);
  }
}
