import { keysOf } from '../fields/keys-of.js';

/**
 * The states of an invoice's delivery to KSeF, with Polish labels: issued by the shop, submitted, accepted with a
 * number, or refused.
 */
export const DELIVERY_LABELS = {
  issued: 'Do wysłania',
  sent: 'Wysłana',
  accepted: 'Przyjęta',
  rejected: 'Odrzucona przez KSeF',
} as const;

export type DeliveryState = keyof typeof DELIVERY_LABELS;
export const DELIVERY_STATES = keysOf(DELIVERY_LABELS);
