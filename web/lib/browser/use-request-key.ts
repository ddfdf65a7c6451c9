import { useRef } from 'react';

import { randomKey } from './random-key';

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
