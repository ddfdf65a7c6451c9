import type { MailBlock } from '../../mail/mail-content.js';
import type { Order } from '../order.entity.js';

/** The way from a mail to the customer's page of the order. */
export const orderButton = ({ token }: Pick<Order, 'token'>): MailBlock => ({
  kind: 'button',
  label: 'Zobacz zamówienie',
  path: `/zamowienie/${token}`,
});
