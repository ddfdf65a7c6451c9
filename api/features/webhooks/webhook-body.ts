import { WEBHOOK_EVENTS, type WebhookSubject } from '#engine/trade/shop/webhook-events';
import type { WebhookEvent } from './webhook-event.entity.js';

type Data = WebhookEvent['data'];

/** The paper of the REST API that shows the subject of an event; null where it has none. */
const PAPERS: Readonly<Record<WebhookSubject, (data: Data) => string | null>> = {
  order: ({ orderId }) => `/api/admin/orders/${String(orderId)}.pdf`,
  payment: ({ orderId }) => `/api/admin/orders/${String(orderId)}.pdf`,
  offer: ({ offerId, versionNumber }) =>
    `/api/admin/offers/${String(offerId)}/${String(versionNumber)}.pdf`,
  invoice: ({ invoiceId }) => `/api/admin/invoices/${String(invoiceId)}.xml`,
  visit: () => null,
  ping: () => null,
};

/**
 * What an endpoint is sent, as JSON: the same text at each attempt. It holds ids, states and amounts and no data of a
 * customer, because a partner's log keeps it longer than we may; programs with a token ask the API for the rest.
 */
export function webhookBody(
  { id, name, createdAt, data }: WebhookEvent,
  publicUrl: string,
): string {
  const paper = PAPERS[WEBHOOK_EVENTS[name].subject](data);
  const url = paper && `${publicUrl}${paper}`;
  return JSON.stringify({ id, type: name, createdAt: createdAt.toISOString(), url, data });
}
