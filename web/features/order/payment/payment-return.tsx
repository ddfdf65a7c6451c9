import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment, useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatMoney } from '../../../lib/text/format';
import { Notice } from '../../../ui/content/notice';
import {
  type OnlinePaymentFragment,
  OnlinePaymentFragmentDoc,
  PaymentNewsDocument,
} from './online-payment.generated';

/**
 * The state of an online payment after the customer has returned from the provider, as the shop's ledger has it, not
 * the return URL.
 */
export function PaymentReturn(props: { order: FragmentType<OnlinePaymentFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: OnlinePaymentFragmentDoc,
    from: props.order,
  });
  const [search] = useSearchParams();
  const payment = order.onlinePayments.find(({ id }) => id === search.get('platnosc'));
  const news = usePaymentNews(order.token, payment?.state === 'open');
  if (!payment) return null;
  // Nothing is payable if the page is opened again after the order was paid in another way or cancelled.
  const isPayable = order.payableOnline !== null;
  return (
    <div aria-live="polite" data-screen-only>
      {payment.state === 'open' ? (
        <Unconfirmed {...news} isPayable={isPayable} />
      ) : (
        <Outcome {...payment} isPayable={isPayable} />
      )}
    </div>
  );
}

interface UnconfirmedProps extends ReturnType<typeof usePaymentNews> {
  isPayable: boolean;
}

/**
 * The state of a payment without a confirmation. The provider does not report a refusal, so after a while the text says
 * what to do if the payment was made and what to do if it was refused.
 */
function Unconfirmed({ isAsking, isLate, isPayable }: UnconfirmedProps) {
  if (!isLate)
    return (
      <Notice tone="info" title="Sprawdzamy płatność">
        Czekamy na potwierdzenie operatora. Zwykle trwa to kilka sekund, a&nbsp;strona odświeży się
        sama.
      </Notice>
    );
  return (
    <Notice tone="info" title="Nie mamy jeszcze potwierdzenia płatności">
      <span>
        {isAsking
          ? 'Czekamy na nie dalej, a\u00a0strona odświeży się sama.'
          : 'Odśwież stronę za kilka minut, żeby zobaczyć, czy już jest.'}
      </span>{' '}
      Jeśli płatność się udała, nie płać drugi raz. O&nbsp;odmowie operator nas nie zawiadamia
      <span>
        {isPayable
          ? ': jeśli bank odmówił albo płatność została przerwana, wróć do niej przyciskiem „Zapłać online”.'
          : '.'}
      </span>
    </Notice>
  );
}

type Payment = OnlinePaymentFragment['onlinePayments'][number];

interface OutcomeProps extends Pick<Payment, 'state' | 'amount'> {
  isPayable: boolean;
}

function Outcome({ state, amount, isPayable }: OutcomeProps) {
  if (state === 'paid')
    return (
      <Notice
        tone="success"
        title="Płatność przyjęta"
      >{`Dziękujemy! Zaksięgowaliśmy ${formatMoney(amount)}.`}</Notice>
    );
  return (
    <Notice tone="warning" title="Płatność nie doszła do skutku">
      Z&nbsp;tej płatności nie otrzymaliśmy pieniędzy.
      {isPayable && <span>{' Możesz spróbować jeszcze raz albo zapłacić zwykłym przelewem.'}</span>}
    </Notice>
  );
}

/** Seconds before each request: two minutes in all, after which the customer must reload the page. */
const WAITS = [1, 1, 2, 2, 3, 3, 5, 5, 8, 10, 10, 15, 15, 20, 20];
/** A payment that was made is usually confirmed within this many requests, about ten seconds. */
const USUAL = 5;

/** Polls the payments of an order while one of them is open; tells whether it will ask again, and whether it is late. */
function usePaymentNews(token: string, isOpen: boolean): { isAsking: boolean; isLate: boolean } {
  const client = useApolloClient();
  const [attempts, setAttempts] = useState(0);
  const wait = isOpen ? WAITS[attempts] : undefined;
  useEffect(() => {
    if (wait === undefined) return undefined;
    const ask = async () => {
      const query = { query: PaymentNewsDocument, variables: { token } };
      // Asks again even if this request failed.
      await client.query({ ...query, fetchPolicy: 'network-only' }).catch(() => undefined);
      setAttempts(attempts + 1);
    };
    const timer = setTimeout(() => void ask(), wait * 1000);
    return () => clearTimeout(timer);
  }, [client, token, wait, attempts]);
  return { isAsking: wait !== undefined, isLate: attempts >= USUAL };
}
