import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { expectVersion } from '../../../shared/row-version.js';
import { asStaff } from '../../audit/as-staff.js';
import { LedgerEntry } from '../../ledger/ledger-entry.entity.js';
import { reverseEntry } from '../../orders/payment/reverse-entry.js';
import { BankTransfer } from '../bank-transfer.entity.js';
import { decision, lockTransfer } from '../decide-transfer.js';
import type { ReverseLedgerEntryInput, UndoBankTransferInput } from './reversal.inputs.js';

/**
 * Reverses an entry of the ledger by another one; if the entry booked a bank transfer, the transfer waits for a
 * decision again. Returns the id of the order. Throws NOT_FOUND for an unknown entry, and the errors of `reverseEntry`.
 */
export function reverseLedgerEntry(
  em: EntityManager,
  viewer: User,
  { entryId, reason }: ReverseLedgerEntryInput,
): Promise<number> {
  return asStaff(em, viewer, async (tx) => {
    const entry = await tx.findOne(LedgerEntry, { id: entryId });
    if (!entry) throw new AppError('NOT_FOUND', 'Nie ma takiego wpisu.');
    const { reference, account } = entry;
    const booked = await tx.find(BankTransfer, { order: account.id, state: 'booked' });
    const candidate = booked.find((transfer) => transfer.bookingReference() === reference);
    const transfer = candidate && (await lockTransfer(tx, candidate.id));
    if (transfer?.state === 'booked') release(tx, viewer, transfer, reason);
    await reverseEntry(tx, viewer, entry, reason);
    return account.id;
  });
}

/**
 * Reverses the booking of a bank transfer, which then waits for a decision again. Throws NOT_FOUND, CHANGED_MEANWHILE
 * for a version that is not the latest, CONFLICT for a transfer that is not booked or was refunded since.
 */
export async function undoTransfer(
  em: EntityManager,
  viewer: User,
  { id, version, reason }: UndoBankTransferInput,
): Promise<void> {
  await asStaff(em, viewer, async (tx) => {
    const transfer = await lockTransfer(tx, id);
    if (transfer.state !== 'booked')
      throw new AppError('CONFLICT', 'Ten przelew nie jest zaksięgowany.');
    expectVersion(transfer, version);
    const entry = await tx.findOneOrFail(LedgerEntry, {
      method: 'transfer',
      reference: transfer.bookingReference(),
      kind: 'paid',
    });
    release(tx, viewer, transfer, reason);
    await reverseEntry(tx, viewer, entry, reason);
  });
}

function release(tx: EntityManager, viewer: User, transfer: BankTransfer, reason: string): void {
  tx.assign(transfer, {
    state: 'doubtful',
    order: null,
    reasons: [],
    note: reason.trim(),
    undoneCount: transfer.undoneCount + 1,
    ...decision(tx, viewer),
  });
}
