import type { Grosze } from '../../../engine/price/money.js';
import { parseAmount } from '../../../engine/price/money.js';
import type { Balance } from '../ledger/balance.js';
import type { Order } from '../orders/order.entity.js';
import { type Corrected, inForce } from './order-invoices.js';

/** The invoice that an order is to get next, and what it is over, in grosze. */
export interface NextInvoice {
  kind: 'VAT' | 'ZAL' | 'ROZ';
  gross: Grosze;
}

/**
 * What can be invoiced now. A sale that is paid or handed over as a whole gets its only invoice, or the final one if
 * there are advances; money that was received before gets an invoice of an advance. Null where nothing is left, as for an
 * order whose advances are the whole price (art. 106f ust. 4 of the VAT act).
 */
export function nextInvoice(
  order: Pick<Order, 'status' | 'totalAmount'>,
  { paid }: Pick<Balance, 'paid'>,
  invoices: readonly Corrected[],
): NextInvoice | null {
  const total = parseAmount(order.totalAmount);
  const counting = inForce(invoices);
  const isSettled = counting.some(({ invoice }) => invoice.kind !== 'ZAL');
  if (order.status === 'cancelled' || isSettled) return null;
  const advances = counting.reduce((sum, { gross }) => sum + gross, 0);
  const left = total - advances;
  if (left <= 0) return null;
  if (paid >= total || order.status === 'delivered')
    return { kind: advances > 0 ? 'ROZ' : 'VAT', gross: left };
  return paid > advances ? { kind: 'ZAL', gross: paid - advances } : null;
}
