import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount, parseAmount, type Grosze } from '#engine/goods/price/money';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { PAYOUT_PAYERS, payoutProvider } from '../../../adapters/payments/payout-payers.js';
import { batched } from '../../../shared/batched.js';
import { OnlineReceipt } from '../../payments/online/online-receipt.entity.js';
import { BankTransfer } from '../bank-transfer.entity.js';
import type { BankTransferPayout } from '../statement.inputs.js';

/** Payouts are matched in the order of their days, from this many days before the earliest one asked for. */
const DAYS = 60;

/** What a payout of the payment provider most likely consists of; undefined for any other transfer. */
export const payoutOf = batched(
  async (
    em: EntityManager,
    transfers: readonly BankTransfer[],
  ): Promise<ReadonlyMap<BankTransfer, BankTransferPayout>> => {
    const fromProviders = transfers.flatMap((transfer) => {
      const provider = transfer.currency === 'PLN' ? payoutProvider(transfer.partyName) : null;
      return provider === null ? [] : [{ transfer, provider }];
    });
    const byProvider = Map.groupBy(fromProviders, ({ provider }) => provider);
    const matched = await Promise.all(
      [...byProvider].map(([provider, some]) => {
        const days = some.map(({ transfer }) => transfer.bookedOn).toSorted();
        return matchedFrom(em, provider, addDays(days[0] ?? '', -DAYS));
      }),
    );
    const found = new Map(matched.flatMap((each) => [...each]));
    return new Map(
      fromProviders.map(({ transfer, provider }) => [
        transfer,
        asPayout(provider, transfer, found.get(transfer.id) ?? []),
      ]),
    );
  },
);

/** The payments of all payouts of a provider that were booked on this day or later. */
async function matchedFrom(em: EntityManager, provider: string, from: string) {
  const names = (PAYOUT_PAYERS[provider] ?? []).map((word) => ({
    partyName: { $ilike: `%${word}%` },
  }));
  const payouts = await em.find(
    BankTransfer,
    { $or: names, bookedOn: { $gte: from }, currency: 'PLN', splitFrom: null },
    {
      fields: ['bookedOn', 'amount'],
      orderBy: { bookedOn: 'asc', id: 'asc' },
      disableIdentityMap: true,
    },
  );
  const receipts = await em.find(
    OnlineReceipt,
    { provider, at: { $gte: new Date(`${from}T00:00:00Z`) } },
    { populate: ['payment'], orderBy: { id: 'asc' }, disableIdentityMap: true },
  );
  return matchPayouts(
    payouts.map(({ id, bookedOn, amount }) => ({ id, bookedOn, amount: parseAmount(amount) })),
    receipts.map(({ payment, reference, amount, at }) => ({
      orderId: payment.getEntity().order.id,
      reference,
      amount: parseAmount(amount),
      day: polishClock(at).day,
    })),
  );
}

function asPayout(
  provider: string,
  { amount }: BankTransfer,
  payments: readonly OnlineMoney[],
): BankTransferPayout {
  const total = payments.reduce((sum, payment) => sum + payment.amount, 0);
  return {
    provider,
    payments: payments.map((payment) => ({ ...payment, amount: formatAmount(payment.amount) })),
    fee: payments.length > 0 ? formatAmount(total - parseAmount(amount)) : null,
  };
}

/** Money that came online and is paid out by the provider later. */
interface OnlineMoney {
  orderId: number;
  /** The provider's id of the money. */
  reference: string;
  amount: Grosze;
  /** The day on which it was received: "2026-11-24". */
  day: string;
}

/** A transfer of the provider, as a statement lists it. */
interface PayoutTransfer {
  id: number;
  bookedOn: string;
  amount: Grosze;
}

/**
 * The highest fee that is taken for plausible: 2 % of the payments and 1 zł for each. Przelewy24's usual rate is 1.29 %
 * and 0.30 zł, that of older contracts 1.9 %.
 */
const MOST_PERCENT = 2;
const MOST_EACH: Grosze = 100;

/**
 * The payments that each payout most likely consists of, by the id of the transfer; none where nothing fits. A provider
 * pays out in the order of receipt: each payout, the earliest first, takes the oldest successive payments, received by
 * its day and in no earlier payout, whose sum is its amount and a plausible fee.
 *
 * @param payouts The earliest first.
 * @param received The earliest first.
 */
export function matchPayouts(
  payouts: readonly PayoutTransfer[],
  received: readonly OnlineMoney[],
): ReadonlyMap<number, readonly OnlineMoney[]> {
  let left = received;
  return new Map(
    payouts.map(({ id, bookedOn, amount }) => {
      const paidOut = paymentsOf(
        amount,
        left.filter(({ day }) => day <= bookedOn),
      );
      left = left.filter((payment) => !paidOut.includes(payment));
      return [id, paidOut];
    }),
  );
}

/** The oldest successive payments that cover the amount with a plausible fee. */
function paymentsOf(amount: Grosze, received: readonly OnlineMoney[]): readonly OnlineMoney[] {
  let [end, sum] = [0, 0];
  for (const [start, first] of received.entries()) {
    for (; sum < amount && end < received.length; end += 1) sum += received[end]?.amount ?? 0;
    if (sum < amount) return [];
    if (isPlausible(sum - amount, sum, end - start)) return received.slice(start, end);
    sum -= first.amount;
  }
  return [];
}

const isPlausible = (fee: Grosze, sum: Grosze, count: number): boolean =>
  fee <= (sum * MOST_PERCENT) / 100 + MOST_EACH * count;
