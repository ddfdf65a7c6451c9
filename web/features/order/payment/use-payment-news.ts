import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';

import { PaymentNewsDocument } from './online-payment.generated';

/** Seconds before each request: two minutes in all, after which the customer must reload the page. */
const WAITS = [1, 1, 2, 2, 3, 3, 5, 5, 8, 10, 10, 15, 15, 20, 20];
/** A payment that was made is usually confirmed within this many requests, about ten seconds. */
const USUAL = 5;

/** Polls the payments of an order while one of them is open; tells whether it will ask again, and whether it is late. */
export function usePaymentNews(
  token: string,
  isOpen: boolean,
): { isAsking: boolean; isLate: boolean } {
  const client = useApolloClient();
  const [asked, setAsked] = useState(0);
  const wait = isOpen ? WAITS[asked] : undefined;
  useEffect(() => {
    if (wait === undefined) return undefined;
    const ask = async () => {
      const query = { query: PaymentNewsDocument, variables: { token } };
      // Asks again even if this request failed.
      await client.query({ ...query, fetchPolicy: 'network-only' }).catch(() => undefined);
      setAsked(asked + 1);
    };
    const timer = setTimeout(() => void ask(), wait * 1000);
    return () => clearTimeout(timer);
  }, [client, token, wait, asked]);
  return { isAsking: wait !== undefined, isLate: asked >= USUAL };
}
