import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import {
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
} from '../../../adapters/payments/payment-provider.js';
import { AppError } from '../../../shared/errors.js';
import { failPayment, doubtPayment } from './fail-payment.js';
import { OnlinePayment } from './online-payment.entity.js';
import { settlePayment } from './settle-payment.js';

/** The maximum number of payments checked in one run. */
const BATCH = 50;
/**
 * For this long after a payment has expired, the provider is still asked, because it may report late that it was paid.
 */
const GIVEN_UP_AFTER_MS = 3_600_000;

/**
 * Asks the provider about open payments whose notification has not come, because it may be lost. The wait before the
 * next query is half of the payment's age. Asking ends when the payment is booked, when the provider answers that it
 * was returned to the buyer, when it is still unpaid more than an hour after it has expired, or when staff have to
 * decide: about another amount, or after a week without a result.
 */
export async function checkPayments(
  em: EntityManager,
  provider: PaymentProvider,
  logger: Logger,
  now: Date,
): Promise<void> {
  const due = await em.find(
    OnlinePayment,
    { provider: provider.code, checkAt: { $lte: now } },
    { orderBy: { checkAt: 'asc' }, limit: BATCH },
  );
  for (const payment of due) {
    try {
      await checkPayment(em.fork(), provider, payment, now);
    } catch (error) {
      if (!isExpected(error)) throw error;
      logger.warn({ err: error, session: payment.id }, 'a payment cannot be settled');
      await askLater(em.fork(), payment, now);
    }
  }
}

async function checkPayment(
  em: EntityManager,
  provider: PaymentProvider,
  payment: OnlinePayment,
  now: Date,
): Promise<void> {
  const { state, payment: reported } = await provider.statusOf(payment.id);
  if (reported && state !== 'returned') return settlePayment(em, provider, reported);
  const isOver = payment.expiresAt.getTime() + GIVEN_UP_AFTER_MS < now.getTime();
  if (isOver || state === 'returned') return failPayment(em, payment);
  await askLater(em, payment, now);
}

async function askLater(em: EntityManager, unsettled: OnlinePayment, now: Date): Promise<void> {
  const next = nextCheck(unsettled.createdAt, now);
  if (!next) return doubtPayment(em, unsettled, null);
  await em.transactional(async (tx) => {
    const payment = await tx.findOneOrFail(OnlinePayment, { id: unsettled.id });
    if (payment.checkAt) payment.checkAt = next;
  });
}

const isExpected = (error: unknown): boolean =>
  error instanceof AppError ||
  error instanceof ProviderRefusal ||
  error instanceof ProviderUnavailable;

/** After a week without a result staff decide instead of the provider. */
const CHECKED_FOR_MS = 7 * 24 * 3_600_000;

/**
 * When the provider is next asked about a payment or refund that began at `createdAt`: after half of its age, and for
 * the last time when it is a week old. Null where that time is over.
 */
export function nextCheck(createdAt: Date, now: Date): Date | null {
  const [started, age] = [createdAt.getTime(), now.getTime() - createdAt.getTime()];
  if (age >= CHECKED_FOR_MS) return null;
  return new Date(Math.min(now.getTime() + age / 2, started + CHECKED_FOR_MS));
}
