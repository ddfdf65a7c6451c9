import { ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';

/**
 * Subscriptions over server-sent events, which only the staff area uses; the code is loaded when the first one starts.
 */
const eventLink = new ApolloLink(
  ({ query, operationName, variables }) =>
    new Observable((observer) => {
      let close: (() => void) | null = null;
      import('./event-stream').then(
        ({ openStream }) => {
          if (observer.closed) return;
          const request = { query: print(query), operationName, variables };
          close = openStream(request, {
            next: (result) => observer.next(result as ApolloLink.Result),
            error: (error) => observer.error(error),
            complete: () => observer.complete(),
          });
        },
        (error: unknown) => observer.error(error),
      );
      return () => close?.();
    }),
);

/** Sends queries and mutations over the link, and subscriptions over a stream of server-sent events. */
export function withEvents(link: ApolloLink): ApolloLink {
  return ApolloLink.split(
    ({ operationType }) => String(operationType) === 'subscription',
    eventLink,
    link,
  );
}
