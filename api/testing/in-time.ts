import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 30_000;

/**
 * Awaits a promise; fails with the name `what` after `patience` milliseconds, because an endless wait would block all
 * other tests.
 */
export function inTime<T>(what: string, awaited: Promise<T>, patience = PATIENCE_MS): Promise<T> {
  const settled = new AbortController();
  const late = delay(patience, undefined, { signal: settled.signal, ref: false }).then(
    () => Promise.reject(new Error(`${what}: not within ${patience} ms`)),
    () => awaited,
  );
  const first = Promise.race([awaited, late]).finally(() => settled.abort());
  first.catch(() => undefined);
  return first;
}
