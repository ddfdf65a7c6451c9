import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Grosze, formatAmount } from '#engine/goods/price/money';
import { AppError } from '../../shared/errors.js';
import { Instalment } from './instalment.entity.js';
import { OrderAccount } from './order-account.entity.js';

/** An account with its instalments, the deposit before the rest. */
export interface AccountRows {
  account: OrderAccount;
  instalments: Instalment[];
}

/**
 * Locks the accounts of orders in ascending order of id and returns them with their instalments; unknown ids are left
 * out. Required before any decision about the money of an order. A transaction that also locks an order, or adds a row
 * that refers to one and so locks it, locks the order first: with one sequence for all there are no deadlocks.
 */
export async function lockAccounts(
  tx: EntityManager,
  orderIds: readonly number[],
): Promise<AccountRows[]> {
  if (orderIds.length === 0) return [];
  const accounts = await tx.find(
    OrderAccount,
    { id: { $in: [...orderIds] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );
  const instalments = await tx.find(
    Instalment,
    { account: { $in: [...orderIds] } },
    { orderBy: { kind: 'asc' }, refresh: true },
  );
  const byOrder = Map.groupBy(instalments, ({ account }) => account.id);
  return accounts.map((account) => ({
    account,
    instalments: byOrder.get(account.id) ?? [],
  }));
}

/** Locks and returns the account of one order with its instalments. Throws NOT_FOUND for an unknown order. */
export async function lockAccount(tx: EntityManager, orderId: number): Promise<AccountRows> {
  const [locked] = await lockAccounts(tx, [orderId]);
  if (!locked) throw new AppError('NOT_FOUND', `Nie ma zamówienia nr ${orderId}.`);
  return locked;
}

/** What an account stores about its order's invoices in force. */
interface Invoiced {
  /** The gross sum of the invoices and their corrections, in grosze. */
  gross: Grosze;
  /** Whether the only or the final invoice of the sale is among them. */
  isFinal: boolean;
}

/** Stores the sum of an order's invoices on its locked account; 0 where none is in force. The caller flushes. */
export function setInvoiced({ account }: AccountRows, { gross, isFinal }: Invoiced): void {
  Object.assign(account, { invoiced: formatAmount(gross), hasFinalInvoice: isFinal });
}
