import type { EntityManager } from '@mikro-orm/postgresql';

/** What everything that is loaded is made with. */
export interface Load {
  tx: EntityManager;
  now: Date;
  /** A number from 0 up to 1. */
  random: () => number;
}

const AT_ONCE = 1000;

/** Writes and forgets by the thousand, so that memory holds no more; `create` may flush in between. */
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
