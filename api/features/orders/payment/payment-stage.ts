import type { OrderStatus } from '../../../../engine/shop/order-status.js';
import type { AccountStage } from '../../ledger/order-account.entity.js';

/** How far an order's payment is in each status: the deposit is due once it is confirmed, the rest once it is sent. */
export const PAYMENT_STAGES: Record<OrderStatus, AccountStage> = {
  pending: 'placed',
  confirmed: 'agreed',
  in_production: 'agreed',
  shipped: 'ready',
  delivered: 'delivered',
  cancelled: 'cancelled',
};
