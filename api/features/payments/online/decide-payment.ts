import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount, formatZloty, parseAmount } from '#engine/goods/price/money';
import { ProviderRefusal } from '../../../adapters/payments/payment-provider.js';
import type { PaymentProviders } from '../../../adapters/payments/providers.js';
import type { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { OnlineRefund } from '../refunds/online-refund.entity.js';
import { failPayment } from './fail-payment.js';
import { OnlinePayment } from './online-payment.entity.js';
import type { DecideOnlinePaymentInput, PaymentToDecide } from './online-payment.inputs.js';
import { bookReported, statusOf } from './settle-payment.js';

/** The most payments that are listed at once. */
const MAX_LISTED = 100;

/** The payments and refunds about which staff have to decide, the longest waiting first, at most 100. */
export async function paymentsToDecide(em: EntityManager): Promise<PaymentToDecide[]> {
  const payments = await em.find(
    OnlinePayment,
    { doubtAt: { $ne: null } },
    { populate: ['order'], orderBy: { doubtAt: 'asc' }, limit: MAX_LISTED },
  );
  const refunds = await em.find(
    OnlineRefund,
    { doubtAt: { $ne: null } },
    { populate: ['receipt.payment.order'], orderBy: { doubtAt: 'asc' }, limit: MAX_LISTED },
  );
  return [
    ...payments.map((payment) => ({ ...payment, ...inDoubt(payment, payment), isRefund: false })),
    ...refunds.map((refund) => {
      const { payment, reference } = refund.receipt.getEntity();
      const reportedAmount = refund.panelReference === null ? null : refund.amount;
      const reported = { reportedAmount, reportedReference: reference };
      return { ...inDoubt(refund, payment.getEntity()), ...reported, isRefund: true };
    }),
  ]
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
    .slice(0, MAX_LISTED);
}

/** What is told of a payment and of a refund alike; the order of the paid or refunded payment must be loaded. */
const inDoubt = (
  { id, amount, doubtAt, createdAt }: OnlinePayment | OnlineRefund,
  { order, provider }: OnlinePayment,
) => ({
  id,
  orderId: order.id,
  customerName: order.getEntity().customerName,
  provider,
  amount,
  since: doubtAt ?? createdAt,
});

/**
 * Ends the doubt about a payment: books this amount, once the provider has verified it, or closes the payment as not
 * paid (null). Throws NOT_FOUND where staff need not decide, CONFLICT where the provider reports another amount, refuses
 * to verify it or is no longer configured, UNAVAILABLE where it cannot be reached.
 */
export async function decidePayment(
  em: EntityManager,
  { byCode }: PaymentProviders,
  viewer: User,
  { id, amount }: DecideOnlinePaymentInput,
): Promise<void> {
  const payment = await em.findOne(OnlinePayment, { id, doubtAt: { $ne: null } });
  if (!payment) throw new AppError('NOT_FOUND', 'O\u00a0tej płatności nie trzeba już decydować.');
  if (amount === null || amount === undefined) return failPayment(em, payment, viewer);
  const provider = byCode.get(payment.provider);
  if (!provider) throw new AppError('CONFLICT', 'Ten operator płatności nie jest już połączony.');
  try {
    const { state, payment: reported } = await statusOf(provider, id);
    if (!reported || state === 'returned') throw unpaid();
    if (reported.amount !== parseAmount(amount)) throw otherAmount(formatAmount(reported.amount));
    await bookReported(em, provider, payment, reported, viewer);
  } catch (error) {
    throw error instanceof ProviderRefusal ? unpaid() : error;
  }
}

const unpaid = (): AppError =>
  new AppError('CONFLICT', 'Operator nie potwierdza tej płatności. Sprawdź ją w\u00a0jego panelu.');

const otherAmount = (amount: string): AppError =>
  new AppError('CONFLICT', `Operator podaje teraz kwotę ${formatZloty(parseAmount(amount))}.`);
