import {
  ApolloClient,
  InMemoryCache,
  type ApolloLink,
  type NormalizedCacheObject,
} from '@apollo/client';

import { typePolicies } from './type-policies';

interface ClientOptions {
  link: ApolloLink;
  /** One request on the server: nothing is kept beyond it. */
  ssr?: boolean;
  /** What the server had in its cache. */
  state?: NormalizedCacheObject;
}

/** The only place that builds an Apollo client. */
export function createApolloClient({ link, ssr = false, state }: ClientOptions): ApolloClient {
  const cache = new InMemoryCache({ typePolicies, resultCaching: !ssr });
  if (state) cache.restore(state);
  return new ApolloClient({
    link,
    cache,
    ssrMode: ssr,
    defaultOptions: ssr ? { react: { suspense: { autoDisposeTimeoutMs: 1000 } } } : undefined,
  });
}
