import { setImmediate } from 'node:timers/promises';

/** Computing for longer would keep other requests waiting. */
const TURN_MS = 8;
const BATCH = 100;

/** Does the work for each item, one after the other; other requests are answered in between. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let begun = performance.now();
  for (const [index, item] of items.entries()) {
    results.push(await work(item, index));
    if (performance.now() - begun < TURN_MS) continue;
    await setImmediate();
    begun = performance.now();
  }
  return results;
}

/** Does the work for a hundred items at a time, and answers what came of all; other requests are answered in between. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (batch: Item[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += BATCH) {
    results.push(...(await work(items.slice(start, start + BATCH))));
    await setImmediate();
  }
  return results;
}
