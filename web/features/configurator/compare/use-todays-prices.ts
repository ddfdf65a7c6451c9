import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { refusalCode } from '../../../apollo/refusal';
import { PriceQuoteDocument } from '../price/price-quote.generated';
import { type Kept, keyOf } from './kept';

/**
 * Today's price from the server: "asked" while the request is pending, "none" where the configuration is no longer
 * valid or its product is gone.
 */
export type TodaysPrice =
  | { state: 'asked' | 'failed' | 'none' }
  | { state: 'known'; amount: string };

/** Today's price of every kept configuration, and a function to request one again. */
export function useTodaysPrices(
  kept: readonly Kept[],
): [priceOf: (one: Kept) => TodaysPrice, ask: (one: Kept) => void] {
  const client = useApolloClient();
  const [prices, setPrices] = useState<Readonly<Record<string, TodaysPrice>>>({});
  const asked = useRef<ReadonlySet<string>>(new Set());

  const ask = (one: Kept): void => {
    const tell = (price: TodaysPrice): void =>
      setPrices((known) => ({ ...known, [keyOf(one)]: price }));
    tell({ state: 'asked' });
    client
      .query({
        query: PriceQuoteDocument,
        variables: { input: one.input },
        fetchPolicy: 'network-only',
      })
      .then(
        ({ data }) => tell(toPrice(data?.priceQuote.calculatedPrice)),
        (error) => tell({ state: refusalCode(error) === 'NOT_FOUND' ? 'none' : 'failed' }),
      );
  };

  useEffect(() => {
    for (const one of kept) if (!asked.current.has(keyOf(one))) ask(one);
    // Removed configurations are forgotten, so that they are priced again when they are restored.
    asked.current = new Set(kept.map(keyOf));
  });
  return [(one) => prices[keyOf(one)] ?? { state: 'asked' }, ask];
}

function toPrice(amount: string | null | undefined): TodaysPrice {
  return amount ? { state: 'known', amount } : { state: 'none' };
}
