import type { EntityManager } from '@mikro-orm/postgresql';
import { parseAmount } from '#engine/goods/price/money';
import { polishClock } from '#engine/locale/polish-time';
import { balanceOf } from '../../features/ledger/balance.js';
import { book } from '../../features/ledger/book.js';
import { moveAccounts, openAccount } from '../../features/ledger/schedule.js';
import { type Order, isForCompany } from '../../features/orders/order.entity.js';
import { PAYMENT_STAGES } from '../../features/orders/payment/payment-stage.js';
import type { SeedOrder } from './orders.js';

const HOUR = 3_600_000;
export const DEMO_TERMS = { depositPercent: 30, depositDays: 7, restDays: 3 };

/** The account of a demo order: the deposit was paid when production began, the rest when the goods were delivered. */
export async function seedPayments(
  tx: EntityManager,
  order: Order,
  { statuses }: SeedOrder,
): Promise<void> {
  const { id: orderId, totalAmount, createdAt } = order;
  openAccount(tx, {
    orderId,
    total: parseAmount(totalAmount),
    terms: DEMO_TERMS,
    isForCompany: isForCompany(order),
  });
  await tx.flush();
  for (const { status, hoursAfter } of statuses) {
    const at = new Date(createdAt.getTime() + hoursAfter * HOUR);
    await moveAccounts(tx, new Map([[orderId, PAYMENT_STAGES[status]]]), at);
    if (status !== 'in_production' && status !== 'delivered') continue;
    const open = (await balanceOf(tx, orderId)).instalments.find(({ remaining }) => remaining > 0);
    if (!open) continue;
    await book(tx, {
      orderId,
      kind: 'paid',
      amount: open.remaining,
      method: 'transfer',
      reference: `demo-${orderId}-${open.kind}`,
      valueDay: polishClock(at).day,
    });
  }
}
