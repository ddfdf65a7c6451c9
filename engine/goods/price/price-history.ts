import type { Grosze } from './money.js';

/** A price, and the instant (ms) from which it applied. */
export interface PricePoint {
  readonly since: number;
  readonly total: Grosze;
}

export interface Reduction {
  /** When the price went down, in ms since 1970. */
  readonly since: number;
  /** The lowest price of the 30 days before. */
  readonly lowestBefore: Grosze;
}

const DAY_MS = 86_400_000;
/** Art. 6a of directive 98/6/EC: the days before a reduction whose lowest price must be shown. */
export const REDUCTION_DAYS = 30;

/**
 * The price reduction in force now; null if the price never changed, or its last change was an increase or is more than
 * 30 days ago. The points are in chronological order; the last one is in force.
 */
export function reductionOf(points: readonly PricePoint[], now: number): Reduction | null {
  const changes = points.filter(({ total }, index) => points[index - 1]?.total !== total);
  const last = changes.at(-1);
  const before = changes.at(-2);
  if (!last || !before || before.total <= last.total) return null;
  if (now - last.since > REDUCTION_DAYS * DAY_MS) return null;
  const start = last.since - REDUCTION_DAYS * DAY_MS;
  const inForce = changes
    .slice(0, -1)
    .filter((_, index) => (changes[index + 1] ?? last).since > start);
  return { since: last.since, lowestBefore: Math.min(...inForce.map(({ total }) => total)) };
}
