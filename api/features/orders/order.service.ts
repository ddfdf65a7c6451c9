import type { EntityManager, FilterQuery, QueryOrderMap } from '@mikro-orm/postgresql';
import { LockMode, raw } from '@mikro-orm/core';
import { pageOf } from '../../database/page-of.js';
import { AppError } from '../../errors.js';
import type { PageInput } from '../../shared/page.js';
import { type TypedSearch, readSearch } from '../../shared/search-text.js';
import { asStaff } from '../audit/as-staff.js';
import { User } from '../auth/user.entity.js';
import { claimStock } from '../inventory/settle-stock.js';
import type { ReservationState } from '../inventory/stock-reservation.entity.js';
import { queueMail } from '../mail/queue-mail.js';
import type {
  OrderFilter,
  OrderList,
  OrderSort,
  StatusCount,
  UpdateOrderStatusInput,
} from './order.inputs.js';
import { OrderEvent } from './order-event.entity.js';
import { statusMail } from './order-mails.js';
import { ORDER_STATUSES, Order, type OrderStatus } from './order.entity.js';

const SORTS: Record<OrderSort, QueryOrderMap<Order>[]> = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'asc' }],
  total_desc: [{ totalAmount: 'desc' }, { id: 'desc' }],
  total_asc: [{ totalAmount: 'asc' }, { id: 'asc' }],
};

/** What an order of each status claims of the stock: confirmed work takes it, a cancelled order gives it back. */
const STOCK_CLAIMS: Record<OrderStatus, ReservationState> = {
  pending: 'reserved',
  confirmed: 'used',
  in_production: 'used',
  shipped: 'used',
  delivered: 'used',
  cancelled: 'released',
};

const TOKEN = /^[\w-]{43}$/;

/** The customer's own order by its token, or null: the number alone opens nothing. */
export async function findOrderByToken(em: EntityManager, token: string): Promise<Order | null> {
  return TOKEN.test(token) ? em.findOne(Order, { token }) : null;
}

/** One page of the orders and the size of the whole list. */
export async function listOrders(
  em: EntityManager,
  filter: OrderFilter,
  sort: OrderSort,
  page: PageInput,
): Promise<OrderList> {
  const where = conditions(filter);
  const items = await pageOf(em, Order, where, SORTS[sort], page);
  const totalCount = readSearch(filter.text)
    ? await em.count(Order, where)
    : await countAll(em, filter.status ?? null);
  return { items, totalCount };
}

/** How many orders there are in all, or in one status: by the sums of the days, however many there are. */
async function countAll(em: EntityManager, status: OrderStatus | null): Promise<number> {
  const counts = await countOrders(em);
  return counts
    .filter((it) => status === null || it.status === status)
    .reduce((sum, { count }) => sum + count, 0);
}

/** How many orders there are in each status; every status is named. */
export async function countOrders(em: EntityManager): Promise<StatusCount[]> {
  const rows = await em.execute<StatusCount[]>(
    'select status, sum(order_count)::int as count from daily_sales group by status',
  );
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return ORDER_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

/** Sets any status from any other, keeps who, when and the note, and tells the customer; throws NOT_FOUND. */
export async function updateOrderStatus(
  em: EntityManager,
  actor: User,
  { orderId, status, note }: UpdateOrderStatusInput,
): Promise<Order> {
  return asStaff(em, actor, async (tx) => {
    const order = await tx.findOne(
      Order,
      { id: orderId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!order) throw new AppError('NOT_FOUND', `Nie ma zamówienia nr ${orderId}.`);
    const changed = order.status !== status;
    if (!changed && !note) return order;
    order.status = status;
    tx.create(OrderEvent, {
      order,
      status,
      at: new Date(),
      actor: tx.getReference(User, actor.id),
      note: note?.trim() || null,
    });
    await tx.flush();
    if (changed) {
      await claimStock(tx, order.id, STOCK_CLAIMS[status], actor.id);
      await queueMail(tx, statusMail(order));
    }
    return order;
  });
}

function conditions({ status, text }: OrderFilter): FilterQuery<Order> {
  const wanted: FilterQuery<Order>[] = [];
  if (status) wanted.push({ status });
  const typed = readSearch(text);
  if (typed) wanted.push(matching(typed));
  return wanted.length > 0 ? { $and: wanted } : {};
}

function matching({ pattern, id }: TypedSearch): FilterQuery<Order> {
  const anywhere: FilterQuery<Order> = { searchText: { $like: raw('search_key(?)', [pattern]) } };
  return id === null ? anywhere : { $or: [{ id }, anywhere] };
}
