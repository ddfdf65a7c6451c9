import { type Grosze, parseAmount } from '#engine/goods/price/money';
import { addDays } from '#engine/locale/day';
import { type Covered, cover } from '#engine/trade/shop/instalment-plan';
import type { InstalmentKind } from '#engine/trade/shop/payment-labels';
import { isDueAsDeposit } from '#engine/trade/shop/payment-terms';
import type { AccountRows } from './lock-accounts.js';
import type { OrderAccount } from './order-account.entity.js';

/** An instalment and what is paid of it, in grosze. */
export interface CoveredInstalment extends Covered {
  kind: InstalmentKind;
  amount: Grosze;
  /** The due day in Poland: "2026-12-01"; null until it is known. */
  due: string | null;
}

/** The instalments with what is paid of each; payments cover the deposit first, then the rest. */
export function coverageOf({ account, instalments }: AccountRows): CoveredInstalment[] {
  const parts = instalments.map(({ kind, amount, due }) => ({
    kind,
    amount: parseAmount(amount),
    due,
  }));
  return cover(parts, parseAmount(account.paid));
}

/** Whether the part that must be paid before production is paid in full; true where there is no such part. */
export const depositIsPaid = (rows: AccountRows): boolean =>
  coverageOf(rows).every(
    ({ kind, remaining }) => remaining === 0 || !isDueAsDeposit(kind, rows.account),
  );

/**
 * The due day of a part whose term begins `today`. Null where the order is not at that stage yet (confirmed, for a part
 * that is due as a deposit; dispatched, for any other), and for a cancelled order.
 */
export function dueOf(account: OrderAccount, kind: InstalmentKind, today: string): string | null {
  const { stage } = account;
  const isSent = stage === 'ready' || stage === 'delivered';
  const isKnown = isSent || (stage === 'agreed' && isDueAsDeposit(kind, account));
  return isKnown ? addDays(today, termDaysOf(account, kind)) : null;
}

/** The number of days from the order's confirmation (deposit) or dispatch (rest) to the due day of a part. */
export const termDaysOf = (account: OrderAccount, kind: InstalmentKind): number =>
  isDueAsDeposit(kind, account) ? account.depositDays : account.restDays;

/**
 * Stores on the account the earliest due day of a part that is not fully paid; null where none has a due day, and for a
 * cancelled order.
 */
export function setNextDue(rows: AccountRows): void {
  const { account } = rows;
  const days = coverageOf(rows).flatMap(({ due, remaining }) =>
    due !== null && remaining > 0 ? [due] : [],
  );
  account.nextDue = account.stage === 'cancelled' ? null : (days.toSorted()[0] ?? null);
}
