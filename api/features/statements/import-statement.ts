import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount } from '#engine/goods/price/money';
import { db } from '../../database/db.js';
import { User } from '../../identity/user.entity.js';
import { type AppError, wrongField } from '../../shared/errors.js';
import { inBatches } from '../../shared/in-turns.js';
import { asStaff } from '../audit/as-staff.js';
import { lockAccounts } from '../ledger/lock-accounts.js';
import { lockOrders } from '../orders/find-order.js';
import { bookForOrder } from '../orders/payment/book-for-order.js';
import { BankStatement } from './bank-statement.entity.js';
import { BankTransfer } from './bank-transfer.entity.js';
import { fingerprintsOf } from './fingerprints.js';
import { type Match, matchTransfers } from './matching/match-transfers.js';
import { ordersToPay, readOrders } from './orders-to-pay.js';
import { readStatement } from './reading/read-statement.js';
import {
  type BalanceDifference,
  type Statement,
  type StatementRow,
  refused,
} from './reading/statement.js';

/** An incoming transfer of the file, and the orders that it may pay. */
interface Planned {
  row: StatementRow;
  fingerprint: string;
  match: Match;
}

/** How often an import is tried at most when concurrent imports store the same transfer. */
const ATTEMPTS = 3;

/**
 * Imports a bank statement in one transaction: each incoming transfer that no earlier statement has listed is stored,
 * and booked where it is certain which order it pays; the others wait for staff. Throws BAD_USER_INPUT for a file that
 * is no statement or lists no operations, and CONFLICT, unless `acceptDifference`, where its balances do not fit its
 * operations; nothing is written then.
 */
export async function importStatement(
  em: EntityManager,
  viewer: User,
  file: Buffer,
  { acceptDifference = false }: { acceptDifference?: boolean | undefined } = {},
): Promise<BankStatement> {
  const read = await readStatement(file);
  if (read.rows.length === 0) throw refused('Wyciąg nie ma żadnych operacji.');
  const [difference] = read.differences;
  if (difference && !acceptDifference) throw wrongBalance(difference);
  for (let attempt = 1; ; attempt += 1)
    try {
      return await asStaff(em.fork(), viewer, (tx) => storeStatement(tx, viewer, read));
    } catch (error) {
      // Another import has stored one of the transfers meanwhile: the next attempt finds it.
      if (!(error instanceof UniqueConstraintViolationException) || attempt === ATTEMPTS)
        throw error;
    }
}

async function storeStatement(
  tx: EntityManager,
  viewer: User,
  { format, rows }: Statement,
): Promise<BankStatement> {
  const days = rows.map(({ bookedOn }) => bookedOn).toSorted();
  const credits = rows.filter(({ isCredit }) => isCredit);
  const planned = await plan(tx, credits);
  const count = (kind: Match['kind']) => planned.filter(({ match }) => match.kind === kind).length;
  const statement = tx.create(BankStatement, {
    format,
    importedAt: new Date(),
    importedBy: tx.getReference(User, viewer.id),
    firstDay: days[0] ?? '',
    lastDay: days.at(-1) ?? '',
    bookedCount: count('certain'),
    doubtfulCount: count('doubtful'),
    unknownCount: count('none'),
    knownCount: credits.length - planned.length,
    debitCount: rows.length - credits.length,
  });
  await tx.flush();
  await inBatches(planned, (batch) => write(tx, statement, batch));
  return statement;
}

/**
 * Matches the transfers that no earlier statement has listed with orders. The orders that they certainly pay stay
 * locked, with their accounts, until the end of the transaction.
 */
async function plan(tx: EntityManager, credits: readonly StatementRow[]): Promise<Planned[]> {
  const fresh = await newOnes(tx, credits);
  const rows = fresh.map(({ row }) => row);
  const orders = await ordersToPay(tx, rows);
  const paid = paidBy(await matchTransfers(rows, orders));
  await lockOrders(tx, paid);
  await lockAccounts(tx, paid);
  const locked = new Map((await readOrders(tx, paid)).map((order) => [order.id, order]));
  const current = orders.map((order) => locked.get(order.id) ?? order);
  const matches = await matchTransfers(rows, current);
  return (
    fresh
      .map((each, index) => ({ ...each, match: matches[index] ?? { kind: 'none' as const } }))
      // The transfers are inserted in the order of their fingerprints, so that concurrent imports cannot deadlock.
      .toSorted((one, other) => (one.fingerprint < other.fingerprint ? -1 : 1))
  );
}

async function newOnes(tx: EntityManager, credits: readonly StatementRow[]) {
  const fingerprints = fingerprintsOf(credits);
  const imported = await inBatches(fingerprints, (batch) =>
    db(tx)
      .selectFrom('BankTransfer')
      .select('fingerprint')
      .where('fingerprint', 'in', batch)
      .execute(),
  );
  const listed = new Set(imported.map(({ fingerprint }) => fingerprint));
  return credits
    .map((row, index) => ({ row, fingerprint: fingerprints[index] ?? '' }))
    .filter(({ fingerprint }) => !listed.has(fingerprint));
}

const paidBy = (matches: readonly Match[]): number[] => [
  ...new Set(
    matches.flatMap((match) => (match.kind === 'certain' ? [match.candidate.orderId] : [])),
  ),
];

/**
 * Inserts the transfers without MikroORM's unit of work, which would compare all of them at each booking and block the
 * event loop, and books those that certainly pay an order.
 */
async function write(
  tx: EntityManager,
  statement: BankStatement,
  batch: readonly Planned[],
): Promise<readonly Planned[]> {
  const decidedAt = new Date();
  const rows = batch.map(({ row, fingerprint, match }) => {
    const { isCredit: _, amount, ...fields } = row;
    const certain = match.kind === 'certain' ? match.candidate : null;
    return {
      ...fields,
      statement: statement.id,
      fingerprint,
      amount: formatAmount(amount),
      state: STATES[match.kind],
      order: certain?.orderId ?? null,
      reasons: certain?.reasons ?? [],
      decidedAt: certain && decidedAt,
    };
  });
  await tx.insertMany(BankTransfer, rows);
  for (const { row, fingerprint, match } of batch)
    if (match.kind === 'certain')
      await bookForOrder(tx, {
        orderId: match.candidate.orderId,
        kind: 'paid',
        amount: row.amount,
        method: 'transfer',
        reference: fingerprint,
        valueDay: row.bookedOn,
      });
  return batch;
}

function wrongBalance({ expected, closing }: BalanceDifference): AppError {
  const [sum, stated, difference] = [expected, closing, Math.abs(closing - expected)].map(
    (amount) => formatAmount(amount).replace('.', ','),
  );
  return wrongField(
    'acceptDifference',
    `Saldo końcowe wyciągu to ${stated}, a\u00a0saldo początkowe z\u00a0operacjami daje ${sum}: różnica wynosi ${difference}. Możliwe, że brakuje operacji. Pobierz wyciąg jeszcze raz.`,
    'CONFLICT',
  );
}

const STATES = { certain: 'booked', doubtful: 'doubtful', none: 'unknown' } as const;
