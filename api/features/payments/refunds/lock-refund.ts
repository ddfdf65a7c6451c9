import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../shared/errors.js';
import { lockOrders } from '../../orders/find-order.js';
import { OnlineRefund } from './online-refund.entity.js';

/** Query options that lock the row of a refund before its state changes. */
export const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

export interface LockedRefund {
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

export const unknownRefund = (): AppError => new AppError('NOT_FOUND', 'Nie ma takiego zwrotu.');
