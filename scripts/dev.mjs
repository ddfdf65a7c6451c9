// The shop with reload: npm run dev; options are passed on to the server's Node: npm run dev -- --inspect
import './require-node.mjs';
import { spawn } from 'node:child_process';
import { generateDocuments } from './documents.mjs';
import { install } from './install.mjs';
import { startEmbeddedPostgres } from './postgres/embedded-postgres.mjs';
import {
  dataDirectory,
  loadEnvironment,
  projectEnvironment,
  projectNode,
  root,
} from './project.mjs';
import { keptSecrets } from './start/kept-secrets.mjs';
import { startStandIns, wantsStandIns } from './start/stand-ins.mjs';
import { step } from './steps.mjs';

loadEnvironment();
await step('packages', install);
await step('documents', generateDocuments);
const dataDir = dataDirectory();
const database = process.env.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir });
const standIns = wantsStandIns({ isDemo: Boolean(database) })
  ? await startStandIns(dataDir)
  : undefined;
process.exitCode = await watch({
  DATA_DIR: dataDir,
  ...(await embeddedDefaults()),
  ...standIns?.env,
});
standIns?.stop();
await database?.stop();
process.exit();

async function embeddedDefaults() {
  if (!database) return {};
  return {
    DATABASE_URL: database.url,
    DEMO: process.env.DEMO || '1',
    GRAPHQL_INTROSPECTION: process.env.GRAPHQL_INTROSPECTION || '1',
    GRAPHQL_SANDBOX: process.env.GRAPHQL_SANDBOX || '1',
    ...(await keptSecrets(dataDir)),
  };
}

/**
 * Runs the server, restarts it when a file of `api` or `engine` changes, and resolves with its exit code. Other folders
 * are not watched, because Vite writes files of its own, which would restart the server endlessly.
 */
function watch(env) {
  const nodeOptions = process.argv.slice(2);
  const folders = ['api', 'engine'].map((folder) => `--watch-path=${folder}`);
  const loader = ['--import', '@oxc-node/core/register'];
  const child = spawn(
    projectNode(),
    [...nodeOptions, ...folders, '--watch-preserve-output', ...loader, 'api/process/server.ts'],
    {
      cwd: root,
      detached: true,
      env: projectEnvironment({ NODE_ENV: 'development', ...env }),
      stdio: 'inherit',
    },
  );
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => child.kill('SIGTERM'));
  }
  return new Promise((done) => {
    child.once('exit', (code) => done(code ?? 0));
  });
}
