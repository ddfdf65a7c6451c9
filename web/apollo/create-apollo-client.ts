import { ApolloClient, InMemoryCache, type ApolloLink } from '@apollo/client';

import { withEvents } from './event-link';
import { ownerLink } from './screen-owner';
import { typePolicies } from './type-policies';

/** The Apollo client of a browser; queries and mutations go over `link`. */
export function createApolloClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({
    link: ownerLink.concat(withEvents(link)),
    dataMasking: true,
    // Pages read the cache only a few times, so remembering results would cost more than it saves.
    cache: new InMemoryCache({ typePolicies, resultCaching: false }),
  });
}

/**
 * The client of one request on the server. Apollo's delay before it disposes of a suspended query is switched off,
 * because the timer would keep the client in memory after the request.
 */
export function createServerClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({
    link,
    // Pages read the cache only a few times, so remembering results would cost more than it saves.
    cache: new InMemoryCache({ typePolicies, resultCaching: false }),
    dataMasking: true,
    ssrMode: true,
    queryDeduplication: false,
    defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: 0 } } },
  });
}
