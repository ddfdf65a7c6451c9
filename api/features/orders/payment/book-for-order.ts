import type { EntityManager } from '@mikro-orm/postgresql';
import { balanceOf } from '../../ledger/balance.js';
import { type Booked, type NewEntry, book } from '../../ledger/book.js';
import { queueMail } from '../../mail/queue-mail.js';
import { isMoneyNews, moneyMail } from '../mails/money-mail.js';
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
    queueMail(tx, moneyMail(order, kind, entry.amount, await balanceOf(tx, order.id)));
    await tx.flush();
  }
  return booked;
}
