import type { EntityManager } from '@mikro-orm/postgresql';

/** What the loading functions share. */
export interface Load {
  tx: EntityManager;
  now: Date;
  /** A number from 0 up to, but not including, 1; the same sequence in every run. */
  random: () => number;
}

const AT_ONCE = 1000;

/** Calls `create` for a thousand items at a time, then flushes and clears the EntityManager, to limit its memory. */
export async function writeInBatches<Item>(
  tx: EntityManager,
  items: readonly Item[],
  create: (batch: readonly Item[]) => Promise<void> | void,
): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await create(items.slice(start, start + AT_ONCE));
    await tx.flush();
    tx.clear();
  }
}

/** 0, 1, 2, … */
export const indexes = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);
