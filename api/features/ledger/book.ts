import type { EntityManager } from '@mikro-orm/postgresql';
import { type Grosze, formatAmount, formatZloty, parseAmount } from '#engine/goods/price/money';
import { polishClock } from '#engine/locale/polish-time';
import type { EntryKind, PaymentMethod } from '#engine/trade/shop/payment-labels';
import { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import { setNextDue } from './coverage.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { lockAccount } from './lock-accounts.js';

export interface NewEntry {
  orderId: number;
  /**
   * Only `paid`, `refunded` and their reversals change the paid amount, so verify a payment or a refund before you book
   * it.
   */
  kind: EntryKind;
  /** In grosze, above zero. */
  amount: Grosze;
  method: PaymentMethod;
  /** Together with method and kind, identifies the movement of money; 1-100 characters. */
  reference: string;
  /** The day in Poland on which the money moved: "2026-11-25"; null or left out: today. */
  valueDay?: string | null;
  /** The id of the user who books; null or left out where no member of staff does. */
  actorId?: number | null;
  note?: string | null;
  /** The entry that this one reverses. */
  reverses?: LedgerEntry | null;
}

export interface Booked {
  entry: LedgerEntry;
  /** False where the movement was in the ledger already and nothing was booked. */
  isNew: boolean;
}

/** The sign with which the amount of each kind of entry is added to the paid amount. */
export const DIRECTION: Readonly<Record<EntryKind, -1 | 0 | 1>> = {
  requested: 0,
  paid: 1,
  failed: 0,
  refund_requested: 0,
  refund_failed: 0,
  refunded: -1,
  paid_reversed: -1,
  refund_reversed: 1,
};

/**
 * Books a movement of money for an order, once for its method, reference and kind: booked again, it returns the
 * existing entry. A payment that is too much, or for a cancelled order, is booked, too: `balanceOf` then shows what is
 * to be refunded. An online refund is booked even where it exceeds what is paid, because the payment provider has
 * already made it. Locks the account: a caller that also locks the order does that first. Flushes.
 *
 * Throws NOT_FOUND for an unknown order. Throws CONFLICT where a refund or the reversal of a payment, unless it is
 * online, exceeds what is paid minus the online refunds under way, and where the existing entry has another amount or
 * order.
 */
export async function book(tx: EntityManager, newEntry: NewEntry): Promise<Booked> {
  const rows = await lockAccount(tx, newEntry.orderId);
  const { account } = rows;
  const existing = await findEntry(tx, newEntry);
  if (existing) return { entry: existing, isNew: false };
  const paid = parseAmount(account.paid) + DIRECTION[newEntry.kind] * newEntry.amount;
  if (DIRECTION[newEntry.kind] < 0 && newEntry.method !== 'online')
    await expectPaid(tx, newEntry, parseAmount(account.paid));
  const { kind, amount, method, reference, valueDay, actorId, note, reverses } = newEntry;
  const at = new Date();
  const entry = tx.create(LedgerEntry, {
    account,
    kind,
    amount: formatAmount(amount),
    method,
    reference,
    valueDay: valueDay ?? polishClock(at).day,
    at,
    actor: actorId ? tx.getReference(User, actorId) : null,
    note: note?.trim() || null,
    reverses: reverses ?? null,
  });
  account.paid = formatAmount(paid);
  setNextDue(rows);
  await tx.flush();
  return { entry, isNew: true };
}

async function findEntry(
  tx: EntityManager,
  { orderId, kind, amount, method, reference }: NewEntry,
): Promise<LedgerEntry | null> {
  const existing = await tx.findOne(LedgerEntry, { method, reference, kind });
  if (existing && (existing.account.id !== orderId || parseAmount(existing.amount) !== amount))
    throw new AppError(
      'CONFLICT',
      `Ten identyfikator operacji ma już inny wpis: zamówienie nr ${existing.account.id}, ${formatZloty(parseAmount(existing.amount))}.`,
    );
  return existing;
}

/** Throws CONFLICT where the amount exceeds what is paid minus the online refunds under way. */
async function expectPaid(
  tx: EntityManager,
  { orderId, kind, amount }: NewEntry,
  paid: Grosze,
): Promise<void> {
  const requested = await requestedRefunds(tx, orderId);
  if (amount > paid - requested) throw tooMuch(kind, paid - requested, requested);
}

/** The sum of the online refunds of an order that were requested and have neither been made nor failed. */
async function requestedRefunds(tx: EntityManager, orderId: number): Promise<Grosze> {
  const entries = await tx.find(LedgerEntry, {
    account: orderId,
    kind: { $in: ['refund_requested', 'refund_failed', 'refunded'] },
  });
  const ended = new Set(
    entries.flatMap(({ kind, reference }) => (kind === 'refund_requested' ? [] : [reference])),
  );
  return entries
    .filter(({ reference }) => !ended.has(reference))
    .reduce((sum, { amount }) => sum + parseAmount(amount), 0);
}

function tooMuch(kind: EntryKind, left: Grosze, requested: Grosze): AppError {
  const onItsWay = `zwrot ${formatZloty(requested)} jest już zlecony online`;
  if (kind === 'paid_reversed')
    return new AppError(
      'CONFLICT',
      requested > 0
        ? `Tej wpłaty nie da się wycofać: ${onItsWay}.`
        : 'Tej wpłaty nie da się wycofać: pieniądze z\u00a0niej zostały już zwrócone. Najpierw wycofaj wpis zwrotu.',
    );
  if (requested > 0)
    return new AppError(
      'CONFLICT',
      left > 0
        ? `Przelewem można zwrócić najwyżej ${formatZloty(left)}: ${onItsWay}.`
        : `Nie ma czego zwrócić przelewem: ${onItsWay}.`,
    );
  return new AppError(
    'CONFLICT',
    left <= 0
      ? 'Nie ma czego zwrócić: zamówienie nie ma wpłat albo wszystkie zostały już zwrócone.'
      : `Zwrócić można najwyżej ${formatZloty(left)}.`,
  );
}
