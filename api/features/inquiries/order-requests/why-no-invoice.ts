import { longDay } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { lastRequestDay } from '#engine/trade/invoices/request-deadline';
import { deliveryDay } from '../../orders/delivery-day.js';
import { type Order, isForCompany } from '../../orders/order.entity.js';

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
