import type { OrderStatus } from '../apollo/schema.generated';

/** Statuses of an order, in the order of its life, with their names for people. */
export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  pending: 'Oczekujące',
  confirmed: 'Potwierdzone',
  in_production: 'W produkcji',
  shipped: 'Wysłane',
  delivered: 'Dostarczone',
  cancelled: 'Anulowane',
};

export const ORDER_STATUSES = Object.keys(ORDER_STATUS_LABELS) as OrderStatus[];
