import type { ApolloCache } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { isOffline, OFFLINE } from '../../../apollo/refusal';
import { AddToCartDocument } from './add-to-cart.generated';
import { ReplaceLineDocument } from './replace-line.generated';

/**
 * Returns a function that gives a cart line another configuration, or adds a line if that line is gone. Its result is
 * the error message; undefined after success.
 */
export function useReplaceLine(): (
  lineId: string,
  configurationId: string,
) => Promise<string | undefined> {
  const [replaceLine] = useMutation(ReplaceLineDocument, { update: forgetLines });
  const [addToCart] = useMutation(AddToCartDocument, { update: forgetLines });
  return async (lineId, configurationId) => {
    try {
      const replaced = await replaceLine({ variables: { input: { lineId, configurationId } } });
      const refusal = replaced.data?.replaceCartLine.userErrors[0];
      if (refusal?.path?.[0] !== 'lineId') return refusal?.message;
      const added = await addToCart({ variables: { input: { configurationId } } });
      return added.data?.addToCart.userErrors[0]?.message;
    } catch (error) {
      return isOffline(error) ? OFFLINE : 'Nie udało się zapisać zmian. Spróbuj ponownie.';
    }
  };
}

/** Evicts the cart's lines, so that the cart page fetches them again. */
export function forgetLines(cache: ApolloCache): void {
  cache.evict({ id: cache.identify({ __typename: 'Cart' }), fieldName: 'lines' });
}
