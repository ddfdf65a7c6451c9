import { useRef } from 'react';

import { randomKey } from './random-key';

interface RequestKey {
  /** The key for a request about `what`: it stays the same until `answered` is called, so that a retry is recognised. */
  keyOf: (what: string) => string;
  answered: () => void;
}

/** The idempotency key of a request that can be made again on purpose, but must not be repeated by accident. */
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
