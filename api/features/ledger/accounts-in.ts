import type { EntityManager, FilterObject } from '@mikro-orm/postgresql';
import { polishClock } from '#engine/locale/polish-time';
import type { PaymentState } from '#engine/trade/shop/payment-labels';
import { OrderAccount } from './order-account.entity.js';

/** A subquery of the ids of the orders whose payment is in this state. */
export const accountsIn = (em: EntityManager, state: PaymentState) =>
  em.createQueryBuilder(OrderAccount, 'account').select('id').where(conditionOf(state)).toRaw();

function conditionOf(state: PaymentState): FilterObject<OrderAccount> {
  switch (state) {
    case 'unpaid':
      return { outstanding: { $gt: '0' } };
    case 'overdue':
      return { nextDue: { $lt: polishClock(new Date()).day } };
    case 'to_refund':
      return { outstanding: { $lt: '0' } };
  }
}
