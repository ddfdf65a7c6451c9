import type { EntityManager } from '@mikro-orm/postgresql';
import { queueMail } from '../../mail/queue-mail.js';
import { Order } from '../order.entity.js';
import type { WithdrawInput } from './withdrawal.inputs.js';
import { receiptMail, staffMail } from './withdrawal-mails.js';
import { WithdrawalNotice } from './withdrawal-notice.entity.js';

/**
 * Takes a consumer's statement of withdrawal and mails its receipt, and a word to the shop.
 *
 * Every statement is taken and answered alike, whether or not its number and e-mail belong to an order: the law lets a
 * statement count that reaches us, also with a slip of the pen, and nobody can find out by it which orders there are.
 * What is known of the order goes into the e-mail alone, which only the owner of its address reads.
 */
export async function withdraw(
  em: EntityManager,
  input: WithdrawInput,
  shopEmail: string,
): Promise<WithdrawalNotice> {
  return em.transactional(async (tx) => {
    const order = await findOrder(tx, input);
    const notice = tx.create(WithdrawalNotice, {
      order,
      name: input.name.trim(),
      orderNumber: input.orderNumber,
      email: input.email,
      goods: input.goods?.trim() || null,
      reason: input.reason?.trim() || null,
      receivedAt: new Date(),
    });
    await tx.flush();
    const lines = order ? await order.lines.loadItems() : null;
    queueMail(tx, receiptMail(notice, lines));
    queueMail(tx, staffMail(notice, order, shopEmail));
    return notice;
  });
}

async function findOrder(
  tx: EntityManager,
  { orderNumber, email }: WithdrawInput,
): Promise<Order | null> {
  const order = await tx.findOne(Order, { id: orderNumber });
  const isTheirs = order?.customerEmail.toLowerCase() === email.trim().toLowerCase();
  return isTheirs ? order : null;
}
