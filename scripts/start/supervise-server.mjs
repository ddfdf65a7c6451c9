import { setTimeout as delay } from 'node:timers/promises';
import { identify, isRunning } from '../process-lock.mjs';
import { limitedRestarts, maxRestarts } from '../restart-limit.mjs';
import { endServer, startServer } from './server-process.mjs';

/** The pause before a restart, so that a database that ended with the server has come back. */
const pauseMs = 1000;

/**
 * Starts the server of `npm start`. Once it was ready, it is restarted when it ends unexpectedly, at most 5 times in 10
 * minutes; `log` gets a line before and after each restart, `update` the identity and address of each process. Returns
 * `{ ready, givenUp, stop(report) }`: `ready` as that of `startServer`, `givenUp` resolves with the reason when the
 * server is not restarted any more.
 */
export function superviseServer({ env, update, log }) {
  const mayRestart = limitedRestarts();
  let stopping = false;
  let identity;

  async function launch() {
    const server = startServer(env);
    identity = identify(server.pid);
    await update({ server: identity });
    const url = await server.ready;
    await update({ server: identity, url });
    return { ended: server.ended, url };
  }

  const first = launch();
  const givenUp = first.then(async ({ ended }) => {
    let how = await ended;
    while (!stopping) {
      const count = mayRestart();
      if (count === null)
        return `The server ended ${maxRestarts + 1} times within 10 minutes, at last by ${how}`;
      log(
        `The server ended by itself (${how}): starting it again (${count} of ${maxRestarts} times in 10 minutes)`,
      );
      await delay(pauseMs);
      if (stopping) break;
      try {
        const next = await launch();
        log(`The server runs again on ${next.url}`);
        how = await next.ended;
      } catch (error) {
        how = error.message;
      }
    }
    return undefined;
  });
  givenUp.catch(() => undefined);

  return {
    ready: first.then(({ url }) => url),
    givenUp,
    async stop(report) {
      stopping = true;
      if (isRunning(identity)) await report(() => endServer(identity));
    },
  };
}
