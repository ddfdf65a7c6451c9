import { useEffect } from 'react';

const MAILING_MS = 3_000;

interface Polling {
  startPolling: (milliseconds: number) => void;
  stopPolling: () => void;
}

/** Polls a query while a mail that it shows is waiting to be sent. */
export function usePollWhileMailing(isMailing: boolean, { startPolling, stopPolling }: Polling) {
  useEffect(() => {
    if (!isMailing) return undefined;
    startPolling(MAILING_MS);
    return stopPolling;
  }, [isMailing, startPolling, stopPolling]);
}
