import type { OrderStatus } from '#engine/trade/shop/order-status';
import type { AccountStage } from '../../ledger/order-account.entity.js';

/**
 * The stage of payment for each status of an order: the term of the deposit begins when the order is confirmed, that of
 * the rest when it is shipped.
 */
export const PAYMENT_STAGES: Record<OrderStatus, AccountStage> = {
  pending: 'placed',
  confirmed: 'agreed',
  in_production: 'agreed',
  shipped: 'ready',
  delivered: 'delivered',
  cancelled: 'cancelled',
};
