import { limitedRestarts, maxRestarts } from '../restart-limit.mjs';
import { startEmbeddedPostgres } from './embedded-postgres.mjs';

/**
 * Starts the embedded PostgreSQL of `npm start`. When it ends unexpectedly it is restarted on the same port, at most 5
 * times in 10 minutes; `log` gets a line before and after each restart. Returns `{ url, givenUp, stop() }`: `givenUp`
 * resolves with the reason when the database is not restarted any more, or with undefined after `stop()`.
 */
export async function supervisePostgres({ dataDir, log }) {
  let database = await startEmbeddedPostgres({ dataDir });
  const { url } = database;
  let stopping = false;
  let restarting = Promise.resolve();
  const mayRestart = limitedRestarts();

  async function restartWhenEnded() {
    for (;;) {
      await database.lost;
      if (stopping) return undefined;
      const count = mayRestart();
      if (count === null)
        return `PostgreSQL ended ${maxRestarts + 1} times within 10 minutes: see postgres.log in DATA_DIR`;
      log(
        `PostgreSQL ended by itself: starting it again (${count} of ${maxRestarts} times in 10 minutes)`,
      );
      try {
        restarting = restart(database, dataDir);
        database = await restarting;
        log('PostgreSQL runs again');
      } catch (error) {
        return `PostgreSQL ended by itself and cannot be started again: ${error.message}`;
      }
    }
  }

  return {
    url,
    givenUp: restartWhenEnded(),
    async stop() {
      stopping = true;
      await restarting.catch(() => undefined);
      await database.stop();
    },
  };
}

async function restart(database, dataDir) {
  await database.stop();
  const next = await startEmbeddedPostgres({ dataDir, port: Number(new URL(database.url).port) });
  if (next.url === database.url) return next;
  await next.stop();
  throw new Error('another command has started it on another port');
}
