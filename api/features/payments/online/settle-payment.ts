import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount, parseAmount } from '#engine/goods/price/money';
import {
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
  type ReportedPayment,
  type SessionStatus,
} from '../../../adapters/payments/payment-provider.js';
import type { User } from '../../../identity/user.entity.js';
import { AppError, unavailable } from '../../../shared/errors.js';
import { isUuid } from '../../../shared/id.js';
import { asStaff } from '../../audit/as-staff.js';
import { lockOrders } from '../../orders/find-order.js';
import { bookForOrder } from '../../orders/payment/book-for-order.js';
import { WITHOUT_DOUBT, doubtPayment } from './fail-payment.js';
import { OnlinePayment } from './online-payment.entity.js';
import { OnlineReceipt } from './online-receipt.entity.js';

/**
 * Books a payment that the provider has reported, once for its reference: first the provider verifies it, outside of a
 * transaction, then it is booked in one, with a mail to the customer. A payment that is too much, too late or for a
 * cancelled order is booked, too: the ledger shows what is to be refunded. About another amount than the requested one
 * staff decide. Throws NOT_FOUND for an unknown session, CONFLICT where the provider does not confirm the payment or the
 * amount, UNAVAILABLE where the provider cannot be reached.
 */
export async function settlePayment(
  em: EntityManager,
  provider: PaymentProvider,
  reported: ReportedPayment,
): Promise<void> {
  const { session: id, reference, amount } = reported;
  const { code } = provider;
  const payment = isUuid(id) ? await em.findOne(OnlinePayment, { id, provider: code }) : null;
  if (!payment) throw new AppError('NOT_FOUND', 'Nie ma takiej płatności.');
  if ((await em.count(OnlineReceipt, { provider: code, reference })) > 0) return;
  if (parseAmount(payment.amount) === amount) return bookReported(em, provider, payment, reported);
  const { payment: current } = await statusOf(provider, id);
  if (current?.amount !== amount)
    throw new AppError('CONFLICT', 'Operator nie potwierdza kwoty tej płatności.');
  await doubtPayment(em, payment, current);
}

/** Has the provider verify a payment of any amount and books it, in the name of staff where they have decided so. */
export async function bookReported(
  em: EntityManager,
  provider: PaymentProvider,
  payment: OnlinePayment,
  reported: ReportedPayment,
  actor?: User,
): Promise<void> {
  await verify(provider, reported);
  const book = (tx: EntityManager) => receive(tx, payment, reported, actor);
  await (actor ? asStaff(em, actor, book) : em.transactional(book));
}

/** The state of a payment at its provider. Throws UNAVAILABLE where that cannot be reached. */
export async function statusOf(provider: PaymentProvider, session: string): Promise<SessionStatus> {
  try {
    return await provider.statusOf(session);
  } catch (error) {
    throw error instanceof ProviderUnavailable ? unavailable(error) : error;
  }
}

/**
 * Has the provider verify a payment. Where it was verified earlier and only its booking failed, the provider refuses to
 * verify it again and reports its state as `settled`, which counts as verified, too.
 */
async function verify(provider: PaymentProvider, reported: ReportedPayment): Promise<void> {
  try {
    try {
      await provider.verify(reported);
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      const { state, payment } = await provider.statusOf(reported.session);
      const isVerified = state === 'settled' && isSame(payment, reported);
      if (!isVerified) throw new AppError('CONFLICT', 'Operator nie potwierdza tej płatności.');
    }
  } catch (error) {
    throw error instanceof ProviderUnavailable ? unavailable(error) : error;
  }
}

const isSame = (current: ReportedPayment | null, reported: ReportedPayment): boolean =>
  current?.reference === reported.reference && current.amount === reported.amount;

async function receive(
  tx: EntityManager,
  { id, order, provider }: OnlinePayment,
  { reference, amount }: ReportedPayment,
  actor?: User,
): Promise<void> {
  await lockOrders(tx, [order.id]);
  if ((await tx.count(OnlineReceipt, { provider, reference })) > 0) return;
  const payment = await tx.findOneOrFail(OnlinePayment, { id }, { refresh: true });
  tx.assign(payment, { state: 'paid', checkAt: null, ...WITHOUT_DOUBT });
  tx.create(OnlineReceipt, { payment, provider, reference, amount: formatAmount(amount) });
  await bookForOrder(tx, {
    orderId: order.id,
    kind: 'paid',
    amount,
    method: 'online',
    reference: `${provider} ${reference}`,
    ...(actor && { actorId: actor.id }),
  });
}
