import type { EntityManager } from '@mikro-orm/postgresql';
import { queueMail } from '../../mail/queue-mail.js';
import { Order } from '../order.entity.js';
import type { WithdrawInput } from './withdrawal.inputs.js';
import { receiptMail, staffMail } from './withdrawal-mails.js';
import { WithdrawalNotice } from './withdrawal-notice.entity.js';

/**
 * Stores a consumer's statement of withdrawal and mails a receipt to the consumer and a notice to the shop.
 * The answer is the same whether or not number and e-mail match an order: by law a statement with a typing error is
 * valid, and the answer must not reveal which orders exist. Only the mail contains data of the order.
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
