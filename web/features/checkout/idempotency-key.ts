import { randomKey } from '../../lib/browser/random-key';
import { forget, recall, remember } from '../../lib/browser/tab-storage';

const STORED_AS = 'cieniomat.order-key';

/**
 * The idempotency key of the order being placed: the same after a reload or a lost connection, so that a second attempt
 * gives the same order.
 */
export function orderKey(): string {
  const kept = recall(STORED_AS);
  if (kept) return kept;
  const key = randomKey();
  remember(STORED_AS, key);
  return key;
}

/** Forgets the key, so that the next order gets a new one. */
export function forgetOrderKey(): void {
  forget(STORED_AS);
}
