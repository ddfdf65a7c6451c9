/** A generator of numbers in [0, 1): the same sequence for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The item at this position, rounded down; starts again at the end of the list. */
export function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[Math.floor(number) % items.length];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}
