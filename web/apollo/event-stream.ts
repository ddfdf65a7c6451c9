import { createClient, type ExecutionResult, type RequestParams, type Sink } from 'graphql-sse';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

const openings = new Set<() => void>();

/**
 * Calls `listener` whenever a stream is opened or reopened, because events before that may have been missed. Returns a
 * function that stops the calls.
 */
export function onStreamOpen(listener: () => void): () => void {
  openings.add(listener);
  return () => openings.delete(listener);
}

/** Opens a stream of server-sent events; it reconnects when it is cut off. Returns a function that closes it. */
export function openStream(request: RequestParams, sink: Sink<ExecutionResult>): () => void {
  const client = createClient({
    url: new URL('/graphql/stream', window.location.href).href,
    credentials: 'same-origin',
    retryAttempts: Infinity,
    retry: (attempt) => wait(waitBefore(attempt)),
    on: {
      connected: () => {
        for (const tell of openings) tell();
      },
    },
  });
  return client.subscribe(request, sink);
}

/**
 * How many ms to wait before an attempt. The time doubles with each attempt up to a limit; the wait is a random part of
 * its upper half, so that clients do not reconnect all at once.
 */
export function waitBefore(attempt: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
  return wait * (0.5 + Math.random() / 2);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
