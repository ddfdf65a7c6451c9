import { keysOf } from '../fields/pick.js';

/** What an event is about; the events of a subject carry the same data. */
export type WebhookSubject = 'order' | 'offer' | 'payment' | 'invoice' | 'visit' | 'ping';

interface WebhookEventKind {
  readonly subject: WebhookSubject;
  /** For staff, in Polish. */
  readonly label: string;
  /** For partners' programmers. */
  readonly summary: string;
}

/** The events that partners' programs are told; the database writes them (`api/database/functions/webhooks.sql`). */
export const WEBHOOK_EVENTS = {
  'order.created': {
    subject: 'order',
    label: 'Nowe zamówienie',
    summary: 'An order was placed, or an accepted offer has become one.',
  },
  'order.status_changed': {
    subject: 'order',
    label: 'Zmiana statusu zamówienia',
    summary: 'An order has another status; `previousStatus` names the one before.',
  },
  'order.changed': {
    subject: 'order',
    label: 'Zmiana treści zamówienia',
    summary: 'A change of the goods or the price of an order was agreed.',
  },
  'offer.sent': {
    subject: 'offer',
    label: 'Oferta wysłana do\u00a0klienta',
    summary: 'An offer, or a new version of it, was sent to the customer.',
  },
  'offer.accepted': {
    subject: 'offer',
    label: 'Oferta przyjęta',
    summary: 'An offer was accepted; `orderId` is the order that it has become.',
  },
  'offer.lost': {
    subject: 'offer',
    label: 'Oferta przegrana',
    summary: 'An offer was declined or given up.',
  },
  'payment.received': {
    subject: 'payment',
    label: 'Wpłata zaksięgowana',
    summary: 'A payment was booked on an order.',
  },
  'payment.refunded': {
    subject: 'payment',
    label: 'Zwrot wykonany',
    summary: 'Money was returned to the customer.',
  },
  'payment.reversed': {
    subject: 'payment',
    label: 'Wpłata lub zwrot wycofane',
    summary: 'The booking of a payment or refund was withdrawn; `reversesId` names it.',
  },
  'invoice.issued': {
    subject: 'invoice',
    label: 'Faktura wystawiona',
    summary: 'An invoice or a correction was issued.',
  },
  'invoice.accepted': {
    subject: 'invoice',
    label: 'Faktura przyjęta przez KSeF',
    summary: 'KSeF has accepted an invoice; `ksefNumber` is its number there.',
  },
  'invoice.rejected': {
    subject: 'invoice',
    label: 'Faktura odrzucona przez KSeF',
    summary: 'KSeF has refused an invoice.',
  },
  'visit.created': {
    subject: 'visit',
    label: 'Nowa wizyta',
    summary: 'A visit is wanted; it may have no time yet.',
  },
  'visit.changed': {
    subject: 'visit',
    label: 'Zmiana stanu lub terminu wizyty',
    summary: 'A visit has another state, time or crew.',
  },
  ping: {
    subject: 'ping',
    label: 'Zdarzenie próbne',
    summary: 'Staff have tried the address.',
  },
} as const satisfies Readonly<Record<string, WebhookEventKind>>;

export type WebhookEventName = keyof typeof WEBHOOK_EVENTS;

export const WEBHOOK_EVENT_NAMES = keysOf(WEBHOOK_EVENTS);

/** The events that an endpoint can subscribe to: all but the one that staff send to try it. */
export const SUBSCRIBABLE_EVENTS = WEBHOOK_EVENT_NAMES.filter((name) => name !== 'ping');

/** The states of an endpoint, with Polish labels. */
export const WEBHOOK_ENDPOINT_STATE_LABELS = {
  active: 'Czynny',
  /** Switched off by staff. */
  paused: 'Wstrzymany',
  /** Switched off by the shop, because it has failed for days. */
  disabled: 'Wyłączony po błędach',
} as const;

export type WebhookEndpointState = keyof typeof WEBHOOK_ENDPOINT_STATE_LABELS;
export const WEBHOOK_ENDPOINT_STATES = keysOf(WEBHOOK_ENDPOINT_STATE_LABELS);

/** The states of a delivery, with Polish labels. */
export const WEBHOOK_DELIVERY_STATE_LABELS = {
  waiting: 'W\u00a0drodze',
  delivered: 'Dostarczone',
  failed: 'Nieudane',
} as const;

export type WebhookDeliveryState = keyof typeof WEBHOOK_DELIVERY_STATE_LABELS;
export const WEBHOOK_DELIVERY_STATES = keysOf(WEBHOOK_DELIVERY_STATE_LABELS);
