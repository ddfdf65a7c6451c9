import { formatZloty } from '#engine/goods/price/money';
import type { Balance } from '../../ledger/balance.js';
import { type MailBlock, textBlock } from '../../mail/mail-content.js';
import type { Order } from '../order.entity.js';
import { duePayment } from '../payment/order-payment.js';

/**
 * The block with the data for a transfer of what is due, or with a note on what is to be refunded; empty where neither
 * applies.
 */
export function paymentBlocks(orderId: number, balance: Balance): MailBlock[] {
  const { owed, toRefund } = balance;
  if (toRefund > 0) {
    const what = owed === 0 ? '' : 'nadpłatę: ';
    return [textBlock(`Zwrócimy Ci ${what}${formatZloty(toRefund)}.`)];
  }
  const due = duePayment(balance);
  return due ? [{ kind: 'transfer', title: 'Dane do przelewu', orderId, ...due }] : [];
}

/** A button in a mail that opens the customer's page of the order. */
export const orderButton = ({ token }: Pick<Order, 'token'>): MailBlock => ({
  kind: 'button',
  label: 'Zobacz zamówienie',
  path: `/zamowienie/${token}`,
});
