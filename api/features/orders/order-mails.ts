import { formatZloty, optionLabels, sizeLabel } from '../../../engine/labels.js';
import { parseAmount } from '../../../engine/money.js';
import type { PricedLine } from '../cart/price-cart.js';
import type { Mail } from '../mail/queue-mail.js';
import type { Order, OrderStatus } from './order.entity.js';

const STATUS_TEXT: Record<OrderStatus, string> = {
  pending: 'oczekuje na potwierdzenie',
  confirmed: 'zostało potwierdzone',
  in_production: 'jest w produkcji',
  shipped: 'zostało wysłane',
  delivered: 'zostało dostarczone',
  cancelled: 'zostało anulowane',
};

const zloty = (amount: string): string => formatZloty(parseAmount(amount));

/** What the customer gets when the order has been placed. */
export function confirmationMail(
  order: Order,
  lines: readonly PricedLine[],
  publicUrl: string,
): Mail {
  const text = [
    `Dzień dobry, ${order.customerName}!`,
    `Dziękujemy za zamówienie nr ${order.id}. Zadzwonimy w ciągu 24 godzin, aby je potwierdzić i umówić montaż.`,
    lines.map(describeLine).join('\n\n'),
    `Razem: ${zloty(order.totalAmount)} (w tym VAT ${zloty(order.vat)}). Dostawa: bezpłatna.`,
    `Adres dostawy: ${order.customerAddress}\nTelefon: ${order.customerPhone}`,
    'Produkty wykonujemy na wymiar, dlatego prawo odstąpienia od umowy w 14 dni ich nie obejmuje ' +
      '(art. 38 ust. 1 pkt 3 ustawy o prawach konsumenta). Do rozpoczęcia produkcji zmiany są bezpłatne.',
    `Stan zamówienia: ${orderUrl(order, publicUrl)}`,
  ].join('\n\n');
  return { recipient: order.customerEmail, subject: `Zamówienie nr ${order.id} przyjęte`, text };
}

/** What the customer gets when staff have changed the status. */
export function statusMail(order: Order, publicUrl: string): Mail {
  const text = [
    `Dzień dobry, ${order.customerName}!`,
    `Twoje zamówienie nr ${order.id} ${STATUS_TEXT[order.status]}.`,
    `Szczegóły: ${orderUrl(order, publicUrl)}`,
  ].join('\n\n');
  return {
    recipient: order.customerEmail,
    subject: `Zamówienie nr ${order.id} ${STATUS_TEXT[order.status]}`,
    text,
  };
}

function describeLine({ row, product, unitPrice, lineTotal }: PricedLine, index: number): string {
  const { settings, quantity } = row;
  const extras = optionLabels(settings);
  return [
    `${index + 1}. ${product.name}, ${sizeLabel(settings)}`,
    `   ${settings.color}, konstrukcja: ${settings.frameColor}${extras.length > 0 ? `; ${extras.join(', ')}` : ''}`,
    `   ${quantity} szt. × ${formatZloty(unitPrice)} = ${formatZloty(lineTotal)}`,
  ].join('\n');
}

const orderUrl = (order: Order, publicUrl: string): string =>
  `${publicUrl}/zamowienie/${order.token}`;
