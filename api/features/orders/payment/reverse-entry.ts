import type { EntityManager } from '@mikro-orm/postgresql';
import { parseAmount } from '#engine/goods/price/money';
import { reversalOf } from '#engine/trade/shop/payment-labels';
import type { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import type { LedgerEntry } from '../../ledger/ledger-entry.entity.js';
import { bookForOrder } from './book-for-order.js';

/**
 * Reverses a wrong entry by another entry with the reason, and mails the customer, except about an entry of the method
 * `opening`. Throws CONFLICT for an entry that was reversed already, moved no money or was confirmed by the payment
 * provider, and for a payment larger than what is paid less the online refunds under way; FORBIDDEN for one that
 * needs payments:correct. Locks the account and flushes.
 */
export async function reverseEntry(
  tx: EntityManager,
  actor: User,
  entry: LedgerEntry,
  reason: string,
): Promise<void> {
  const kind = expectReversible(entry, actor);
  const { isNew } = await bookForOrder(tx, {
    orderId: entry.account.id,
    kind,
    amount: parseAmount(entry.amount),
    method: entry.method,
    reference: entry.reference,
    actorId: actor.id,
    note: reason,
    reverses: entry,
  });
  if (!isNew) throw new AppError('CONFLICT', 'Ten wpis jest już wycofany.');
}

function expectReversible({ kind, method }: LedgerEntry, actor: User) {
  const reversal = reversalOf(kind);
  if (!reversal)
    throw new AppError('CONFLICT', 'Tego wpisu nie można wycofać: nie zmienił stanu wpłat.');
  if (method === 'online')
    throw new AppError(
      'CONFLICT',
      'Ten wpis potwierdził operator płatności, więc nie można go wycofać. Jeśli trzeba oddać pieniądze, zleć zwrot.',
    );
  if (method === 'opening' && !actor.may('payments:correct'))
    throw new AppError(
      'FORBIDDEN',
      'Rozliczenie sprzed otwarcia księgi może wycofać tylko osoba, której rola na to pozwala.',
    );
  return reversal;
}
