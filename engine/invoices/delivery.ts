import { keysOf } from '../fields/keys-of.js';

/**
 * How far an invoice has come on its way to KSeF, with Polish labels: issued by the shop, handed over, given a number,
 * or refused.
 */
export const DELIVERY_LABELS = {
  issued: 'Do wysłania',
  sent: 'Wysłana',
  accepted: 'Przyjęta',
  rejected: 'Odrzucona przez KSeF',
} as const;

export type DeliveryState = keyof typeof DELIVERY_LABELS;
export const DELIVERY_STATES = keysOf(DELIVERY_LABELS);
