import type { EntityManager } from '@mikro-orm/postgresql';
import { type Grosze, formatZloty } from '#engine/goods/price/money';
import type { EntryKind } from '#engine/trade/shop/payment-labels';
import { balanceOf, type Balance } from '../../ledger/balance.js';
import { type Booked, type NewEntry, book } from '../../ledger/book.js';
import { type CustomerMail, textBlock } from '../../mail/mail-content.js';
import { queueMail } from '../../mail/queue-mail.js';
import { orderValues } from '../mails/order-mails.js';
import { paymentBlocks, orderButton } from '../mails/payment-blocks.js';
import { Order } from '../order.entity.js';

/**
 * Books an entry for an order and mails the customer where the entry says that money has moved or that an earlier entry
 * was wrong. Where the entry is in the ledger already, nothing is booked or mailed. Throws as `book` does. Locks the
 * account and flushes.
 */
export async function bookForOrder(tx: EntityManager, entry: NewEntry): Promise<Booked> {
  const booked = await book(tx, entry);
  const order = await tx.findOneOrFail(Order, { id: entry.orderId });
  const { kind, method } = entry;
  // Entries of the method `opening` say what was settled before the ledger existed; customers are not mailed about
  // them.
  if (booked.isNew && method !== 'opening' && isMoneyNews(kind)) {
    const balance = await balanceOf(tx, order.id);
    await queueMail(tx, moneyMail(order, kind, entry.amount, balance));
    await tx.flush();
  }
  return booked;
}

/** The mails about money that has moved, and about wrong entries of ours, by kind of ledger entry. */
const NEWS = {
  paid: 'payment-received',
  refunded: 'payment-refunded',
  paid_reversed: 'payment-reversed',
  refund_reversed: 'refund-reversed',
} as const;

export type MoneyNews = keyof typeof NEWS;

const isMoneyNews = (kind: EntryKind): kind is MoneyNews => kind in NEWS;

/** The mail to the customer about money that has moved, or about a wrong entry of ours. */
export function moneyMail(
  order: Order,
  kind: MoneyNews,
  amount: Grosze,
  balance: Balance,
): CustomerMail {
  const left = leftText(balance);
  return {
    kind: NEWS[kind],
    values: orderValues(order, amount),
    orderId: order.id,
    recipient: order.customerEmail,
    blocks: [
      ...(left ? [textBlock(left)] : []),
      ...paymentBlocks(order.id, balance),
      orderButton(order),
    ],
  };
}

function leftText({ owed, paid, outstanding, toRefund }: Balance): string {
  if (owed === 0 && paid < 0)
    return `Łącznie zwróciliśmy Ci o\u00a0${formatZloty(-paid)} za dużo: odezwiemy się, żeby to wyjaśnić.`;
  if (outstanding > 0) return `Do zapłaty zostało ${formatZloty(outstanding)}.`;
  return owed > 0 && toRefund === 0 ? 'Całe zamówienie jest opłacone.' : '';
}
