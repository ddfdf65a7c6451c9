import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import type { OrderStatus } from '../../apollo/schema.generated';
import { formatExactTime } from '../../lib/dates/format-date';
import { joinClasses } from '../../lib/join-classes';
import { Notice } from '../../ui/content/notice';
import { NeedsScripts } from '../../ui/layout/needs-scripts';
import { type OrderRequestsFragment, OrderRequestsFragmentDoc } from './order-requests.generated';
import { RequestForms } from './request-forms';
import { type SentRequest, sentRequests } from './sent-requests';
import agreed from '../../goods/agreed-page.module.css';
import styles from './order-requests.module.css';

interface OrderRequestsProps {
  order: FragmentType<OrderRequestsFragment>;
  phone: string | null;
}

/**
 * The customer's requests about the order, and forms that ask for a change or a cancellation while that is possible.
 */
export function OrderRequests({ phone, ...props }: OrderRequestsProps) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderRequestsFragmentDoc,
    from: props.order,
  });
  const requests = sentRequests(order);
  return (
    <>
      {requests.length > 0 && (
        <section className={agreed.messages} aria-labelledby="order-requests">
          <h2 className={agreed.title} id="order-requests">
            Twoje zgłoszenia
          </h2>
          <ul className={styles.list}>
            {requests.map((request) => (
              <Request key={request.id} {...request} />
            ))}
          </ul>
        </section>
      )}
      <section
        className={agreed.messages}
        aria-labelledby="order-changes"
        // Nothing can be submitted on paper.
        data-screen-only
      >
        <h2 className={agreed.title} id="order-changes">
          Zmiana lub rezygnacja
        </h2>
        <Possibilities order={order} phone={phone} />
      </section>
    </>
  );
}

function Request({ title, at, text, state, answers }: SentRequest) {
  return (
    <li className={joinClasses(agreed.message, styles.request)}>
      <p>
        <strong>{title}</strong>
        {state && <span className={agreed.lead}>{` – ${state}`}</span>}
      </p>
      <time className={agreed.time} dateTime={at}>
        {formatExactTime(at)}
      </time>
      <p className={agreed.text}>{text}</p>
      {answers.map((answer) => (
        <div key={answer.id} className={agreed.answer}>
          <p className={agreed.time}>{`Nasza odpowiedź, ${answer.at}`}</p>
          <p className={agreed.text}>{answer.text}</p>
        </div>
      ))}
    </li>
  );
}

/** Why changes and cancellation can no longer be requested, by status; null while they can. */
const TOO_LATE: Record<OrderStatus, string | null> = {
  pending: null,
  confirmed: null,
  in_production:
    'Produkcja już się zaczęła. Produktu na wymiar nie da się już zmienić ani bezpłatnie z\u00a0niego zrezygnować. Jeśli coś się nie zgadza, zadzwoń jak najszybciej: powiemy, co jeszcze jest możliwe.',
  shipped:
    'Zamówienie jest gotowe i\u00a0wysłane, więc zmian nie da się już wprowadzić. W\u00a0pilnej sprawie zadzwoń do nas.',
  delivered:
    'Zamówienie jest zrealizowane. Jeśli coś działa inaczej, niż powinno, złóż reklamację: zadzwoń albo napisz.',
  cancelled: 'Zamówienie jest anulowane.',
};

function Possibilities({ order, phone }: { order: OrderRequestsFragment; phone: string | null }) {
  const tooLate = TOO_LATE[order.status];
  if (tooLate !== null) return <Notice tone="info">{tooLate}</Notice>;
  const isCancelling = order.requests.some(
    ({ type, status }) =>
      type === 'order_cancellation' && status !== 'resolved' && status !== 'closed',
  );
  return (
    <>
      <p className={agreed.lead}>Do rozpoczęcia produkcji zmiany i&nbsp;rezygnacja są bezpłatne.</p>
      <NeedsScripts phone={phone}>Bez niej nie da się wysłać prośby.</NeedsScripts>
      <RequestForms order={order} isCancelling={isCancelling} />
    </>
  );
}
