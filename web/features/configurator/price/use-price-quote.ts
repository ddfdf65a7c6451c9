import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { isOffline, refusalCode } from '../../../apollo/refusal';
import type { ConfigurationInput } from '../../../apollo/schema.generated';
import { useInBrowser } from '../../../lib/browser/hydration';
import { useDebounced } from '../../../lib/use-debounced';
import { PriceQuoteDocument, type PriceQuoteQuery } from './price-quote.generated';

const PAUSE_BEFORE_ASKING = 150;

export interface PriceState {
  /** The last answer; while `pending` or `failed` is true, it may belong to earlier settings. */
  quote: PriceQuoteQuery['priceQuote'] | undefined;
  pending: boolean;
  failed: boolean;
  /** Whether the request failed because the shop cannot be reached. */
  isOffline: boolean;
  /** Whether the request failed because the product is no longer in the shop. */
  isProductGone: boolean;
  retry: () => void;
}

/** The server's price of the current settings. A late answer never replaces a newer one. */
export function usePriceQuote(input: ConfigurationInput): PriceState {
  const debounced = useDebounced(input, PAUSE_BEFORE_ASKING);
  // The page that the server has rendered brings its price in the cache, if the server could compute it.
  const isHydrated = useInBrowser();
  const [isArrival] = useState(!isHydrated);
  const { data, previousData, error, loading, refetch } = useQuery(PriceQuoteDocument, {
    variables: { input: debounced },
    // Except for that price, prices are requested even if they are cached: the price list may have changed.
    fetchPolicy: isArrival ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: (_current, { reason }) =>
      reason === 'variables-changed' ? 'cache-and-network' : 'cache-first',
  });
  const failed = error !== undefined && !loading;
  return {
    quote: (data ?? previousData)?.priceQuote,
    pending: loading || debounced !== input,
    failed,
    isOffline: failed && isOffline(error),
    isProductGone: failed && refusalCode(error) === 'NOT_FOUND',
    retry: () => {
      // A failed retry arrives as `error` of the query above.
      refetch().catch(() => undefined);
    },
  };
}
