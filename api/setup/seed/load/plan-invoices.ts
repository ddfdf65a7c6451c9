import type { Grosze } from '#engine/goods/price/money';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { type Order, isForCompany } from '../../../features/orders/order.entity.js';
import type { LoadedPayment } from './load-accounts.js';
import type { Load } from './load-context.js';

/** An invoice that an order is to get. */
export interface PlannedInvoice {
  orderId: number;
  kind: 'ZAL' | 'ROZ';
  /** ISO days in Poland. */
  issuedOn: string;
  paidOn: string;
  /** The amount of the advance; a final invoice is for the rest. */
  advance: Grosze;
}

/** Days from the order until it is delivered. */
const DELIVERED = 27;
/** The share of orders of companies that still wait for their last invoice. */
const WAITING = 0.04;

/** The invoices of a paid order of a company: of its deposit on the next day, and the final one if it was delivered. */
export function planInvoices(
  { random, now }: Load,
  order: Order,
  { paid, deposit }: LoadedPayment,
): PlannedInvoice[] {
  if (!isForCompany(order) || paid === 0) return [];
  const paidOn = polishClock(order.createdAt).day;
  const today = polishClock(now).day;
  const plan = (kind: PlannedInvoice['kind'], days: number) => {
    const planned = addDays(paidOn, days);
    const issuedOn = planned < today ? planned : today;
    return { orderId: order.id, kind, issuedOn, paidOn, advance: deposit };
  };
  const all = [plan('ZAL', 1), ...(order.status === 'delivered' ? [plan('ROZ', DELIVERED)] : [])];
  return random() < WAITING ? all.slice(0, -1) : all;
}
