import type { RateSum } from '#engine/trade/invoices/invoice';
import { shareOut } from '#engine/trade/invoices/share-out';
import { amountsOf, subtractSums } from '#engine/trade/invoices/sums';
import { parseAmount } from '#engine/goods/price/money';
import { DIRECTION } from '../../ledger/book.js';
import type { LedgerEntry } from '../../ledger/ledger-entry.entity.js';

/**
 * Net, VAT and gross by rate of each entry of an order that moves money, by its id; below zero where money leaves. Each
 * payment is divided between the rates in proportion to the goods, such that together they equal the sums of the goods
 * exactly once all is paid. The entries are in the order in which they were booked.
 */
export function vatOfEntries(
  goods: readonly RateSum[],
  entries: readonly LedgerEntry[],
): ReadonlyMap<string, RateSum[]> {
  const found = new Map<string, RateSum[]>();
  let paid = 0;
  for (const { id, kind, amount } of entries) {
    if (DIRECTION[kind] === 0) continue;
    const before = paidSums(goods, paid);
    paid += DIRECTION[kind] * parseAmount(amount);
    found.set(id, subtractSums(paidSums(goods, paid), before));
  }
  return found;
}

/** The part of the goods' sums that this amount pays. */
const paidSums = (goods: readonly RateSum[], paid: number): RateSum[] =>
  shareOut(
    paid,
    goods.map(({ gross }) => gross),
  ).map((gross, index) => amountsOf(gross, goods[index]!.rate));
