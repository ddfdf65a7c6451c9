import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
  type ReportedPayment,
} from '../../../adapters/payments/payment-provider.js';
import { formatAmount, parseAmount } from '../../../../engine/price/money.js';
import { AppError, unavailable } from '../../../shared/errors.js';
import { isUuid } from '../../../shared/id.js';
import { bookForOrder } from '../../orders/payment/book-for-order.js';
import { lockOrders } from '../../orders/lock-orders.js';
import { OnlinePayment } from './online-payment.entity.js';
import { OnlineReceipt } from './online-receipt.entity.js';

/**
 * Books a payment that the provider has reported, once for its reference: first the provider verifies it, outside of a
 * transaction, then it is booked in one, with a mail to the customer. A payment that is too much, too late or for a
 * cancelled order is booked, too: the ledger shows what is to be refunded. Throws NOT_FOUND for an unknown session,
 * CONFLICT where the amount is not the requested one or the provider does not confirm the payment, UNAVAILABLE where
 * the provider cannot be reached.
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
  if (parseAmount(payment.amount) !== amount)
    throw new AppError('CONFLICT', 'Kwota płatności jest inna niż zlecona.');
  if ((await em.count(OnlineReceipt, { provider: code, reference })) > 0) return;
  await verify(provider, reported);
  await receive(em, payment, reported);
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
    throw error instanceof ProviderUnavailable ? unavailable() : error;
  }
}

const isSame = (known: ReportedPayment | null, reported: ReportedPayment): boolean =>
  known?.reference === reported.reference && known.amount === reported.amount;

async function receive(
  em: EntityManager,
  { id, order, provider }: OnlinePayment,
  { reference, amount }: ReportedPayment,
): Promise<void> {
  await em.transactional(async (tx) => {
    await lockOrders(tx, [order.id]);
    if ((await tx.count(OnlineReceipt, { provider, reference })) > 0) return;
    const payment = await tx.findOneOrFail(OnlinePayment, { id }, { refresh: true });
    payment.state = 'paid';
    payment.checkAt = null;
    tx.create(OnlineReceipt, { payment, provider, reference, amount: formatAmount(amount) });
    await bookForOrder(tx, {
      orderId: order.id,
      kind: 'paid',
      amount,
      method: 'online',
      reference: `${provider} ${reference}`,
    });
  });
}
