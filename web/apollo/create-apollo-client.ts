import { ApolloClient, InMemoryCache, type ApolloLink } from '@apollo/client';

import { withEvents } from './event-link';
import { typePolicies } from './type-policies';

/** Apollo keeps the failure of a suspended query so long; then a page that failed is asked for again when it is visited. */
const FAILURE_KEPT_MS = 1000;

/** The visitor's client in the browser. */
export function createApolloClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({
    link: withEvents(link),
    dataMasking: true,
    cache: new InMemoryCache({ typePolicies }),
    defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: FAILURE_KEPT_MS } } },
  });
}

/** The client of one request on the server: it leaves nothing behind, no timer either. */
export function createServerClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({
    link,
    cache: new InMemoryCache({ typePolicies, resultCaching: false }),
    dataMasking: true,
    ssrMode: true,
    queryDeduplication: false,
    defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: 0 } } },
  });
}
