import type { ApolloCache } from '@apollo/client';

/** Cart lines read earlier are no longer all: the cart page asks for them anew. */
export function forgetLines(cache: ApolloCache): void {
  cache.evict({ id: cache.identify({ __typename: 'Cart' }), fieldName: 'lines' });
}
