const STORED_AS = 'cieniomat.order-key';

/**
 * The key of the order being placed: the same after a reload or a lost connection, so that a second try gives
 * the same order.
 */
export function orderKey(): string {
  const kept = sessionStorage.getItem(STORED_AS);
  if (kept) return kept;
  const key = crypto.randomUUID();
  sessionStorage.setItem(STORED_AS, key);
  return key;
}

/** The next order is another one. */
export function forgetOrderKey(): void {
  sessionStorage.removeItem(STORED_AS);
}
