import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { parseAmount, formatAmount } from '#engine/goods/price/money';
import type { ReportedPayment } from '../../../adapters/payments/payment-provider.js';
import type { User } from '../../../identity/user.entity.js';
import { asViewer } from '../../audit/as-staff.js';
import { book } from '../../ledger/book.js';
import { lockAccounts } from '../../ledger/lock-accounts.js';
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

/**
 * Leaves it to staff whether a payment was made: the provider reports another amount than the requested one, or has
 * confirmed nothing (null) for as long as it is asked. The provider is not asked again.
 */
export async function doubtPayment(
  em: EntityManager,
  { id }: OnlinePayment,
  reported: ReportedPayment | null,
): Promise<void> {
  await em.transactional(async (tx) => {
    const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const payment = await tx.findOneOrFail(OnlinePayment, { id }, locked);
    if (payment.state === 'paid') return;
    payment.checkAt = null;
    payment.doubtAt ??= new Date();
    payment.reportedAmount = reported && formatAmount(reported.amount);
    payment.reportedReference = reported && reported.reference;
  });
}

/** The columns of a payment about which staff need not decide, or no longer. */
export const WITHOUT_DOUBT = { doubtAt: null, reportedAmount: null, reportedReference: null };
