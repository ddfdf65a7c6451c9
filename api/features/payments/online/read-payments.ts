import type { EntityManager } from '@mikro-orm/postgresql';
import { batched } from '../../../shared/batched.js';
import { OnlinePayment } from './online-payment.entity.js';

const loadPayments = batched(async (em, orderIds: readonly number[]) => {
  const payments = await em.find(
    OnlinePayment,
    { order: { $in: [...orderIds] } },
    { orderBy: { createdAt: 'desc', id: 'asc' } },
  );
  return Map.groupBy(payments, ({ order }) => order.id);
});

/**
 * The payments of an order that were started online, the newest first; calls made at the same time share one SQL
 * statement.
 */
export const onlinePaymentsOf = async (
  em: EntityManager,
  orderId: number,
): Promise<OnlinePayment[]> => (await loadPayments(em, orderId)) ?? [];
