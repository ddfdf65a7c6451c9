// Runs a command on a database: node scripts/with-database.mjs [--temporary] <command> [arguments]
// It is that of DATABASE_URL or, without it, the embedded one; with --temporary that of TEST_DATABASE_URL or, without
// it, a new one that is deleted afterwards. The command finds it as DATABASE_URL, with --temporary also as
// TEST_DATABASE_URL.
import './require-node.mjs';
import { spawn } from 'node:child_process';
import { startEmbeddedPostgres } from './postgres/embedded-postgres.mjs';
import { startTemporaryPostgres } from './postgres/temporary-postgres.mjs';
import { dataDirectory, loadEnvironment, projectEnvironment } from './project.mjs';

loadEnvironment();
const temporary = process.argv[2] === '--temporary';
const [command, ...commandArguments] = process.argv.slice(temporary ? 3 : 2);
if (!command) {
  console.error('usage: node scripts/with-database.mjs [--temporary] <command> [arguments]');
  process.exit(2);
}
const given = temporary ? process.env.TEST_DATABASE_URL : process.env.DATABASE_URL;
process.exit(given ? await run({ DATABASE_URL: given }) : await runWithEmbedded());

async function runWithEmbedded() {
  const database = temporary
    ? await startTemporaryPostgres()
    : await startEmbeddedPostgres({ dataDir: dataDirectory() });
  const test = temporary ? { TEST_DATABASE_URL: database.url } : {};
  try {
    return await run({ DATABASE_URL: database.url, ...test });
  } finally {
    await database.stop();
  }
}

/**
 * Runs the command and resolves with its exit code. Ctrl-C reaches the command directly; this process only waits for
 * it.
 */
function run(extra) {
  process.on('SIGINT', () => undefined);
  return new Promise((done) => {
    const child = spawn(command, commandArguments, {
      stdio: 'inherit',
      env: projectEnvironment(extra),
    });
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      done(127);
    });
    child.once('exit', (code) => done(code ?? 1));
  });
}
