import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { formatAmount, parseAmount } from '#engine/goods/price/money';
import { INSTALMENT_LABELS } from '#engine/trade/shop/payment-labels';
import {
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
} from '../../../adapters/payments/payment-provider.js';
import { AppError } from '../../../shared/errors.js';
import { book } from '../../ledger/book.js';
import { lockAccounts } from '../../ledger/lock-accounts.js';
import { lockOrders, findOrderByToken } from '../../orders/find-order.js';
import type { Order } from '../../orders/order.entity.js';
import { failPayment } from './fail-payment.js';
import { OnlinePayment } from './online-payment.entity.js';
import { payableOf } from './payable.js';

const MINUTE_MS = 60_000;
/** The time that a buyer has to pay. */
const LIFETIME_MINUTES = 60;
/** A started payment is returned again while the buyer has at least this long to pay it. */
const LEAST_LEFT_MS = 10 * MINUTE_MS;
/** How long after its start the provider is first asked about a payment whose notification has not come. */
const FIRST_CHECK_MS = 2 * MINUTE_MS;
/** A registration that the provider has not answered within this time counts as failed. */
const REGISTERED_WITHIN_MS = 15_000;
const POLL_MS = 200;

/** The provider, and the shop's public URL. */
export interface ProviderAccess {
  provider: PaymentProvider;
  publicUrl: string;
}

/**
 * Starts a payment of the next open instalment of the order with this token, and returns the URL where it is paid;
 * called again, it returns the URL of the same payment while there is time to pay it. Throws NOT_FOUND for an unknown
 * token, CONFLICT where nothing can be paid now or the provider refuses the payment, UNAVAILABLE where the provider
 * cannot be reached.
 */
export async function startPayment(
  em: EntityManager,
  access: ProviderAccess,
  logger: Logger,
  token: string,
): Promise<string> {
  const { provider } = access;
  const order = await findOrderByToken(em, token);
  if (!order) throw new AppError('NOT_FOUND', 'Nie ma takiego zamówienia.');
  const { payment, isNew } = await claimPayment(em, provider, order);
  const opened = isNew
    ? await register(em, access, logger, order, payment)
    : (payment.token ?? (await registeredToken(em, payment)));
  return provider.payUrl(opened);
}

/**
 * Returns the open payment of the next instalment, or a new one, and whether it is new. The locks of the order and its
 * account let in one request at a time.
 */
function claimPayment(em: EntityManager, provider: PaymentProvider, order: Order) {
  return em.transactional(async (tx) => {
    await lockOrders(tx, [order.id]);
    await lockAccounts(tx, [order.id]);
    const payable = await payableOf(tx, order.id);
    if (!payable) throw new AppError('CONFLICT', 'Za to zamówienie nie trzeba teraz nic płacić.');
    const now = Date.now();
    const details = {
      order,
      provider: provider.code,
      instalment: payable.instalment,
      amount: formatAmount(payable.amount),
    };
    const open = await tx.findOne(OnlinePayment, {
      ...details,
      state: 'open',
      expiresAt: { $gt: new Date(now + LEAST_LEFT_MS) },
      // A payment whose registration has been unanswered for longer is not returned; `checkPayments` asks about it.
      $or: [{ token: { $ne: null } }, { createdAt: { $gt: new Date(now - REGISTERED_WITHIN_MS) } }],
    });
    if (open) return { payment: open, isNew: false };
    const payment = tx.create(OnlinePayment, {
      ...details,
      expiresAt: new Date(now + LIFETIME_MINUTES * MINUTE_MS),
      checkAt: new Date(now + FIRST_CHECK_MS),
    });
    await book(tx, {
      orderId: order.id,
      kind: 'requested',
      amount: payable.amount,
      method: 'online',
      reference: payment.id,
    });
    return { payment, isNew: true };
  });
}

/**
 * Registers a new payment at the provider, outside of a transaction; stores and returns the provider's token. Where the
 * provider cannot be reached or refuses the payment, closes it and throws UNAVAILABLE or CONFLICT.
 */
async function register(
  em: EntityManager,
  { provider, publicUrl }: ProviderAccess,
  logger: Logger,
  order: Order,
  payment: OnlinePayment,
): Promise<string> {
  const { id, instalment, amount } = payment;
  try {
    const { token } = await provider.start({
      session: id,
      amount: parseAmount(amount),
      description: `${INSTALMENT_LABELS[instalment]}, zamówienie nr ${order.id}`,
      email: order.customerEmail,
      returnUrl: `${publicUrl}/zamowienie/${order.token}?platnosc=${id}`,
      notificationUrl: `${publicUrl}${notificationPath(provider.code)}`,
      minutes: LIFETIME_MINUTES,
    });
    await em.transactional(async (tx) => {
      const registered = await tx.findOneOrFail(OnlinePayment, { id }, { refresh: true });
      registered.token = token;
    });
    return token;
  } catch (error) {
    if (!(error instanceof ProviderRefusal) && !(error instanceof ProviderUnavailable)) throw error;
    logger.warn({ err: error, session: id }, 'a payment cannot be started');
    await failPayment(em, payment);
    throw error instanceof ProviderRefusal ? notAccepted() : notTaken();
  }
}

/**
 * The token of a payment that another request is registering; throws UNAVAILABLE where the payment fails meanwhile, or
 * has none after `REGISTERED_WITHIN_MS`.
 */
async function registeredToken(em: EntityManager, { id }: OnlinePayment): Promise<string> {
  for (let waited = 0; waited < REGISTERED_WITHIN_MS; waited += POLL_MS) {
    const found = await em.fork().findOne(OnlinePayment, { id });
    if (found?.token) return found.token;
    if (found?.state !== 'open') break;
    await delay(POLL_MS);
  }
  throw notTaken();
}

const notTaken = (): AppError =>
  new AppError(
    'UNAVAILABLE',
    'Operator płatności teraz nie odpowiada. Spróbuj za kilka minut albo zapłać przelewem.',
  );

const notAccepted = (): AppError =>
  new AppError(
    'CONFLICT',
    'Operator płatności nie przyjął tej płatności. Zapłać przelewem albo skontaktuj się z\u00a0nami.',
  );

/** Providers send their notifications of payments and refunds below this path. */
export const NOTIFICATIONS_PATH = '/api/payments';

/** The path for notifications of payments, by the code of the provider. */
const notificationPath = (code: string): string => `${NOTIFICATIONS_PATH}/${code}/notification`;

/** The path for notifications of refunds, by the code of the provider. */
export const refundNotificationPath = (code: string): string =>
  `${NOTIFICATIONS_PATH}/${code}/refund-notification`;
