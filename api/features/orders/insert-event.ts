import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql';
import { User } from '../../identity/user.entity.js';
import { OrderEvent } from './order-event.entity.js';
import type { Order } from './order.entity.js';

/** The content of an entry besides the order, its status, the time and the actor. */
type News = Omit<RequiredEntityData<OrderEvent>, 'order' | 'status' | 'at' | 'actor' | 'note'> & {
  note?: string | null;
};

/**
 * Adds an entry to the history of an order; `actor` is null for an entry of the customer or of a scheduled job. The
 * caller flushes.
 */
export function insertEvent(
  tx: EntityManager,
  actor: User | null,
  order: Order,
  { note, ...news }: News,
): void {
  tx.create(OrderEvent, {
    order,
    status: order.status,
    at: new Date(),
    actor: actor && tx.getReference(User, actor.id),
    note: note?.trim() || null,
    ...news,
  });
}
