import { useRef } from 'react';

interface RequestKey {
  /**
   * The key for a request about `what`. A retry gets the same key until `answered` is called or a key for another
   * `what` is requested.
   */
  keyOf: (what: string) => string;
  answered: () => void;
}

/** The idempotency key of a request that may be repeated on purpose, but not by accident. */
export function useRequestKey(): RequestKey {
  const open = useRef<{ what: string; key: string } | null>(null);
  return {
    keyOf: (what) => {
      if (open.current?.what !== what) open.current = { what, key: randomKey() };
      return open.current.key;
    },
    answered: () => {
      open.current = null;
    },
  };
}

/** A random UUID, version 4; crypto.randomUUID is missing where the shop is served without TLS. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'.charAt(Number.parseInt(digits.charAt(16), 16) % 4);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    variant + digits.slice(17, 20),
    digits.slice(20),
  ].join('-');
}
