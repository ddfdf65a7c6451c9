import type { EntityManager } from '@mikro-orm/postgresql';
import { longDay } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { lastRequestDay } from '#engine/trade/invoices/request-deadline';
import type { OrderStatus } from '#engine/trade/shop/order-status';
import type { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { asViewer } from '../../audit/as-staff.js';
import { requestInvoice } from '../../ledger/request-invoice.js';
import { lockOrders } from '../../orders/find-order.js';
import { deliveryDay } from '../../orders/order-history.js';
import { type Order, isForCompany } from '../../orders/order.entity.js';
import { Inquiry, OPEN_INQUIRY_STATUSES, type OrderRequestType } from '../inquiry.entity.js';
import { submitInquiry } from '../inquiry.service.js';

export interface RequestedOfOrder {
  type: OrderRequestType;
  message: string;
}

const SUBJECTS: Record<OrderRequestType, string> = {
  order_change: 'Zmiana zamówienia',
  order_cancellation: 'Rezygnacja z\u00a0zamówienia',
  order_invoice: 'Prośba o\u00a0fakturę do zamówienia',
};

/** Why the order can no longer be changed; null while it can: until production begins, by the terms of sale. */
const TOO_LATE: Record<OrderStatus, string | null> = {
  pending: null,
  confirmed: null,
  in_production: begun('Produkcja już się zaczęła'),
  shipped: begun('Zamówienie zostało już wysłane'),
  delivered: begun('Zamówienie zostało już dostarczone'),
  cancelled: 'To zamówienie zostało już anulowane.',
};

function begun(what: string): string {
  return `${what}: zmiany i\u00a0bezpłatna rezygnacja nie są już możliwe. Zadzwoń do nas.`;
}

/** Throws CONFLICT once production has begun or the order is cancelled. */
export function expectBeforeProduction({ status }: Order): void {
  const refusal = TOO_LATE[status];
  if (refusal) throw new AppError('CONFLICT', refusal);
}

export const subjectOf = (type: OrderRequestType, { id }: Order): string =>
  `${SUBJECTS[type]} nr\u00a0${id}`;

/**
 * Locks the order of a request, so that others wait: a second copy of the same request, and staff who begin production.
 * Throws NOT_FOUND.
 */
export async function lockForRequest(tx: EntityManager, orderId: number): Promise<Order> {
  const [order] = await lockOrders(tx, [orderId]);
  if (!order) throw unknownOrder();
  return order;
}

export const unknownOrder = () => new AppError('NOT_FOUND', 'Nie ma takiego zamówienia.');

/**
 * Stores a request as an inquiry of the order and confirms it by e-mail. The same request, sent again while it is open,
 * is not stored twice. Throws NOT_FOUND, and CONFLICT for what can no longer be requested.
 */
export async function submitOrderRequest(
  em: EntityManager,
  viewer: User | null,
  orderId: number,
  { type, message }: RequestedOfOrder,
): Promise<void> {
  await asViewer(em, viewer, async (tx) => {
    const order = await lockForRequest(tx, orderId);
    const refusal = type === 'order_invoice' ? await whyNoInvoice(order) : TOO_LATE[order.status];
    if (refusal) throw new AppError('CONFLICT', refusal);
    const open = { status: { $in: [...OPEN_INQUIRY_STATUSES] } };
    const same = { order, inquiryType: type, message: message.trim(), ...open };
    if ((await tx.count(Inquiry, same)) > 0) return;
    const { customerName: name, customerEmail: email, customerPhone: phone } = order;
    const subject = subjectOf(type, order);
    if (type === 'order_invoice') await requestInvoice(tx, orderId);
    await submitInquiry(tx, { name, email, phone, subject, message, inquiryType: type }, order);
  });
}

/** Why the customer cannot ask for an invoice of an order, in Polish; null where it is possible. */
export async function whyNoInvoice(order: Order): Promise<string | null> {
  if (order.status === 'cancelled') return 'To zamówienie zostało anulowane.';
  if (isForCompany(order))
    return 'Fakturę na firmę wystawimy bez osobnej prośby i\u00a0powiadomimy Cię e-mailem.';
  await order.history.loadItems();
  const deliveredOn = deliveryDay(order);
  const last = deliveredOn && lastRequestDay(deliveredOn);
  return last && last < polishClock(new Date()).day
    ? `O\u00a0fakturę do tego zamówienia można było poprosić do ${longDay(last)}.`
    : null;
}
