import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { parseAmount } from '#engine/goods/price/money';
import {
  ProviderConflict,
  ProviderRefusal,
  ProviderUnavailable,
  type ReportedPayment,
} from '../../../adapters/payments/payment-provider.js';
import type { OnlineReceipt } from '../online/online-receipt.entity.js';
import { type ProviderAccess, refundNotificationPath } from '../online/start-payment.js';
import { endRefund, LOCKED } from './end-refund.js';
import { OnlineRefund } from './online-refund.entity.js';

/** The maximum number of refunds sent in one run. */
const BATCH = 20;
/** How long after a refund was sent or called off the provider is first asked about it: ten minutes. */
export const FIRST_CHECK_MS = 600_000;

/**
 * Sends refunds that the provider has not accepted yet, because it could not be reached or the server ended meanwhile.
 * Stops at the first refund for which the provider cannot be reached.
 */
export async function sendRefunds(
  em: EntityManager,
  access: ProviderAccess,
  logger: Logger,
): Promise<void> {
  const waiting = await em.find(
    OnlineRefund,
    { state: 'requested', receipt: { provider: access.provider.code } },
    { orderBy: { createdAt: 'asc' }, limit: BATCH },
  );
  for (const { id } of waiting) {
    if (await sendRefund(em.fork(), access, id)) continue;
    logger.warn({ refund: id }, 'the payment provider does not take a refund');
    return;
  }
}

/**
 * Sends a refund to the provider, outside of a transaction; one that the provider rejects is ended as failed. Returns
 * false where the provider cannot be reached, so that the refund has to be sent again later.
 */
export async function sendRefund(
  em: EntityManager,
  access: ProviderAccess,
  id: string,
): Promise<boolean> {
  const refund = await em.findOneOrFail(OnlineRefund, { id }, { populate: ['receipt.payment'] });
  if (refund.state !== 'requested') return true;
  try {
    await ask(access, refund);
  } catch (error) {
    if (error instanceof ProviderUnavailable) return false;
    if (!(error instanceof ProviderRefusal)) throw error;
    // A conflict means that the provider already has a refund with this id: it was sent before, and the answer was
    // lost.
    if (!(error instanceof ProviderConflict)) {
      await endRefund(em, id, false);
      return true;
    }
  }
  await em.transactional(async (tx) => {
    // The provider's notification of the result may have come first.
    const sent = await tx.findOneOrFail(OnlineRefund, { id }, LOCKED);
    if (sent.state !== 'requested') return;
    sent.state = 'sent';
    sent.checkAt = new Date(Date.now() + FIRST_CHECK_MS);
  });
  return true;
}

function ask({ provider, publicUrl }: ProviderAccess, refund: OnlineRefund): Promise<void> {
  const receipt = refund.receipt.getEntity();
  const payment = receipt.payment.getEntity();
  return provider.refund({
    id: providerIdOf(refund.id),
    payment: paymentOf(refund),
    amount: parseAmount(refund.amount),
    description: `Zwrot, zamówienie nr ${payment.order.id}`,
    notificationUrl: `${publicUrl}${refundNotificationPath(provider.code)}`,
  });
}

/** The refunded payment as the provider knows it; the refund's receipt must be loaded. */
export const paymentOf = ({ receipt }: OnlineRefund): ReportedPayment =>
  reportedOf(receipt.getEntity());

/** The received money as the provider knows it. */
export function reportedOf({ payment, reference, amount }: OnlineReceipt): ReportedPayment {
  return { session: payment.id, reference, amount: parseAmount(amount) };
}

/**
 * The id of a refund as the provider gets it: a UUID has 36 characters and the provider accepts at most 35, so the
 * hyphens are left out.
 */
export const providerIdOf = (id: string): string => id.replaceAll('-', '');
