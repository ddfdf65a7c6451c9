import { useEffect } from 'react';

/** How often it is looked after a mail that is about to go out. */
const MAILING_MS = 3_000;

interface Polling {
  startPolling: (milliseconds: number) => void;
  stopPolling: () => void;
}

/** Asks a query anew every few seconds while a mail that it shows waits to be sent. */
export function usePollWhileMailing(isMailing: boolean, { startPolling, stopPolling }: Polling) {
  useEffect(() => {
    if (!isMailing) return undefined;
    startPolling(MAILING_MS);
    return stopPolling;
  }, [isMailing, startPolling, stopPolling]);
}
