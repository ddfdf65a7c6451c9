import { setImmediate } from 'node:timers/promises';

/** Milliseconds of computation after which other requests get their turn. */
const TURN_MS = 8;
const BATCH = 100;

/** A function to await between the steps of a long computation; it yields to other requests about every 8 ms. */
export function turns(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < TURN_MS) return;
    await setImmediate();
    begun = performance.now();
  };
}

/** Runs `work` for each item in sequence and returns the results; yields to other requests about every 8 ms. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const turn = turns();
  for (const [index, item] of items.entries()) {
    results.push(await work(item, index));
    await turn();
  }
  return results;
}

/** Runs `work` for a hundred items at a time and joins the results; yields to other requests in between. */
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
