import { polishClock } from '#engine/locale/polish-time';
import type { OrderEvent } from './order-event.entity.js';
import type { Order } from './order.entity.js';

/**
 * The day in Poland on which the goods were delivered: "2026-11-21"; null for an order that is not delivered. The
 * history must be loaded.
 */
export function deliveryDay({ status, history }: Pick<Order, 'status' | 'history'>): string | null {
  const events = withoutUndone(history.getItems());
  // Entries after the delivery, such as notes, have the status `delivered`, too.
  const delivered = events[events.findLastIndex((event) => event.status !== 'delivered') + 1];
  return status === 'delivered' && delivered ? polishClock(delivered.at).day : null;
}

/** The entries of a history without changes of the status that staff undid at once, and without their undoing. */
export function withoutUndone(events: readonly OrderEvent[]): OrderEvent[] {
  const undone = new Set(events.map(({ undoes }) => undoes?.id));
  return events.filter(({ id, undoes }) => !undoes && !undone.has(id));
}
