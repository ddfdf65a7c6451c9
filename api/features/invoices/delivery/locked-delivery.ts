import { LockMode } from '@mikro-orm/core';
import type { InvoiceDelivery } from './invoice-delivery.entity.js';

/**
 * Query options that lock a delivery before a change, and load the invoice with its XML, and the order, whose customer
 * is mailed.
 */
export const LOCKED = {
  lockMode: LockMode.PESSIMISTIC_WRITE,
  populate: ['invoice.xml', 'invoice.order'],
  refresh: true,
  strategy: 'select-in',
} as const;

/** Whether the delivery has ended; staff may still restart a refused one. */
export const isOver = ({ state }: Pick<InvoiceDelivery, 'state'>): boolean =>
  state === 'accepted' || state === 'rejected';
