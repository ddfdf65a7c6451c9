import type { InquiryStatus } from '../../apollo/schema.generated';
import { formatTimeInSentence } from '../../lib/dates/format-date';
import type { OrderRequestsFragment } from './order-requests.generated';

/** A request or a withdrawal of the customer, with its result, as the page shows it. */
export interface SentRequest {
  id: string;
  title: string;
  /** The time of receipt, ISO 8601. */
  at: string;
  text: string;
  /** The state in words; null for a withdrawal, which needs no decision. */
  state: string | null;
  /** The shop's answers; their time is formatted. */
  answers: readonly { id: string; text: string; at: string }[];
}

const TITLES: Record<Request['type'], string> = {
  order_change: 'Prośba o\u00a0zmianę',
  order_cancellation: 'Rezygnacja z\u00a0zamówienia',
  order_invoice: 'Prośba o\u00a0fakturę',
};

const STATES: Record<InquiryStatus, string> = {
  new: 'czeka na naszą odpowiedź',
  in_progress: 'zajmujemy się nią',
  waiting_for_customer: 'czekamy na Twoją odpowiedź',
  resolved: 'załatwiona',
  closed: 'zamknięta',
};

type Request = OrderRequestsFragment['requests'][number];

/** The requests and withdrawals of an order, the oldest first. */
export function sentRequests(order: OrderRequestsFragment): SentRequest[] {
  const statements = order.withdrawals.map(({ id, goods, reason, receivedAt }) => ({
    id,
    title: 'Odstąpienie od umowy',
    at: receivedAt,
    text: [`Dotyczy: ${goods ?? 'całego zamówienia'}`, reason && `Powód: ${reason}`]
      .filter(Boolean)
      .join('\n'),
    state: null,
    answers: [],
  }));
  const requests = order.requests.map((request) => ({
    id: String(request.id),
    title: request.orderLineId ? 'Twoja propozycja zmiany' : TITLES[request.type],
    at: request.createdAt,
    text: request.message,
    state: stateOf(request, order),
    answers: request.answers.map(({ id, text, at }) => ({
      id: String(id),
      text,
      at: formatTimeInSentence(at),
    })),
  }));
  return [...statements, ...requests].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

function stateOf({ type, status }: Request, order: OrderRequestsFragment): string {
  const isDone = type === 'order_cancellation' && order.status === 'cancelled';
  return isDone ? 'potwierdzona: zamówienie anulowane' : STATES[status];
}
