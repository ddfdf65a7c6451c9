import type { ApolloClient } from '@apollo/client';
import { onStreamOpen, waitBefore } from '../../../apollo/event-stream';
import {
  CallQueueChangedDocument,
  type CallQueueChangedSubscription,
} from './live-queue.generated';

type Change = CallQueueChangedSubscription['callQueueChanged'];

interface QueueListener {
  onChange: (change: Change) => void;
  /** Called whenever listening starts or the stream (re)connects: events may have been missed before. */
  onStart: () => void;
}

/** The name of the lock and of the channel that the tabs of a browser share. */
const NAME = 'cieniomat-queue';

/**
 * Listens to changes of the queue and returns a function that stops. Of all tabs of a browser that listen, one holds
 * the lock and with it the only stream, and passes on what it receives: with HTTP/1.1 a browser has six connections to
 * a server. When it stops, the lock goes to the next tab. Without locks, which browsers have over HTTPS and on
 * localhost only, each tab opens a stream.
 */
export function listenToQueue(client: ApolloClient, listener: QueueListener): () => void {
  if (!navigator.locks) return openQueueStream(client, listener);
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Change | null>) => {
    if (data) listener.onChange(data);
    else listener.onStart();
  };
  const shared: QueueListener = {
    onChange: (change) => {
      listener.onChange(change);
      channel.postMessage(change);
    },
    onStart: () => {
      listener.onStart();
      channel.postMessage(null);
    },
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  const untilStopped = () =>
    new Promise<void>((resolve) => {
      const close = openQueueStream(client, shared);
      signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  navigator.locks.request(NAME, { signal }, untilStopped).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  listener.onStart();
  return () => {
    stopping.abort();
    channel.close();
  };
}

/** Reconnects with a growing delay when the server ends the stream, for example on shutdown or with the session. */
function openQueueStream(client: ApolloClient, { onChange, onStart }: QueueListener): () => void {
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
