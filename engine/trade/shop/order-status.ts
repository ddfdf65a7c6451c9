import { keysOf } from '../fields/pick.js';

/** The statuses of an order in the order of processing, with Polish labels. */
export const ORDER_STATUS_LABELS = {
  pending: 'Oczekujące',
  confirmed: 'Potwierdzone',
  in_production: 'W\u00a0produkcji',
  shipped: 'Wysłane',
  delivered: 'Dostarczone',
  cancelled: 'Anulowane',
} as const;

export type OrderStatus = keyof typeof ORDER_STATUS_LABELS;

export const ORDER_STATUSES = keysOf(ORDER_STATUS_LABELS);

/** Whether an order is of accessories alone, which nobody measures, makes or installs. */
export const isOfAccessories = (
  lines: readonly { readonly withdrawal: 'none' | 'days14' }[],
): boolean => lines.length > 0 && lines.every(({ withdrawal }) => withdrawal !== 'none');

/** What comes next of an order of accessories alone, for its page; null: as of any other. */
export function nextOfAccessories(
  status: OrderStatus,
  lines: Parameters<typeof isOfAccessories>[0],
): string | null {
  return isOfAccessories(lines) ? (NEXT_OF_ACCESSORIES[status] ?? null) : null;
}

const NEXT_OF_ACCESSORIES: Readonly<Partial<Record<OrderStatus, string>>> = {
  pending: 'W\u00a0ciągu 24\u00a0godzin potwierdzimy je i\u00a0podamy termin wysyłki.',
  confirmed: 'Przyjęliśmy je do realizacji.',
  in_production: 'Przygotowujemy je do wysyłki.',
  shipped: 'Jest w\u00a0drodze na Twój adres dostawy.',
};

/** Whether a change goes back to an earlier status; a change from `cancelled` always does. */
export function movesBack(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_STATUSES.indexOf(to) < ORDER_STATUSES.indexOf(from);
}

/**
 * The statuses of orders whose production has not begun, and `cancelled`: a cancelled order that goes on in production
 * or later starts it anew.
 */
const BEFORE_PRODUCTION: ReadonlySet<OrderStatus> = new Set(['pending', 'confirmed', 'cancelled']);

/** Whether a change of status leads from before the production into it, or to a status after it. */
export const startsProduction = (from: OrderStatus, to: OrderStatus): boolean =>
  BEFORE_PRODUCTION.has(from) && !BEFORE_PRODUCTION.has(to);

/** Seconds in which a status change can be undone; its mail is delayed as long. */
export const UNDO_SECONDS = 10;

/** In characters: the longest reason of a change, which staff give for the history. */
export const MAX_STATUS_REASON = 2000;
