import { ORDER_STATUSES, type OrderStatus } from '#engine/trade/shop/order-status';
import type { ReservationState } from './stock-reservation.entity.js';

/**
 * The state of an order's reservations of stock in each status: an order that production has started takes its sets, a
 * cancelled one returns them.
 */
export const STOCK_CLAIMS: Record<OrderStatus, ReservationState> = {
  pending: 'reserved',
  confirmed: 'reserved',
  in_production: 'used',
  shipped: 'used',
  delivered: 'used',
  cancelled: 'released',
};

/** The statuses of orders for which stock is reserved, but not taken yet. */
export const RESERVING_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => STOCK_CLAIMS[status] === 'reserved',
);
