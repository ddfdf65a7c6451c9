import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { refusalCode } from '../../../apollo/refusal';
import { PriceQuoteDocument } from '../price/price-quote.generated';
import { type ComparedConfiguration, keyOf } from './compared-configurations';

/**
 * Today's price from the server: "pending" while the request is pending, "none" where the configuration is no longer
 * valid or its product is gone.
 */
export type TodaysPrice =
  | { state: 'pending' | 'failed' | 'none' }
  | { state: 'available'; amount: string };

/** Today's price of every kept configuration, and a function to request one again. */
export function useTodaysPrices(
  compared: readonly ComparedConfiguration[],
): [
  priceOf: (one: ComparedConfiguration) => TodaysPrice,
  ask: (one: ComparedConfiguration) => void,
] {
  const client = useApolloClient();
  const [prices, setPrices] = useState<Readonly<Record<string, TodaysPrice>>>({});
  const requestedKeys = useRef<ReadonlySet<string>>(new Set());

  const request = (one: ComparedConfiguration): void => {
    const setPrice = (price: TodaysPrice): void =>
      setPrices((prices) => ({ ...prices, [keyOf(one)]: price }));
    setPrice({ state: 'pending' });
    client
      .query({
        query: PriceQuoteDocument,
        variables: { input: one.input },
        fetchPolicy: 'network-only',
      })
      .then(
        ({ data }) => setPrice(toPrice(data?.priceQuote.calculatedPrice)),
        (error) => setPrice({ state: refusalCode(error) === 'NOT_FOUND' ? 'none' : 'failed' }),
      );
  };

  useEffect(() => {
    for (const one of compared) if (!requestedKeys.current.has(keyOf(one))) request(one);
    // Removed configurations are forgotten, so that they are priced again when they are restored.
    requestedKeys.current = new Set(compared.map(keyOf));
  });
  return [(one) => prices[keyOf(one)] ?? { state: 'pending' }, request];
}

function toPrice(amount: string | null | undefined): TodaysPrice {
  return amount ? { state: 'available', amount } : { state: 'none' };
}
