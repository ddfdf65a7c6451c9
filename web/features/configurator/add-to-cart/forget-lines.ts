import type { ApolloCache } from '@apollo/client';

/** Evicts the cart's lines, so that the cart page fetches them again. */
export function forgetLines(cache: ApolloCache): void {
  cache.evict({ id: cache.identify({ __typename: 'Cart' }), fieldName: 'lines' });
}
