import type { EntityManager } from '@mikro-orm/postgresql';
import { lockText } from '../../../database/database-calls.js';
import { queueMail } from '../../mail/queue-mail.js';
import { Order } from '../order.entity.js';
import { receiptMail, staffMail } from './withdrawal-mails.js';
import { WithdrawalNotice } from './withdrawal-notice.entity.js';
import type { WithdrawInput } from './withdrawal.inputs.js';

/** An equal statement within this time counts as a repetition; a later one gets a receipt of its own. */
const REPEATED_WITHIN_MS = 15 * 60_000;

/**
 * Stores a consumer's statement of withdrawal and mails a receipt to the consumer and a notice to the shop.
 * The answer is the same whether or not number and e-mail match an order: by law a statement with a typing error is
 * valid, and the answer must not reveal which orders exist. Only the mail contains data of the order.
 * The same statement, sent again soon because its answer was lost, is stored and confirmed once.
 */
export async function withdraw(
  em: EntityManager,
  input: WithdrawInput,
  shopEmail: string | undefined,
): Promise<WithdrawalNotice> {
  return em.transactional(async (tx) => {
    const order = await findOrder(tx, input);
    const fields = {
      order,
      name: input.name,
      orderNumber: input.orderNumber,
      email: input.email,
      goods: input.goods || null,
      reason: input.reason || null,
    };
    const receivedAt = new Date();
    // A second copy of the statement, sent at the same time, waits here until the first is stored.
    await lockText(tx, input.email);
    const since = new Date(receivedAt.getTime() - REPEATED_WITHIN_MS);
    const existing = await tx.findOne(WithdrawalNotice, { ...fields, receivedAt: { $gt: since } });
    if (existing) return existing;
    const notice = tx.create(WithdrawalNotice, { ...fields, receivedAt });
    await tx.flush();
    const lines = order ? await order.lines.loadItems() : null;
    await queueMail(tx, receiptMail(notice, lines));
    if (shopEmail) await queueMail(tx, staffMail(notice, order, shopEmail));
    return notice;
  });
}

async function findOrder(
  tx: EntityManager,
  { orderNumber, email }: WithdrawInput,
): Promise<Order | null> {
  const order = await tx.findOne(Order, { id: orderNumber });
  const isTheirs = order?.customerEmail.toLowerCase() === email.toLowerCase();
  return isTheirs ? order : null;
}
