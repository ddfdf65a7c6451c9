import type { EntityManager } from '@mikro-orm/postgresql';
import { type Grosze, formatAmount, parseAmount } from '#engine/goods/price/money';
import { polishClock } from '#engine/locale/polish-time';
import { type Part, planOf, planWith } from '#engine/trade/shop/instalment-plan';
import type { PaymentTerms } from '#engine/trade/shop/payment-terms';
import { coverageOf, depositIsPaid, dueOf, setNextDue } from './coverage.js';
import { Instalment } from './instalment.entity.js';
import { type AccountRows, lockAccount, lockAccounts } from './lock-accounts.js';
import { type AccountStage, OrderAccount } from './order-account.entity.js';

/** What the ledger needs to open the account of a new order. */
interface NewAccount {
  orderId: number;
  /** The price of the order, in grosze. */
  total: Grosze;
  terms: PaymentTerms;
  isForCompany: boolean;
}

/** What the ledger needs to adjust the account of a changed order. */
interface ChangedAccount extends Omit<NewAccount, 'terms'> {
  now?: Date;
}

/**
 * Opens the account of a new order and returns its schedule; nothing is due before the order is confirmed. The caller
 * flushes.
 */
export function openAccount(
  tx: EntityManager,
  { orderId, total, terms, isForCompany }: NewAccount,
): Part[] {
  const account = tx.create(OrderAccount, {
    id: orderId,
    total: formatAmount(total),
    isForCompany,
    ...terms,
  });
  const plan = planOf(total, terms.depositPercent);
  for (const part of plan) createInstalment(tx, account, part);
  return plan;
}

/**
 * Adjusts the schedule to another total of the order (grosze). A deposit that is paid keeps its amount while the new
 * total is above it; a total that is not becomes a single part. Without a paid deposit, the total is split again by the
 * terms. What is paid above the new total is to be refunded. A part that was fully paid and no longer is gets a new due
 * day. Throws NOT_FOUND. Locks the account: lock the order before it. Flushes.
 */
export async function schedule(
  tx: EntityManager,
  { orderId, total, isForCompany, now = new Date() }: ChangedAccount,
): Promise<void> {
  const rows = await lockAccount(tx, orderId);
  const wasPaid = new Set(
    coverageOf(rows).flatMap(({ kind, remaining }) => (remaining === 0 ? [kind] : [])),
  );
  const parts = newPlan(rows, total);
  Object.assign(rows.account, { total: formatAmount(total), isForCompany });
  rows.instalments = replaceParts(tx, rows, parts);
  setDueDates(rows, now, (kind, remaining) => wasPaid.has(kind) && remaining > 0);
  await tx.flush();
}

/**
 * Moves accounts to other stages, given by the id of the order. The deposit becomes due some days after the order is
 * agreed, the rest some days after it is ready; a single instalment counts as the deposit where the terms name a
 * deposit, otherwise as the rest. A step back behind that stage removes a due day, and an order that goes on after a
 * cancellation gets new due days. A cancelled order owes nothing: what was paid is to be refunded. Locks the accounts
 * and flushes.
 */
export async function moveAccounts(
  tx: EntityManager,
  stages: ReadonlyMap<number, AccountStage>,
  now = new Date(),
): Promise<void> {
  for (const rows of await lockAccounts(tx, [...stages.keys()])) {
    const { account, instalments } = rows;
    const wasCancelled = account.stage === 'cancelled';
    account.stage = stages.get(account.id) ?? account.stage;
    for (const instalment of instalments) instalment.formerDue = instalment.due;
    setDueDates(rows, now, () => wasCancelled);
  }
  await tx.flush();
}

/**
 * Undoes the latest move of accounts: gives them the former stages, by the id of the order, and the former due days.
 * Locks the accounts and flushes.
 */
export async function moveAccountsBack(
  tx: EntityManager,
  stages: ReadonlyMap<number, AccountStage>,
): Promise<void> {
  for (const rows of await lockAccounts(tx, [...stages.keys()])) {
    const { account, instalments } = rows;
    account.stage = stages.get(account.id) ?? account.stage;
    for (const instalment of instalments) instalment.due = instalment.formerDue;
    setDueDates(rows, new Date(), () => false);
  }
  await tx.flush();
}

function newPlan(rows: AccountRows, total: Grosze): Part[] {
  const deposit = rows.instalments.find(({ kind }) => kind === 'deposit');
  return deposit && depositIsPaid(rows)
    ? planWith(total, parseAmount(deposit.amount))
    : planOf(total, rows.account.depositPercent);
}

function replaceParts(
  tx: EntityManager,
  { account, instalments }: AccountRows,
  parts: readonly Part[],
): Instalment[] {
  for (const instalment of instalments)
    if (!parts.some(({ kind }) => kind === instalment.kind)) tx.remove(instalment);
  return parts.map((part) => {
    const existing = instalments.find(({ kind }) => kind === part.kind);
    if (!existing) return createInstalment(tx, account, part);
    existing.amount = formatAmount(part.amount);
    return existing;
  });
}

/** Instalments keep their due day, unless `renews` says otherwise or the order has gone back to an earlier stage. */
function setDueDates(
  rows: AccountRows,
  now: Date,
  renews: (kind: Part['kind'], remaining: Grosze) => boolean,
): void {
  const { account, instalments } = rows;
  const today = polishClock(now).day;
  const remaining = new Map(coverageOf(rows).map((part) => [part.kind, part.remaining]));
  if (account.stage !== 'cancelled')
    for (const instalment of instalments) {
      const { kind } = instalment;
      const due = dueOf(account, kind, today);
      instalment.due =
        due && !renews(kind, remaining.get(kind) ?? 0) ? (instalment.due ?? due) : due;
    }
  setNextDue(rows);
}

function createInstalment(
  tx: EntityManager,
  account: OrderAccount,
  { kind, amount }: Part,
): Instalment {
  return tx.create(Instalment, { account, kind, amount: formatAmount(amount) });
}
