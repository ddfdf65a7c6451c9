import type { EntityManager } from '@mikro-orm/postgresql';
import { parseAmount } from '../../../../engine/price/money.js';
import { batched } from '../../../shared/batched.js';
import { AppError } from '../../../shared/errors.js';
import { asStaff } from '../../audit/as-staff.js';
import type { User } from '../../auth/user.entity.js';
import { book } from '../../ledger/book.js';
import { lockOrders } from '../../orders/lock-orders.js';
import { LOCKED } from './end-refund.js';
import { OnlineRefund } from './online-refund.entity.js';
import { FIRST_CHECK_MS } from './send-refund.js';

/** The ids of an order's refunds that the provider has not taken yet; undefined where there are none. */
export const unsentRefundsOf = batched(async (em: EntityManager, orderIds: readonly number[]) => {
  const refunds = await em.find(
    OnlineRefund,
    { state: 'requested', receipt: { payment: { order: { $in: [...orderIds] } } } },
    { populate: ['receipt.payment'], orderBy: { createdAt: 'asc' } },
  );
  const byOrder = Map.groupBy(refunds, orderIdOf);
  return new Map([...byOrder].map(([orderId, some]) => [orderId, some.map(({ id }) => id)]));
});

/**
 * Calls off a refund that the provider has not taken yet, so that it can be paid by transfer, and returns the id of the
 * order. The provider may have taken it after all and its answer is lost: it is still asked about it once, and what it
 * has made is booked. Throws NOT_FOUND, and CONFLICT for a refund that was sent or has ended.
 */
export function callOffRefund(em: EntityManager, actor: User, key: string): Promise<number> {
  const id = key.toLowerCase();
  return asStaff(em, actor, async (tx) => {
    const found = await tx.findOne(OnlineRefund, { id }, { populate: ['receipt.payment'] });
    if (!found) throw new AppError('NOT_FOUND', 'Nie ma takiego zwrotu.');
    const orderId = orderIdOf(found);
    await lockOrders(tx, [orderId]);
    const refund = await tx.findOneOrFail(OnlineRefund, { id }, LOCKED);
    if (refund.state !== 'requested') throw new AppError('CONFLICT', TOO_LATE);
    refund.state = 'failed';
    refund.checkAt = new Date(Date.now() + FIRST_CHECK_MS);
    await book(tx, {
      orderId,
      kind: 'refund_failed',
      amount: parseAmount(refund.amount),
      method: 'online',
      reference: refund.id,
      actorId: actor.id,
      note: 'Odwołany, zanim przyjął go operator płatności',
    });
    return orderId;
  });
}

const orderIdOf = ({ receipt }: OnlineRefund): number =>
  receipt.getEntity().payment.getEntity().order.id;

const TOO_LATE =
  'Tego zwrotu nie da się już odwołać: operator płatności go przyjął albo zwrot jest zakończony.';
