import type { MailBlock } from '../../mail/mail-content.js';
import type { Order } from '../order.entity.js';

/** A button in a mail that opens the customer's page of the order. */
export const orderButton = ({ token }: Pick<Order, 'token'>): MailBlock => ({
  kind: 'button',
  label: 'Zobacz zamówienie',
  path: `/zamowienie/${token}`,
});
