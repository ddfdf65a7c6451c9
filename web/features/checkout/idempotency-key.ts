import { forget, recall, remember } from '../../lib/browser/tab-storage';

const STORED_AS = 'cieniomat.order-key';

/**
 * The key of the order being placed: the same after a reload or a lost connection, so that a second try gives
 * the same order.
 */
export function orderKey(): string {
  const kept = recall(STORED_AS);
  if (kept) return kept;
  const key = randomKey();
  remember(STORED_AS, key);
  return key;
}

/** The next order is another one. */
export function forgetOrderKey(): void {
  forget(STORED_AS);
}

/** 32 hexadecimal digits; randomUUID is missing where the shop is served without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
