import type { EntityManager } from '@mikro-orm/postgresql';
import { parseAmount } from '#engine/goods/price/money';
import type { User } from '../../../identity/user.entity.js';
import { batched } from '../../../shared/batched.js';
import { AppError } from '../../../shared/errors.js';
import { asStaff } from '../../audit/as-staff.js';
import { book } from '../../ledger/book.js';
import { lockRefund, orderIdOf } from './end-refund.js';
import { OnlineRefund } from './online-refund.entity.js';
import { FIRST_CHECK_MS } from './send-refund.js';

/**
 * The ids of an order's refunds that the provider has not accepted yet, the oldest first; undefined where there are
 * none.
 */
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
 * Calls off a refund that the provider has not accepted yet, so that it can be paid by transfer, and returns the id of
 * the order. The worker asks the provider about it later, because the provider may have accepted it while the answer
 * was lost; a refund that was made nevertheless is booked. Throws NOT_FOUND, and CONFLICT for a refund that the
 * provider has accepted or that has ended.
 */
export function callOffRefund(em: EntityManager, actor: User, key: string): Promise<number> {
  const id = key.toLowerCase();
  return asStaff(em, actor, async (tx) => {
    const { refund, orderId } = await lockRefund(tx, id);
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

const TOO_LATE =
  'Tego zwrotu nie da się już odwołać: operator płatności go przyjął albo zwrot jest zakończony.';
