import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount } from '#engine/goods/price/money';
import type { ReportedPayment } from '../../../adapters/payments/payment-provider.js';
import { OnlinePayment } from './online-payment.entity.js';

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
