import type { ApolloClient } from '@apollo/client';

import { onStreamOpen, waitBefore } from '../../../apollo/event-stream';
import {
  CallQueueChangedDocument,
  type CallQueueChangedSubscription,
} from './live-queue.generated';

type Change = CallQueueChangedSubscription['callQueueChanged'];

interface QueueListener {
  onChange: (change: Change) => void;
  /** Listening has begun, or begun again: look what happened before. */
  onStart: () => void;
}

/**
 * Hears every change of the queue until the function that it answers is called. It begins again by itself when the
 * server ends the stream: because it stops, or until somebody has signed in again.
 */
export function listenToQueue(
  client: ApolloClient,
  { onChange, onStart }: QueueListener,
): () => void {
  const forget = onStreamOpen(onStart);
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => undefined as void;
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
    stop();
  };
}
