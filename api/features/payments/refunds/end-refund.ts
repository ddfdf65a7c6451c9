import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { parseAmount } from '#engine/goods/price/money';
import type { ReportedRefund } from '../../../adapters/payments/payment-provider.js';
import type { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { asStaff } from '../../audit/as-staff.js';
import { lockOrders } from '../../orders/find-order.js';
import { bookForOrder } from '../../orders/payment/book-for-order.js';
import { OnlineRefund } from './online-refund.entity.js';
import type { DecideOnlineRefundInput } from './online-refund.inputs.js';

/** The id of a refund as the provider has it: a UUID without hyphens. */
const PROVIDER_ID = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/**
 * Books the result of a refund that the provider reports, once. Throws NOT_FOUND for an unknown refund, CONFLICT where
 * the reported amount or payment is not that of the refund.
 */
export async function settleRefund(em: EntityManager, reported: ReportedRefund): Promise<void> {
  const parts = PROVIDER_ID.exec(reported.id)?.slice(1);
  const refund = parts
    ? await em.findOne(OnlineRefund, { id: parts.join('-') }, { populate: ['receipt'] })
    : null;
  if (!refund) throw unknownRefund();
  const { reference } = refund.receipt.getEntity();
  if (reference !== reported.reference || parseAmount(refund.amount) !== reported.amount)
    throw new AppError('CONFLICT', 'Dane zwrotu są inne niż zlecone.');
  await endRefund(em, refund.id, reported.isDone);
}

/**
 * Ends a refund and books the result: `isDone` where the money was sent back, otherwise it failed. A refund that was
 * reported as failed and is made later is booked, too.
 */
export async function endRefund(em: EntityManager, id: string, isDone: boolean): Promise<void> {
  await em.transactional(async (tx) => end(tx, await lockRefund(tx, id), isDone));
}

/**
 * Ends a refund without a result, or one that was made in the provider's panel, as staff have decided. Throws NOT_FOUND where they
 * need not decide.
 */
export async function decideRefund(
  em: EntityManager,
  actor: User,
  { id, isDone }: DecideOnlineRefundInput,
): Promise<void> {
  await asStaff(em, actor, async (tx) => {
    const locked = await lockRefund(tx, id.toLowerCase());
    if (!locked.refund.doubtAt)
      throw new AppError('NOT_FOUND', 'O\u00a0tym zwrocie nie trzeba już decydować.');
    await end(tx, locked, isDone, actor.id);
  });
}

async function end(
  tx: EntityManager,
  { refund, orderId }: LockedRefund,
  isDone: boolean,
  actorId?: number,
): Promise<void> {
  if (refund.state === 'done') return;
  tx.assign(refund, { checkAt: null, doubtAt: null });
  if (refund.state === 'failed' && !isDone) return;
  refund.state = isDone ? 'done' : 'failed';
  await bookForOrder(tx, {
    orderId,
    kind: isDone ? 'refunded' : 'refund_failed',
    amount: parseAmount(refund.amount),
    method: 'online',
    reference: refund.id,
    ...(actorId !== undefined && { actorId }),
  });
}

/** Query options that lock the row of a refund before its state changes. */
export const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

interface LockedRefund {
  refund: OnlineRefund;
  orderId: number;
}

/**
 * Locks a refund and, before it, its order; returns the refund and the id of the order. Throws NOT_FOUND for an unknown
 * refund.
 */
export async function lockRefund(tx: EntityManager, id: string): Promise<LockedRefund> {
  const found = await tx.findOne(OnlineRefund, { id }, { populate: ['receipt.payment'] });
  if (!found) throw unknownRefund();
  const orderId = orderIdOf(found);
  await lockOrders(tx, [orderId]);
  return { refund: await tx.findOneOrFail(OnlineRefund, { id }, LOCKED), orderId };
}

/** The id of the order of a refund; the refund's receipt and payment must be loaded. */
export const orderIdOf = ({ receipt }: OnlineRefund): number =>
  receipt.getEntity().payment.getEntity().order.id;

const unknownRefund = (): AppError => new AppError('NOT_FOUND', 'Nie ma takiego zwrotu.');
