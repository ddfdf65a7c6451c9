import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { formatAmount, parseAmount } from '#engine/goods/price/money';
import { PAYOUT_PAYERS, payoutProvider } from '../../../adapters/payments/payout-payers.js';
import { batched } from '../../../shared/batched.js';
import { OnlineReceipt } from '../../payments/online/online-receipt.entity.js';
import { BankTransfer } from '../bank-transfer.entity.js';
import type { BankTransferPayout } from '../statement.inputs.js';
import { type OnlineMoney, matchPayouts } from './match-payouts.js';

/** Payouts are matched in the order of their days, from this many days before the earliest one asked for. */
const DAYS = 60;

/** What a payout of the payment provider most likely consists of; undefined for any other transfer. */
export const payoutOf = batched(
  async (
    em: EntityManager,
    transfers: readonly BankTransfer[],
  ): Promise<ReadonlyMap<BankTransfer, BankTransferPayout>> => {
    const asked = transfers.flatMap((transfer) => {
      const provider = transfer.currency === 'PLN' ? payoutProvider(transfer.partyName) : null;
      return provider === null ? [] : [{ transfer, provider }];
    });
    const byProvider = Map.groupBy(asked, ({ provider }) => provider);
    const matched = await Promise.all(
      [...byProvider].map(([provider, some]) => {
        const days = some.map(({ transfer }) => transfer.bookedOn).toSorted();
        return matchedFrom(em, provider, addDays(days[0] ?? '', -DAYS));
      }),
    );
    const found = new Map(matched.flatMap((each) => [...each]));
    return new Map(
      asked.map(({ transfer, provider }) => [
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
