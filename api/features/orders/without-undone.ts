import type { OrderEvent } from './order-event.entity.js';

/** The entries of a history without changes of the status that staff undid at once, and without their undoing. */
export function withoutUndone(events: readonly OrderEvent[]): OrderEvent[] {
  const undone = new Set(events.map(({ undoes }) => undoes?.id));
  return events.filter(({ id, undoes }) => !undoes && !undone.has(id));
}
