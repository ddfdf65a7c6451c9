import { ApolloClient, InMemoryCache, type ApolloLink } from '@apollo/client';

import { withEvents } from './event-link';
import { typePolicies } from './type-policies';

interface ClientOptions {
  link: ApolloLink;
  /** One request on the server: nothing is kept beyond it. */
  ssr?: boolean;
}

/** The only place that builds an Apollo client. */
export function createApolloClient({ link, ssr = false }: ClientOptions): ApolloClient {
  return new ApolloClient({
    link: ssr ? link : withEvents(link),
    cache: new InMemoryCache({ typePolicies, resultCaching: !ssr }),
    ssrMode: ssr,
  });
}
