/** After a week without a result staff decide instead of the provider. */
const ASKED_FOR_MS = 7 * 24 * 3_600_000;

/**
 * When the provider is next asked about a payment or refund that began at `createdAt`: after half of its age, and for
 * the last time when it is a week old. Null where that time is over.
 */
export function nextCheck(createdAt: Date, now: Date): Date | null {
  const [started, age] = [createdAt.getTime(), now.getTime() - createdAt.getTime()];
  if (age >= ASKED_FOR_MS) return null;
  return new Date(Math.min(now.getTime() + age / 2, started + ASKED_FOR_MS));
}
