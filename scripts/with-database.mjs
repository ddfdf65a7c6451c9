// Runs a command with DATABASE_URL set: node scripts/with-database.mjs <command> [arguments]
import { spawn } from 'node:child_process';
import { startEmbeddedPostgres } from './embedded-postgres.mjs';
import { dataDirectory, loadEnvironment, projectEnvironment } from './project.mjs';

loadEnvironment();
const [command, ...commandArguments] = process.argv.slice(2);
if (!command) {
  console.error('usage: node scripts/with-database.mjs <command> [arguments]');
  process.exit(2);
}
process.exit(process.env.DATABASE_URL ? await run() : await runWithEmbedded());

async function runWithEmbedded() {
  const database = await startEmbeddedPostgres({ dataDir: dataDirectory() });
  try {
    return await run({ DATABASE_URL: database.url });
  } finally {
    await database.stop();
  }
}

/** The exit code of the command. Ctrl-C reaches it by itself; we only wait for its end. */
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
