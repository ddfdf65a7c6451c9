import type { EntityManager } from '@mikro-orm/postgresql';
import { parseAmount } from '../../../../engine/price/money.js';
import { book } from '../../ledger/book.js';
import { lockAccounts } from '../../ledger/lock-accounts.js';
import { OnlinePayment } from './online-payment.entity.js';

/**
 * Closes an open payment for which no money came, with a ledger entry; a payment that was paid meanwhile stays paid.
 */
export async function failPayment(
  em: EntityManager,
  { id, order }: Pick<OnlinePayment, 'id' | 'order'>,
): Promise<void> {
  await em.transactional(async (tx) => {
    await lockAccounts(tx, [order.id]);
    const payment = await tx.findOneOrFail(OnlinePayment, { id }, { refresh: true });
    if (payment.state !== 'open') return;
    payment.state = 'failed';
    payment.checkAt = null;
    await book(tx, {
      orderId: order.id,
      kind: 'failed',
      amount: parseAmount(payment.amount),
      method: 'online',
      reference: payment.id,
    });
  });
}
