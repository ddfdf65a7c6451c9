import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount, formatZloty, parseAmount, type Grosze } from '#engine/goods/price/money';
import type { User } from '../../../identity/user.entity.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { asStaff } from '../../audit/as-staff.js';
import { balanceOf } from '../../ledger/balance.js';
import { book } from '../../ledger/book.js';
import { lockAccount } from '../../ledger/lock-accounts.js';
import { OnlineReceipt } from '../online/online-receipt.entity.js';
import { OnlineRefund } from './online-refund.entity.js';
import type { RefundOnlineInput } from './online-refund.inputs.js';

/**
 * Stores and returns a refund that one of these providers is to make, once for its key; `sendRefund` sends it. Throws NOT_FOUND
 * for an unknown order, BAD_USER_INPUT for an amount of 0, CONFLICT for more than can be refunded or a key of another
 * refund.
 */
export function requestRefund(
  em: EntityManager,
  actor: User,
  providers: readonly string[],
  { key, orderId, amount }: RefundOnlineInput,
): Promise<OnlineRefund> {
  const id = key.toLowerCase();
  const grosze = parseAmount(amount);
  if (grosze === 0) {
    throw wrongField('amount', 'Podaj kwotę większą od zera.');
  }
  return asStaff(em, actor, async (tx) => {
    await lockAccount(tx, orderId);
    const existing = await tx.findOne(OnlineRefund, { id }, { populate: ['receipt.payment'] });
    if (existing) return expectSame(existing, orderId, grosze);
    const { from, amount: most } = await refundableOf(tx, orderId, providers);
    if (!from || grosze > most) throw tooMuch(most);
    const refund = tx.create(OnlineRefund, {
      id,
      receipt: from.receipt,
      amount: formatAmount(grosze),
    });
    await book(tx, {
      orderId,
      kind: 'refund_requested',
      amount: grosze,
      method: 'online',
      reference: refund.id,
      actorId: actor.id,
    });
    return refund;
  });
}

function expectSame(existing: OnlineRefund, orderId: number, amount: number): OnlineRefund {
  const { payment } = existing.receipt.getEntity();
  if (payment.getEntity().order.id === orderId && parseAmount(existing.amount) === amount)
    return existing;
  throw new AppError('CONFLICT', 'Ten zwrot został już zlecony z\u00a0innymi danymi.');
}

const tooMuch = (most: number): AppError =>
  new AppError(
    'CONFLICT',
    most === 0
      ? 'Nie ma czego zwrócić online: nic nie nadpłacono albo zwrot jest już zlecony.'
      : `Online można teraz zwrócić najwyżej ${formatZloty(most)}.`,
  );

/** Money that came online, with what can still be sent back of it. */
interface RefundableReceipt {
  receipt: OnlineReceipt;
  /** What can still be sent back, in grosze. */
  left: Grosze;
}

/** What the provider can refund of an order by one request. */
interface Refundable {
  /** The receipt with the largest remaining amount; null where nothing came online or nothing is to be refunded. */
  from: RefundableReceipt | null;
  /** In grosze: what is to be refunded to the customer and not requested online yet, at most what remains of `from`. */
  amount: Grosze;
}

/** What one of these providers, given by their codes, can refund of an order now. */
export async function refundableOf(
  em: EntityManager,
  orderId: number,
  providers: readonly string[],
): Promise<Refundable> {
  const { toRefund } = await balanceOf(em, orderId);
  if (toRefund === 0) return { from: null, amount: 0 };
  const receipts = await em.find(OnlineReceipt, { payment: { order: orderId } });
  const refunds = await em.find(OnlineRefund, {
    receipt: { $in: receipts },
    state: { $ne: 'failed' },
  });
  const sum = (rows: readonly OnlineRefund[]) =>
    rows.reduce((total, { amount }) => total + parseAmount(amount), 0);
  const pending = sum(refunds.filter(({ state }) => state !== 'done'));
  const [from = null] = receipts
    .filter(({ provider }) => providers.includes(provider))
    .map((receipt) => ({
      receipt,
      left:
        parseAmount(receipt.amount) - sum(refunds.filter((each) => each.receipt.id === receipt.id)),
    }))
    .toSorted((one, other) => other.left - one.left || one.receipt.id - other.receipt.id);
  return { from, amount: Math.max(0, Math.min(from?.left ?? 0, toRefund - pending)) };
}
