import type { EntityManager } from '@mikro-orm/postgresql';
import { type Grosze, parseAmount } from '#engine/goods/price/money';
import { polishClock } from '#engine/locale/polish-time';
import type { InvoicePayment } from '#engine/trade/invoices/invoice';
import { seriesOf } from '#engine/trade/invoices/number';
import { moneyByDay } from '../ledger/money-by-day.js';
import { deliveryDay } from '../orders/order-history.js';
import type { Order } from '../orders/order.entity.js';
import type { Invoice } from './invoice.entity.js';
import { type Standing, grossTogether, inForce, isSettled, standingOf } from './order-invoices.js';

/** The next invoice of an order, and its amount in grosze. */
export interface NextInvoice {
  kind: 'VAT' | 'ZAL' | 'ROZ';
  gross: Grosze;
  /** ISO day of the payment or the delivery, whichever came first: the tax arises on it (art. 19a of the VAT act). */
  tradedOn: string;
  /** What is paid of it. */
  payments: InvoicePayment[];
  /** The refused invoice that it replaces; null for none. */
  replaces: Invoice | null;
}

interface Circumstances {
  status: Order['status'];
  totalAmount: string;
  /** ISO day; null for an order that is not delivered. */
  deliveredOn: string | null;
  /** The money of the order by the day of payment. */
  money: readonly InvoicePayment[];
}

/**
 * The invoice that can be issued now. An advance is taxed on the day on which it was received, so that each day of
 * payment before the delivery gets an invoice of its own. A sale that is delivered, or whose last part was paid in one
 * day, gets its only invoice, or the final one if there are advances. An invoice that KSeF has refused does not count
 * and is issued again, advances first. Null for a cancelled order, while there is neither money nor a delivery to
 * invoice, and where nothing is left to invoice, also if the advances are the whole price (art. 106f ust. 4 of the VAT
 * act).
 */
export function nextInvoice(
  { status, totalAmount, deliveredOn, money }: Circumstances,
  { valid, refused }: Standing,
): NextInvoice | null {
  const counting = inForce(valid);
  const advances = grossTogether(counting);
  const left = parseAmount(totalAmount) - advances;
  if (status === 'cancelled' || isSettled(counting) || left <= 0) return null;
  const open = openMoney(money, counting, left);
  const refusedAdvance = refused.find(({ kind }) => kind === 'ZAL') ?? null;
  const again = open.find(({ day }) => day === refusedAdvance?.taxedOn) ?? open[0];
  if (refusedAdvance && again) {
    const gross = Math.min(parseAmount(refusedAdvance.gross), again.amount);
    return advanceOf({ ...again, amount: gross }, refusedAdvance);
  }
  const inAdvance = open.filter(({ day }) => deliveredOn === null || day < deliveredOn);
  const [first] = inAdvance;
  if (first && first.amount < left) return advanceOf(first, null);
  const tradedOn = first?.day ?? deliveredOn;
  if (tradedOn === null) return null;
  const replaces = refused.find(({ kind }) => seriesOf(kind) === 'FV') ?? null;
  const kind = advances > 0 ? 'ROZ' : 'VAT';
  return { kind, gross: left, tradedOn, payments: open, replaces };
}

const advanceOf = (payment: InvoicePayment, replaces: Invoice | null): NextInvoice => ({
  kind: 'ZAL',
  gross: payment.amount,
  tradedOn: payment.day,
  payments: [payment],
  replaces,
});

/** The money of each day that no invoice of an advance covers, together at most what is paid and what is left to invoice. */
function openMoney(
  money: readonly InvoicePayment[],
  advances: Standing['valid'],
  left: Grosze,
): InvoicePayment[] {
  const paid = money.reduce((sum, { amount }) => sum + amount, 0);
  let most = Math.min(left, paid - grossTogether(advances));
  return money.flatMap((payment) => {
    const ofDay = advances.filter(({ invoice }) => invoice.taxedOn === payment.day);
    const amount = Math.min(payment.amount - grossTogether(ofDay), most);
    if (amount <= 0) return [];
    most -= amount;
    return [{ ...payment, amount }];
  });
}

/** `nextInvoice` of an order, from what is stored. */
export async function nextInvoiceOf(em: EntityManager, order: Order): Promise<NextInvoice | null> {
  const { id, status, totalAmount } = order;
  const money = await moneyByDay(em, id);
  const deliveredOn = await deliveredDay(order);
  return nextInvoice({ status, totalAmount, deliveredOn, money }, await standingOf(em, id));
}

async function deliveredDay(order: Order): Promise<string | null> {
  if (order.status !== 'delivered') return null;
  await order.history.loadItems();
  return deliveryDay(order) ?? polishClock(new Date()).day;
}
