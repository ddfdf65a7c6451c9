import type { EntityManager } from '@mikro-orm/postgresql';
import type { Grosze } from '#engine/goods/price/money';
import type { InstalmentKind } from '#engine/trade/shop/payment-labels';
import { balanceOf } from '../../ledger/balance.js';

/** The instalment of an order that can be paid online now. */
export interface Payable {
  instalment: InstalmentKind;
  /** What is left to pay of the instalment, in grosze. */
  amount: Grosze;
}

/**
 * The first instalment of an order that is not fully paid; null where there is none, or where it has no due day yet.
 */
export async function payableOf(em: EntityManager, orderId: number): Promise<Payable | null> {
  const { instalments } = await balanceOf(em, orderId);
  const next = instalments.find(({ remaining }) => remaining > 0);
  return next && next.due !== null ? { instalment: next.kind, amount: next.remaining } : null;
}
