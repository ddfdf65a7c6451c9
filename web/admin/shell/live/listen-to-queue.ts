import type { ApolloClient } from '@apollo/client';

import { onStreamOpen, waitBefore } from '../../../apollo/event-stream';
import {
  CallQueueChangedDocument,
  type CallQueueChangedSubscription,
} from './live-queue.generated';

type Change = CallQueueChangedSubscription['callQueueChanged'];

interface QueueListener {
  onChange: (change: Change) => void;
  /** Called whenever the stream (re)connects: events may have been missed before. */
  onStart: () => void;
}

/**
 * Subscribes to changes of the queue and returns a function that unsubscribes. Reconnects with a growing delay when the
 * server ends the stream, for example on shutdown or when the session has ended.
 */
export function listenToQueue(
  client: ApolloClient,
  { onChange, onStart }: QueueListener,
): () => void {
  const forget = onStreamOpen(onStart);
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;
  const begin = () => {
    const again = () => {
      timer = setTimeout(begin, waitBefore(attempt));
      attempt += 1;
    };
    const stream = client.subscribe({ query: CallQueueChangedDocument }).subscribe({
      next: ({ data }) => {
        if (!data) return;
        attempt = 0;
        onChange(data.callQueueChanged);
      },
      error: again,
      complete: again,
    });
    stop = () => stream.unsubscribe();
  };
  begin();
  return () => {
    forget();
    clearTimeout(timer);
    stop?.();
  };
}
