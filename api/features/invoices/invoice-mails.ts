import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { INVOICE_KIND_LABELS } from '#engine/trade/invoices/labels';
import { GREETING, type Mail, textBlock } from '../mail/mail-content.js';
import type { Order } from '../orders/order.entity.js';
import type { Invoice } from './invoice.entity.js';

/** The mail to the customer about an issued invoice, with a link to its PDF. */
export function invoiceMail(
  { id, token, customerEmail }: Order,
  { number, kind, gross, corrects }: Invoice,
): Mail {
  const amount = formatZloty(parseAmount(gross));
  return {
    orderId: id,
    recipient: customerEmail,
    subject: `${INVOICE_KIND_LABELS[kind]} ${number} do zamówienia nr ${id}`,
    content: {
      summary: corrects ? `Zmiana kwoty: ${amount}.` : `Kwota: ${amount}.`,
      heading: `${INVOICE_KIND_LABELS[kind]} ${number}`,
      blocks: [
        GREETING,
        textBlock(
          `Do zamówienia nr\u00a0${id} wystawiliśmy dokument: ${INVOICE_KIND_LABELS[kind].toLowerCase()} ${number}. Plik PDF pobierzesz na stronie zamówienia, w\u00a0części „Faktury”.`,
        ),
        { kind: 'button', label: 'Otwórz stronę zamówienia', path: `/zamowienie/${token}` },
      ],
    },
  };
}
