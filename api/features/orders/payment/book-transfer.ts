import type { EntityManager } from '@mikro-orm/postgresql';
import { parseAmount } from '#engine/goods/price/money';
import { polishClock } from '#engine/locale/polish-time';
import type { User } from '../../../identity/user.entity.js';
import { wrongField } from '../../../shared/errors.js';
import { asStaff } from '../../audit/as-staff.js';
import { bookForOrder } from './book-for-order.js';
import type { BookTransferInput } from './book-transfer.inputs.js';

/** The beginning of the reference of a transfer that staff have booked by hand. */
export const BY_HAND = 'staff-';

/**
 * Books a transfer that a member of staff has seen at the bank, once for its key, and mails the customer. Returns the
 * id of the order. Throws NOT_FOUND for an unknown order, BAD_USER_INPUT for an amount of 0 or a day in the future, and
 * CONFLICT for a refund of more than can be refunded or for a key of another transfer.
 */
export function bookTransfer(
  em: EntityManager,
  actor: User,
  { key, orderId, direction, amount, day, note }: BookTransferInput,
): Promise<number> {
  const grosze = parseAmount(amount);
  if (grosze === 0) throw wrongField('amount', 'Podaj kwotę większą od zera.');
  if (day > polishClock(new Date()).day) throw wrongField('day', 'Ten dzień jeszcze nie nadszedł.');
  return asStaff(em, actor, async (tx) => {
    await bookForOrder(tx, {
      orderId,
      kind: direction === 'received' ? 'paid' : 'refunded',
      amount: grosze,
      method: 'transfer',
      reference: `${BY_HAND}${key.toLowerCase()}`,
      valueDay: day,
      actorId: actor.id,
      note: note ?? null,
    });
    return orderId;
  });
}
