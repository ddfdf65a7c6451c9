import type { EntityManager } from '@mikro-orm/postgresql';
import { polishClock } from '#engine/locale/polish-time';
import { batched } from '../../shared/batched.js';
import { lockAccount } from './lock-accounts.js';
import { OrderAccount } from './order-account.entity.js';

/**
 * Remembers that the customer of an order has asked for an invoice, on the day of the first request. Locks the account:
 * lock the order before it. The caller flushes.
 */
export async function requestInvoice(tx: EntityManager, orderId: number): Promise<void> {
  const { account } = await lockAccount(tx, orderId);
  account.invoiceRequestedOn ??= polishClock(new Date()).day;
}

/** The day on which a customer first asked for an invoice of an order; null or undefined where nobody asked. */
export const invoiceRequestedOn = batched(
  async (em: EntityManager, orderIds: readonly number[]) => {
    const accounts = await em.find(OrderAccount, { id: { $in: [...orderIds] } });
    return new Map(accounts.map((account) => [account.id, account.invoiceRequestedOn]));
  },
);
