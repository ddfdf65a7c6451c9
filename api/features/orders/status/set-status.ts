import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { type OrderStatus, UNDO_SECONDS, movesBack } from '../../../../engine/shop/order-status.js';
import { User } from '../../auth/user.entity.js';
import { claimStock } from '../../inventory/settle-stock.js';
import type { ReservationState } from '../../inventory/stock-reservation.entity.js';
import { queueMail } from '../../mail/queue-mail.js';
import { OrderEvent } from '../order-event.entity.js';
import { statusMail } from '../mails/order-mails.js';
import { Order } from '../order.entity.js';

/** The state of an order's reservations in each status: confirmed orders take their pieces, cancelled ones return them. */
const STOCK_CLAIMS: Record<OrderStatus, ReservationState> = {
  pending: 'reserved',
  confirmed: 'used',
  in_production: 'used',
  shipped: 'used',
  delivered: 'used',
  cancelled: 'released',
};

export interface StatusChange {
  status: OrderStatus;
  note?: string | null;
  /** Left out: mails are sent unless the order moves back to an earlier status. */
  sendsMail?: boolean | null;
}

/** Locks orders in the order of their ids, so that two transactions cannot block each other. */
export function lockOrders(tx: EntityManager, ids: readonly number[]): Promise<Order[]> {
  return tx.find(
    Order,
    { id: { $in: [...ids] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );
}

/** Gives locked orders another status: writes the history of each, queues its mail and settles its stock. */
export async function setStatus(
  tx: EntityManager,
  actor: User,
  orders: readonly Order[],
  { status, note, sendsMail }: StatusChange,
): Promise<void> {
  for (const order of orders) {
    const previousStatus = order.status;
    order.status = status;
    const tells = sendsMail ?? !movesBack(previousStatus, status);
    const mailId = tells ? queueMail(tx, statusMail(order), UNDO_SECONDS).id : null;
    keepEvent(tx, actor, order, { note, previousStatus, sendsMail: tells, mailId });
  }
  await tx.flush();
  await settleOrders(tx, actor, orders);
}

/** Adds a note to the history of an order without changing its status. */
export async function keepNote(
  tx: EntityManager,
  actor: User,
  order: Order,
  note: string,
): Promise<void> {
  keepEvent(tx, actor, order, { note });
  await tx.flush();
}

/** Adds an entry to the history of an order; the caller flushes. */
export function keepEvent(
  tx: EntityManager,
  actor: User,
  order: Order,
  {
    note,
    ...change
  }: Pick<StatusChange, 'note'> &
    Partial<Pick<OrderEvent, 'previousStatus' | 'sendsMail' | 'mailId' | 'undoes'>>,
): void {
  tx.create(OrderEvent, {
    order,
    status: order.status,
    at: new Date(),
    actor: tx.getReference(User, actor.id),
    note: note?.trim() || null,
    ...change,
  });
}

/** Takes or returns the stock of these orders, as their status demands. */
export async function settleOrders(
  tx: EntityManager,
  actor: User,
  orders: readonly Order[],
): Promise<void> {
  const states = orders.map(({ id, status }) => [id, STOCK_CLAIMS[status]] as const);
  await claimStock(tx, new Map(states), actor.id);
}
