import type { EntityManager } from '@mikro-orm/postgresql';
import { CHANGED_BY, whyUnchangeable } from '#engine/trade/shop/order-changes';
import { AppError } from '../../../shared/errors.js';
import { lockOrders } from '../find-order.js';
import type { Order } from '../order.entity.js';
import { OrderVersion } from './order-version.entity.js';
import { expectChangeable, hasSameLines } from './plan-change.js';

/**
 * Locks an order until the transaction ends; returns it with the version of this number, whose lines are loaded. Throws
 * NOT_FOUND.
 */
export async function lockVersion(
  tx: EntityManager,
  orderId: number,
  number: number,
): Promise<{ order: Order; version: OrderVersion }> {
  const [order] = await lockOrders(tx, [orderId]);
  const version =
    order &&
    (await tx.findOne(OrderVersion, { order, number }, { populate: ['lines'], refresh: true }));
  if (!version) throw new AppError('NOT_FOUND', 'Nie ma takiej zmiany zamówienia.');
  return { order, version };
}

/** Whether production has not started since the version was proposed. */
export const isInTime = ({ status }: Order, { isLate }: OrderVersion): boolean =>
  isLate || CHANGED_BY[status] === 'staff';

/**
 * Whether the customer can still accept a version. After delivery only one that keeps the order's lines can be
 * accepted.
 */
export async function isOpen(order: Order, version: OrderVersion): Promise<boolean> {
  if (version.state !== 'sent' || whyUnchangeable(order) !== null) return false;
  if (order.status !== 'delivered') return isInTime(order, version);
  const lines = (await order.lines.loadItems()).map(({ id }) => id);
  const proposed = (await version.lines.loadItems()).map(({ lineId }) => lineId);
  return isInTime(order, version) && hasSameLines(lines, proposed);
}

/** Throws CONFLICT where the order can no longer be changed, or the version was decided on, replaced or withdrawn. */
export function expectWaiting(order: Order, { state }: OrderVersion): void {
  expectChangeable(order);
  if (state !== 'sent') throw new AppError('CONFLICT', DECIDED[state]);
}

const DECIDED = {
  accepted: 'Ta zmiana jest już przyjęta.',
  refused: 'Ta zmiana jest już odrzucona.',
  replaced:
    'Ta propozycja jest nieaktualna: zastąpiła ją nowsza wersja zamówienia. Odśwież stronę, żeby ją zobaczyć.',
  withdrawn: 'Ta propozycja została wycofana. Zamówienie obowiązuje bez zmian.',
};
