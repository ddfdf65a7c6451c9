import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import {
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
} from '../../../adapters/payments/payment-provider.js';
import { nextCheck } from '../online/check-payments.js';
import { endRefund, LOCKED } from './end-refund.js';
import { OnlineRefund } from './online-refund.entity.js';
import { paymentOf, providerIdOf } from './send-refund.js';

/** The maximum number of refunds checked in one run. */
const BATCH = 20;

/**
 * Asks the provider about refunds whose notification has not come, because it may be lost. The wait before the next
 * query is half of the refund's age. Asking ends when the provider answers that the refund is made or rejected or, where
 * staff have called it off, that it has no such refund; after a week without a result staff decide.
 */
export async function checkRefunds(
  em: EntityManager,
  provider: PaymentProvider,
  logger: Logger,
  now: Date,
): Promise<void> {
  const due = await em.find(
    OnlineRefund,
    { checkAt: { $lte: now }, receipt: { provider: provider.code } },
    { orderBy: { checkAt: 'asc' }, limit: BATCH, populate: ['receipt.payment'] },
  );
  for (const refund of due) {
    try {
      const identified = { id: providerIdOf(refund.id), payment: paymentOf(refund) };
      const state = await provider.refundStateOf(identified);
      const wasNeverSent = state === 'unknown' && refund.state === 'failed';
      if (state === 'done' || state === 'rejected' || wasNeverSent)
        await endRefund(em.fork(), refund.id, state === 'done');
      else await askLater(em.fork(), refund, now);
    } catch (error) {
      if (!(error instanceof ProviderRefusal || error instanceof ProviderUnavailable)) throw error;
      logger.warn({ err: error, refund: refund.id }, 'a refund cannot be asked about');
      await askLater(em.fork(), refund, now);
    }
  }
}

async function askLater(em: EntityManager, { id }: OnlineRefund, now: Date): Promise<void> {
  await em.transactional(async (tx) => {
    const refund = await tx.findOneOrFail(OnlineRefund, { id }, LOCKED);
    if (!refund.checkAt) return;
    refund.checkAt = nextCheck(refund.createdAt, now);
    if (!refund.checkAt) refund.doubtAt = now;
  });
}
