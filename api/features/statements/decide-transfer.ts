import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount, formatZloty, parseAmount } from '#engine/goods/price/money';
import { payoutProvider } from '../../adapters/payments/payout-payers.js';
import { User } from '../../identity/user.entity.js';
import { AppError, wrongField } from '../../shared/errors.js';
import { expectVersion } from '../../shared/row-version.js';
import { attempt } from '../../shared/user-error.js';
import { asStaff } from '../audit/as-staff.js';
import { lockAccounts } from '../ledger/lock-accounts.js';
import { lockOrders } from '../orders/find-order.js';
import { bookForOrder } from '../orders/payment/book-for-order.js';
import { BankTransfer } from './bank-transfer.entity.js';
import { fingerprintOfPart } from './fingerprints.js';
import type {
  BookBankTransferInput,
  SetBankTransferAsideInput,
  SplitBankTransferInput,
  TransferPartInput,
  BankTransferPayload,
} from './statement.inputs.js';

/**
 * Books a transfer, also one that was set aside, as a payment of an order and mails its customer. Throws NOT_FOUND,
 * CHANGED_MEANWHILE for a version that is not the latest, BAD_USER_INPUT for an unknown order, CONFLICT for a transfer
 * that is booked already, a payout of the payment provider or not in złoty.
 */
export async function bookTransfer(
  em: EntityManager,
  viewer: User,
  { id, version, orderId }: BookBankTransferInput,
): Promise<void> {
  await asStaff(em, viewer, async (tx) => {
    const transfer = await lockUndecided(tx, id, version);
    expectPayment(transfer);
    const [order] = await lockOrders(tx, [orderId]);
    if (!order) throw unknownOrder(orderId);
    await bookForOrder(tx, {
      orderId,
      kind: 'paid',
      amount: parseAmount(transfer.amount),
      method: 'transfer',
      reference: transfer.bookingReference(),
      valueDay: transfer.bookedOn,
      actorId: viewer.id,
    });
    tx.assign(transfer, { state: 'booked', order, note: null, ...decision(tx, viewer) });
  });
}

/**
 * Splits a transfer over several orders and books each part, which is a transfer of its own from then on. Throws
 * NOT_FOUND, CHANGED_MEANWHILE for a version that is not the latest, BAD_USER_INPUT for an unknown order, an order that
 * is named twice, a part of 0 or parts that do not add up to the transfer, CONFLICT as `bookTransfer` does.
 */
export async function splitTransfer(
  em: EntityManager,
  viewer: User,
  { id, version, parts }: SplitBankTransferInput,
): Promise<void> {
  await asStaff(em, viewer, async (tx) => {
    const transfer = await lockUndecided(tx, id, version);
    expectPayment(transfer);
    expectWhole(transfer, parts);
    const ids = parts.map(({ orderId }) => orderId);
    const orders = new Map((await lockOrders(tx, ids)).map((order) => [order.id, order]));
    await lockAccounts(tx, ids);
    tx.assign(transfer, { state: 'split', note: null, ...decision(tx, viewer) });
    for (const [index, { orderId, amount }] of parts.entries()) {
      const order = orders.get(orderId);
      if (!order) throw unknownOrder(orderId, `parts.${index}.orderId`);
      const part = tx.create(BankTransfer, {
        ...asListed(transfer),
        fingerprint: fingerprintOfPart(transfer.fingerprint, index),
        amount: formatAmount(parseAmount(amount)),
        state: 'booked',
        order,
        splitFrom: transfer,
        ...decision(tx, viewer),
      });
      await bookForOrder(tx, {
        orderId,
        kind: 'paid',
        amount: parseAmount(amount),
        method: 'transfer',
        reference: part.bookingReference(),
        valueDay: part.bookedOn,
        actorId: viewer.id,
      });
    }
  });
}

/** Throws CONFLICT for a transfer that cannot be booked as a payment of an order. */
function expectPayment(transfer: BankTransfer): void {
  if (transfer.currency !== 'PLN') throw foreign(transfer);
  if (payoutProvider(transfer.partyName) !== null)
    throw new AppError(
      'CONFLICT',
      'To wypłata operatora płatności. Jej wpłaty są już zaksięgowane, gdy klienci zapłacili online. Odłóż ten przelew.',
    );
}

/** What a statement says of a transfer, besides its amount. */
function asListed(transfer: BankTransfer) {
  const { statement, account, bookedOn, currency, partyName, partyAccount, title } = transfer;
  const { bankReference } = transfer;
  return { statement, account, bookedOn, currency, partyName, partyAccount, title, bankReference };
}

function expectWhole(transfer: BankTransfer, parts: readonly TransferPartInput[]): void {
  const amounts = parts.map(({ amount }) => parseAmount(amount));
  if (amounts.includes(0)) throw wrongField('parts', 'Każda część musi być większa od zera.');
  const [sum, total] = [
    amounts.reduce((one, other) => one + other, 0),
    parseAmount(transfer.amount),
  ];
  if (sum !== total)
    throw wrongField(
      'parts',
      `Części muszą razem dać kwotę przelewu, ${formatZloty(total)}. Teraz dają ${formatZloty(sum)}.`,
    );
}

/**
 * Sets aside a transfer that pays no order. Throws NOT_FOUND, CHANGED_MEANWHILE for a version that is not the latest,
 * CONFLICT for a booked transfer.
 */
export async function setTransferAside(
  em: EntityManager,
  viewer: User,
  { id, version, note }: SetBankTransferAsideInput,
): Promise<void> {
  await asStaff(em, viewer, async (tx) => {
    const transfer = await lockUndecided(tx, id, version);
    tx.assign(transfer, { state: 'set_aside', note: note.trim(), ...decision(tx, viewer) });
  });
}

async function lockUndecided(
  tx: EntityManager,
  id: number,
  version: number,
): Promise<BankTransfer> {
  const transfer = await lockTransfer(tx, id);
  if (transfer.state === 'split')
    throw new AppError('CONFLICT', 'Ten przelew jest już podzielony.');
  if (transfer.state === 'booked') {
    const message = `Ten przelew jest już zaksięgowany: zamówienie nr\u00a0${transfer.order?.id}.`;
    throw new AppError('CONFLICT', message);
  }
  expectVersion(transfer, version);
  return transfer;
}

/** Locks a transfer until the transaction ends and returns it. Throws NOT_FOUND. */
export async function lockTransfer(tx: EntityManager, id: number): Promise<BankTransfer> {
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const transfer = await tx.findOne(BankTransfer, { id }, locked);
  if (!transfer) throw new AppError('NOT_FOUND', 'Nie ma takiego przelewu.');
  return transfer;
}

/** The columns that say who has decided on a transfer, and when: this member of staff, now. */
export const decision = (tx: EntityManager, { id }: User) => ({
  decidedBy: tx.getReference(User, id),
  decidedAt: new Date(),
});

const foreign = ({ currency }: BankTransfer): AppError =>
  new AppError(
    'CONFLICT',
    `Ten przelew jest w\u00a0walucie ${currency}, a\u00a0zamówienia są w\u00a0złotych. Odłóż go i\u00a0zaksięguj kwotę po przewalutowaniu.`,
  );

function unknownOrder(orderId: number, path = 'orderId'): AppError {
  return wrongField(path, `Nie ma zamówienia nr\u00a0${orderId}.`);
}

/** The answer to a decision on a transfer: the current transfer, also where the decision was refused. */
export async function transferPayload(
  em: EntityManager,
  id: number,
  decide: () => Promise<void>,
): Promise<BankTransferPayload> {
  const { userErrors } = await attempt(decide);
  return { transfer: await em.fork().findOne(BankTransfer, { id }), userErrors };
}
