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

/** Whether an order goes to an earlier status of its life; out of the cancelled it always does. */
export function movesBack(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_STATUSES.indexOf(to) < ORDER_STATUSES.indexOf(from);
}

/** Seconds for which a change of the status can be taken back, and its mail waits. */
export const UNDO_SECONDS = 10;
