import { setTimeout as delay } from 'node:timers/promises';

/** Repeats the check until it succeeds; fails after `patience` milliseconds. */
export async function waitFor(
  condition: () => Promise<boolean> | boolean,
  patience = 30_000,
): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await condition())) {
    if (Date.now() > deadline)
      throw new Error(`not so within ${patience} ms: ${condition.toString()}`);
    await delay(5);
  }
}
