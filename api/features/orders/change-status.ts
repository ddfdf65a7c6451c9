import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { type OrderStatus, ORDER_STATUS_LABELS } from '../../../engine/order-status.js';
import { AppError } from '../../errors.js';
import { expectVersion } from '../../shared/row-version.js';
import type { UserError } from '../../shared/user-error.js';
import { asStaff } from '../audit/as-staff.js';
import { User } from '../auth/user.entity.js';
import { claimStock } from '../inventory/settle-stock.js';
import type { ReservationState } from '../inventory/stock-reservation.entity.js';
import { queueMail } from '../mail/queue-mail.js';
import { OrderEvent } from './order-event.entity.js';
import { statusMail } from './order-mails.js';
import type {
  ChangeOrderStatusesInput,
  RefusedOrder,
  SeenOrderInput,
  UpdateOrderStatusInput,
} from './order-status.inputs.js';
import { Order } from './order.entity.js';

/** What an order of each status claims of the stock: confirmed work takes it, a cancelled order gives it back. */
const STOCK_CLAIMS: Record<OrderStatus, ReservationState> = {
  pending: 'reserved',
  confirmed: 'used',
  in_production: 'used',
  shipped: 'used',
  delivered: 'used',
  cancelled: 'released',
};

/**
 * Sets any status from any other, keeps who, when and the note, and tells the customer; throws NOT_FOUND, and
 * CHANGED_MEANWHILE for a version, where one is given, that is not the newest.
 */
export async function updateOrderStatus(
  em: EntityManager,
  actor: User,
  { orderId, version, status, note }: UpdateOrderStatusInput,
): Promise<Order> {
  return asStaff(em, actor, async (tx) => {
    const [order] = await lockOrders(tx, [orderId]);
    if (!order) throw notThere(orderId);
    if (version != null) expectVersion(order, version);
    if (order.status !== status) await setStatus(tx, actor, [order], status, note);
    else if (note) await keepEvents(tx, actor, [order], note);
    return order;
  });
}

/**
 * Gives many orders one status in one transaction, as `updateOrderStatus` does each; those that are missing, that
 * others have changed since they were seen, or that have the status already, are left as they are and answered with
 * the reason.
 */
export async function changeOrderStatuses(
  em: EntityManager,
  actor: User,
  { orders: seen, status, note }: ChangeOrderStatusesInput,
): Promise<{ orders: Order[]; refused: RefusedOrder[] }> {
  return asStaff(em, actor, async (tx) => {
    const locked = await lockOrders(
      tx,
      seen.map(({ orderId }) => orderId),
    );
    const byId = new Map(locked.map((order) => [order.id, order]));
    const refused = seen.flatMap((each): RefusedOrder[] => {
      const order = byId.get(each.orderId) ?? null;
      const reason = refusalOf(order, each, status);
      return reason ? [{ orderId: each.orderId, reason, order }] : [];
    });
    const left = new Set(refused.map(({ orderId }) => orderId));
    const orders = locked.filter(({ id }) => !left.has(id));
    if (orders.length > 0) await setStatus(tx, actor, orders, status, note);
    return { orders, refused };
  });
}

function refusalOf(
  order: Order | null,
  { orderId, version }: SeenOrderInput,
  status: OrderStatus,
): UserError | null {
  if (!order) return { code: 'NOT_FOUND', message: notThere(orderId).message };
  if (order.version !== version) {
    const message = `Ktoś zmienił to zamówienie w\u00a0międzyczasie. Ma teraz status „${ORDER_STATUS_LABELS[order.status]}”.`;
    return { code: 'CHANGED_MEANWHILE', message };
  }
  if (order.status === status) return { code: 'CONFLICT', message: 'Ma już ten status.' };
  return null;
}

/** In the order of their ids, as everything is locked that others may lock at the same time. */
function lockOrders(tx: EntityManager, ids: readonly number[]): Promise<Order[]> {
  return tx.find(
    Order,
    { id: { $in: [...ids] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );
}

async function setStatus(
  tx: EntityManager,
  actor: User,
  orders: readonly Order[],
  status: OrderStatus,
  note: string | null | undefined,
): Promise<void> {
  for (const order of orders) order.status = status;
  await keepEvents(tx, actor, orders, note);
  const ids = orders.map(({ id }) => id);
  await claimStock(tx, ids, STOCK_CLAIMS[status], actor.id);
  for (const order of orders) await queueMail(tx, statusMail(order));
}

async function keepEvents(
  tx: EntityManager,
  actor: User,
  orders: readonly Order[],
  note: string | null | undefined,
): Promise<void> {
  for (const order of orders) {
    tx.create(OrderEvent, {
      order,
      status: order.status,
      at: new Date(),
      actor: tx.getReference(User, actor.id),
      note: note?.trim() || null,
    });
  }
  await tx.flush();
}

const notThere = (id: number): AppError => new AppError('NOT_FOUND', `Nie ma zamówienia nr ${id}.`);
