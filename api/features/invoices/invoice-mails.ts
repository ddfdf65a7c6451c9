import { parseAmount } from '#engine/goods/price/money';
import { INVOICE_KIND_LABELS } from '#engine/trade/invoices/labels';
import type { CustomerMail } from '../mail/mail-content.js';
import { orderValues } from '../orders/mails/order-mails.js';
import type { Order } from '../orders/order.entity.js';
import type { Invoice } from './invoice.entity.js';

/** The mail to the customer about an issued invoice, with a link to its PDF. */
export const invoiceMail = (order: Order, { number, kind, gross }: Invoice): CustomerMail => ({
  kind: 'invoice-issued',
  values: {
    ...orderValues(order, parseAmount(gross)),
    document: `${INVOICE_KIND_LABELS[kind]} ${number}`,
  },
  orderId: order.id,
  recipient: order.customerEmail,
  blocks: [
    { kind: 'button', label: 'Otwórz stronę zamówienia', path: `/zamowienie/${order.token}` },
  ],
});
