import type { EntityManager } from '@mikro-orm/postgresql';
import { parseAmount } from '#engine/goods/price/money';
import type { User } from '../../../identity/user.entity.js';
import { asViewer } from '../../audit/as-staff.js';
import { book } from '../../ledger/book.js';
import { lockAccounts } from '../../ledger/lock-accounts.js';
import { WITHOUT_DOUBT } from './doubt-payment.js';
import { OnlinePayment } from './online-payment.entity.js';

/**
 * Closes an open payment for which no money came, with a ledger entry, in the name of staff where they have decided so;
 * a payment that was paid meanwhile stays paid.
 */
export async function failPayment(
  em: EntityManager,
  { id, order }: Pick<OnlinePayment, 'id' | 'order'>,
  actor: User | null = null,
): Promise<void> {
  await asViewer(em, actor, async (tx) => {
    await lockAccounts(tx, [order.id]);
    const payment = await tx.findOneOrFail(OnlinePayment, { id }, { refresh: true });
    if (payment.state === 'paid') return;
    const wasOpen = payment.state === 'open';
    tx.assign(payment, { state: 'failed', checkAt: null, ...WITHOUT_DOUBT });
    if (!wasOpen) return;
    await book(tx, {
      orderId: order.id,
      kind: 'failed',
      amount: parseAmount(payment.amount),
      method: 'online',
      reference: payment.id,
      ...(actor && { actorId: actor.id }),
    });
  });
}
