import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { formatExactTime } from '../../lib/dates/format-date';
import { ChangeRequestForm } from './change-request-form';
import { type OrderRequestsFragment, OrderRequestsFragmentDoc } from './order-requests.generated';
import styles from './order-requests.module.css';

/** What the customer has sent about the order since, and the way to ask for a change while there is time. */
export function OrderRequests(props: { order: FragmentType<OrderRequestsFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderRequestsFragmentDoc,
    from: props.order,
  });
  const requests = requestsOf(order);
  const canChange = order.status === 'pending' || order.status === 'confirmed';
  if (!canChange && requests.length === 0) return null;
  return (
    <section
      className={styles.requests}
      aria-labelledby="order-requests"
      // On paper there is nothing to send.
      data-screen-only={requests.length === 0 || undefined}
    >
      <h2 className={styles.title} id="order-requests">
        {requests.length > 0 ? 'Twoje zgłoszenia' : 'Zmiany w\u00a0zamówieniu'}
      </h2>
      {requests.length > 0 && (
        <ul className={styles.list}>
          {requests.map(({ id, title, at, text }) => (
            <li key={id} className={styles.request}>
              <strong>{title}</strong>
              <time className={styles.time} dateTime={at}>
                {formatExactTime(at)}
              </time>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      )}
      {canChange && <ChangeRequestForm token={order.token} />}
    </section>
  );
}

interface Request {
  id: string;
  title: string;
  /** ISO 8601 */
  at: string;
  text: string;
}

/** The newest last. */
function requestsOf({ withdrawals, changeRequests }: OrderRequestsFragment): Request[] {
  const statements = (withdrawals ?? []).map(({ id, goods, reason, receivedAt }) => ({
    id,
    title: 'Odstąpienie od umowy',
    at: receivedAt,
    text: [`Dotyczy: ${goods ?? 'całego zamówienia'}.`, reason && `Powód: ${reason}`]
      .filter(Boolean)
      .join('\n'),
  }));
  const wishes = changeRequests.map(({ id, message, createdAt }) => ({
    id: String(id),
    title: 'Prośba o\u00a0zmianę',
    at: createdAt,
    text: message,
  }));
  return [...statements, ...wishes].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
