import type { EntityManager } from '@mikro-orm/postgresql';
import { parseAmount } from '#engine/goods/price/money';
import type { InvoicePayment } from '#engine/trade/invoices/invoice';
import type { LedgerEntry } from './ledger-entry.entity.js';
import { movementsOf } from './list-entries.js';

type Movement = Pick<LedgerEntry, 'kind' | 'amount' | 'method' | 'valueDay'>;

/** The money of an order that the customer has not got back, by the day on which it was paid. */
export const moneyByDay = async (em: EntityManager, orderId: number): Promise<InvoicePayment[]> =>
  netByDay(await movementsOf(em, orderId));

/**
 * What is left of payments after refunds, by the day of payment, the oldest first. A refund takes back the latest
 * payments before it. What was settled before the ledger existed (the method `opening`) counts as paid by transfer.
 */
export function netByDay(movements: readonly Movement[]): InvoicePayment[] {
  const days: InvoicePayment[] = [];
  // What was refunded above all that was paid before it, as after a transfer that was booked in error.
  let ahead = 0;
  for (const { kind, amount, method, valueDay: day } of movements.toSorted(byDay)) {
    let left = parseAmount(amount);
    if (kind === 'paid') {
      const back = Math.min(ahead, left);
      ahead -= back;
      const latest = days.at(-1);
      const before = latest?.day === day ? days.pop() : undefined;
      const paidBy = method === 'online' ? method : 'transfer';
      days.push({ day, paidBy, amount: (before?.amount ?? 0) + left - back });
      continue;
    }
    for (const each of days.toReversed()) {
      const back = Math.min(each.amount, left);
      each.amount -= back;
      left -= back;
    }
    ahead += left;
  }
  return days.filter(({ amount }) => amount > 0);
}

const byDay = (one: Movement, other: Movement): number =>
  one.valueDay.localeCompare(other.valueDay);
