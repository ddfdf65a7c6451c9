import { type ExecutionResult, createClient } from 'graphql-sse';
import { inTime } from './in-time.js';
import type { TestVisitor } from './test-visitor.js';

export interface TestSubscription<T> {
  /** The next event; null when the stream has ended. Throws if the stream is cut off or no event comes in time. */
  next(): Promise<ExecutionResult<T> | null>;
  /** Closes the connection, as closing a tab does. */
  close(): void;
}

/** Subscribes as a browser does, with a visitor's cookies; resolves once the stream is open. */
export async function subscribeAs<T = unknown>(
  visitor: TestVisitor,
  query: string,
  headers: Record<string, string> = {},
): Promise<TestSubscription<T>> {
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>();
  const client = createClient({
    url: new URL('/graphql/stream', visitor.url).href,
    fetchFn: (url: string, init: RequestInit) => visitor.fetch(url, init),
    headers,
    retryAttempts: 0,
    on: { connected: () => resolve() },
  });
  const events = client.iterate<T>({ query });
  let first: ReturnType<typeof events.next> | null = events.next();
  first.catch(reject);
  await inTime('the subscription is open', opened);
  return {
    async next() {
      const { done, value } = await inTime('the next event', first ?? events.next());
      first = null;
      return done ? null : (value as ExecutionResult<T>);
    },
    close: () => client.dispose(),
  };
}
