/** Statuses of an order, in the order of its life, as staff, customers and papers read them. */
export const ORDER_STATUS_LABELS = {
  pending: 'Oczekujące',
  confirmed: 'Potwierdzone',
  in_production: 'W\u00a0produkcji',
  shipped: 'Wysłane',
  delivered: 'Dostarczone',
  cancelled: 'Anulowane',
} as const;

export type OrderStatus = keyof typeof ORDER_STATUS_LABELS;

export const ORDER_STATUSES = Object.keys(ORDER_STATUS_LABELS) as OrderStatus[];
