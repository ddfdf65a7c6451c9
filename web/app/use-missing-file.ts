import { useEffect, useState } from 'react';

import { isMissingFile } from '../apollo/refusal';
import { reachesShop } from '../lib/browser/reaches-shop';

/**
 * After an upgrade of the shop an open tab asks for files that are gone. Where the shop answers, the page is reloaded
 * once. Returns true if that has not helped: the visitor is online, and the file is missing for good.
 */
export function useMissingFile(error: unknown): boolean {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (!(error instanceof Error) || !isMissingFile(error)) return;
    void reachesShop().then((isReached) => {
      if (!isReached) return;
      if (isFirst(error.message)) location.reload();
      else setGone(true);
    });
  }, [error]);
  return isGone;
}

/** Whether the page has not been reloaded for this failure before; false where that cannot be stored. */
function isFirst(failure: string): boolean {
  const key = `reloaded ${location.pathname}`;
  try {
    if (sessionStorage.getItem(key) === failure) return false;
    sessionStorage.setItem(key, failure);
    return true;
  } catch {
    return false;
  }
}
