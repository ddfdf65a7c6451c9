import type { EntityManager } from '@mikro-orm/postgresql';
import { type Grosze, parseAmount } from '#engine/goods/price/money';
import { balanceOf } from '../../ledger/balance.js';
import { OnlineReceipt } from '../online/online-receipt.entity.js';
import { OnlineRefund } from './online-refund.entity.js';

/** Money that came online, with what can still be sent back of it. */
interface RefundableReceipt {
  receipt: OnlineReceipt;
  /** What can still be sent back, in grosze. */
  left: Grosze;
}

/** What the provider can refund of an order by one request. */
export interface Refundable {
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
