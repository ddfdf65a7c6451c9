import { join } from 'node:path';
import { identify, isRunning, takeLock } from '../process-lock.mjs';
import { step } from '../steps.mjs';
import { endServer } from './server-process.mjs';

/** The npm process that started this one, if any. It is watched, because no signal comes when npm is killed. */
const parent = process.env.npm_lifecycle_event ? identify(process.ppid) : undefined;

/**
 * Makes sure that only one shop runs on a data directory, after ending what a killed start has left running. Returns `{
 * holder }` if a shop runs there, otherwise `{ update(extra), release() }`.
 */
export async function takeStartLock(dataDir) {
  const file = join(dataDir, 'start.lock');
  let lock = await takeLock(file);
  if (lock.holder?.parent && !isRunning(lock.holder.parent)) {
    await step('end of the previous start', () => endServer(lock.holder, 60_000));
    lock = await takeLock(file);
  }
  if (lock.holder) return lock;
  const { server } = lock.previous ?? {};
  if (isRunning(server)) await step('end of the previous server', () => endServer(server));
  const update = (extra) => lock.update({ parent, ...extra });
  await update();
  return { update, release: lock.release };
}

/** Calls `callback` when the npm process that started this one has ended. */
export function onOrphaned(callback) {
  if (!parent) return;
  const timer = setInterval(() => {
    if (process.ppid === parent.pid) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}
