import type { EntityManager } from '@mikro-orm/postgresql';
import { seriesOf } from '../../../engine/invoices/number.js';
import type { Grosze } from '../../../engine/price/money.js';
import { parseAmount } from '../../../engine/price/money.js';
import { type Balance, balanceOf } from '../ledger/balance.js';
import type { Order } from '../orders/order.entity.js';
import type { Invoice } from './invoice.entity.js';
import { type Standing, grossTogether, inForce, isSettled, standingOf } from './order-invoices.js';

/** The next invoice of an order, and its amount in grosze. */
export interface NextInvoice {
  kind: 'VAT' | 'ZAL' | 'ROZ';
  gross: Grosze;
  /** The refused invoice that it replaces; null for none. */
  replaces: Invoice | null;
}

type Circumstances = Pick<Order, 'status' | 'totalAmount'>;

/**
 * The invoice that can be issued now. A sale that is fully paid or delivered gets its only invoice, or the final one if
 * there are advances; money that was received before that gets an invoice of an advance. An invoice that KSeF has
 * refused does not count and is issued again, advances first. Null for a cancelled order, while there is neither money
 * nor a delivery to invoice, and where nothing is left to invoice, also if the advances are the whole price (art. 106f
 * ust. 4 of the VAT act).
 */
export function nextInvoice(
  order: Circumstances,
  { paid }: Pick<Balance, 'paid'>,
  { valid, refused }: Standing,
): NextInvoice | null {
  const total = parseAmount(order.totalAmount);
  const counting = inForce(valid);
  if (order.status === 'cancelled' || isSettled(counting)) return null;
  const advances = grossTogether(counting);
  const [left, received] = [total - advances, paid - advances];
  if (left <= 0) return null;
  const advance = refused.find(({ kind }) => kind === 'ZAL');
  if (advance && received > 0) {
    const gross = Math.min(parseAmount(advance.gross), received, left);
    return { kind: 'ZAL', gross, replaces: advance };
  }
  if (paid >= total || order.status === 'delivered') {
    const replaces = refused.find(({ kind }) => seriesOf(kind) === 'FV') ?? null;
    return { kind: advances > 0 ? 'ROZ' : 'VAT', gross: left, replaces };
  }
  return received > 0 ? { kind: 'ZAL', gross: received, replaces: null } : null;
}

/** `nextInvoice` of an order, from its stored balance and invoices. */
export const nextInvoiceOf = async (
  em: EntityManager,
  order: Circumstances & Pick<Order, 'id'>,
): Promise<NextInvoice | null> =>
  nextInvoice(order, await balanceOf(em, order.id), await standingOf(em, order.id));
