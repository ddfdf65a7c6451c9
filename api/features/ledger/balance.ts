import type { EntityManager } from '@mikro-orm/postgresql';
import { type Grosze, parseAmount } from '#engine/goods/price/money';
import { batched } from '../../shared/batched.js';
import { AppError } from '../../shared/errors.js';
import { type CoveredInstalment, coverageOf, depositIsPaid } from './coverage.js';
import { Instalment } from './instalment.entity.js';
import { OrderAccount } from './order-account.entity.js';

/** What an order costs, what is paid and what is left, in grosze. */
export interface Balance {
  /** What the order costs now; 0 for a cancelled one. */
  owed: Grosze;
  /** Payments minus refunds; negative where more was refunded than paid. */
  paid: Grosze;
  /** What is left to pay, never below zero. */
  outstanding: Grosze;
  /** What is paid above what is owed, never below zero. */
  toRefund: Grosze;
  /**
   * The earliest due day of an instalment that is not fully paid: "2026-12-01"; null where none has a due day, and for
   * a cancelled order.
   */
  nextDue: string | null;
  /** Whether what must be paid before production is paid in full; true where nothing must be paid before it. */
  depositIsBooked: boolean;
  /** The deposit before the rest; empty for a cancelled order. */
  instalments: readonly CoveredInstalment[];
}

/**
 * The balance of an order. Calls made at the same time share two SQL statements. Throws NOT_FOUND for an unknown order.
 */
export async function balanceOf(em: EntityManager, orderId: number): Promise<Balance> {
  const balance = await loadBalance(em, orderId);
  if (!balance) throw new AppError('NOT_FOUND', `Nie ma zamówienia nr ${orderId}.`);
  return balance;
}

const loadBalance = batched(readBalances);

async function readBalances(
  em: EntityManager,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, Balance>> {
  const ids = [...orderIds];
  const accounts = await em.find(OrderAccount, { id: { $in: ids } });
  const all = await em.find(Instalment, { account: { $in: ids } }, { orderBy: { kind: 'asc' } });
  const byOrder = Map.groupBy(all, ({ account }) => account.id);
  return new Map(
    accounts.map((account) => {
      const instalments = byOrder.get(account.id) ?? [];
      return [account.id, balanceFrom(account, instalments)];
    }),
  );
}

function balanceFrom(account: OrderAccount, instalments: Instalment[]): Balance {
  const rows = { account, instalments };
  const isCancelled = account.stage === 'cancelled';
  const owed = isCancelled ? 0 : parseAmount(account.total);
  const paid = parseAmount(account.paid);
  return {
    owed,
    paid,
    outstanding: Math.max(0, owed - paid),
    toRefund: Math.max(0, paid - owed),
    nextDue: account.nextDue,
    depositIsBooked: depositIsPaid(rows),
    instalments: isCancelled ? [] : coverageOf(rows),
  };
}
