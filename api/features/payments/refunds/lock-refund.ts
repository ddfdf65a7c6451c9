import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../shared/errors.js';
import { lockOrders } from '../../orders/lock-orders.js';
import { OnlineRefund } from './online-refund.entity.js';

/** Options that lock the row of a refund, before its state changes. */
export const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** A refund and the id of its order, both locked, the order first. Throws NOT_FOUND. */
export async function lockRefund(
  tx: EntityManager,
  id: string,
): Promise<{ refund: OnlineRefund; orderId: number }> {
  const found = await tx.findOne(OnlineRefund, { id }, { populate: ['receipt.payment'] });
  if (!found) throw unknownRefund();
  const orderId = orderIdOf(found);
  await lockOrders(tx, [orderId]);
  return { refund: await tx.findOneOrFail(OnlineRefund, { id }, LOCKED), orderId };
}

/** The order of a refund whose payment is loaded. */
export const orderIdOf = ({ receipt }: OnlineRefund): number =>
  receipt.getEntity().payment.getEntity().order.id;

export const unknownRefund = (): AppError => new AppError('NOT_FOUND', 'Nie ma takiego zwrotu.');
