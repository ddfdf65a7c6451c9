import type { EntityManager } from '@mikro-orm/postgresql';
import { type OrderStatus, UNDO_SECONDS, startsProduction } from '#engine/trade/shop/order-status';
import type { User } from '../../../identity/user.entity.js';
import { batched } from '../../../shared/batched.js';
import type { UserError } from '../../../shared/user-error.js';
import { asStaff } from '../../audit/as-staff.js';
import { OutgoingMail } from '../../mail/outgoing-mail.entity.js';
import { withdrawMails } from '../../mail/withdraw-mails.js';
import type { PapersShop } from '../delivery/settle-papers.js';
import { lockOrders } from '../find-order.js';
import { insertEvent } from '../insert-event.js';
import { withdrawReleases } from '../measurements/confirm-measurements.js';
import { OrderEvent } from '../order-event.entity.js';
import type { Order } from '../order.entity.js';
import { restoreVisits } from './cancel-visits.js';
import type { RefusedUndo, UndoableChange } from './order-status.inputs.js';
import { settleUndone } from './set-status.js';

/** Added to `UNDO_SECONDS`, because a request that was sent in the last second arrives later. */
const GRACE_SECONDS = 5;

const REFUSALS = {
  missing: { code: 'NOT_FOUND', message: 'Nie ma takiej zmiany statusu.' },
  overtaken: { code: 'CONFLICT', message: 'Status zmienił się już ponownie.' },
  late: {
    code: 'CONFLICT',
    message: `Zmianę można cofnąć przez ${UNDO_SECONDS}\u00a0sekund. Ustaw poprzedni status ręcznie.`,
  },
  mailed: {
    code: 'CONFLICT',
    message: 'Wiadomość do klienta już wyszła. Ustaw poprzedni status ręcznie.',
  },
} as const satisfies Record<string, UserError>;

/** A change that may be undone, with its locked order. */
interface Undoing {
  event: OrderEvent;
  order: Order;
  formerStatus: OrderStatus;
}

/**
 * Undoes changes of the status in one transaction: restores the former status, its stock, its due days and its visits,
 * and withdraws the mail and the release of measurements. The history keeps the change and its undoing. Changes that are unknown, too old, overtaken by
 * another change or already mailed stay and are returned with the reason.
 */
export async function undoStatuses(
  em: EntityManager,
  actor: User,
  eventIds: readonly number[],
  shop: PapersShop,
): Promise<{ orders: Order[]; refused: RefusedUndo[] }> {
  return asStaff(em, actor, async (tx) => {
    const verdicts = await judge(tx, eventIds);
    const mailIds = verdicts.flatMap(({ undoing }) => undoing?.event.mailId ?? []);
    const withdrawn = await withdrawMails(tx, mailIds);
    const orders: Order[] = [];
    const refused: RefusedUndo[] = [];
    for (const { eventId, undoing, reason } of verdicts) {
      const mailId = undoing?.event.mailId ?? null;
      if (!undoing) refused.push({ eventId, reason });
      else if (mailId !== null && !withdrawn.has(mailId))
        refused.push({ eventId, reason: REFUSALS.mailed });
      else orders.push(await restore(tx, actor, undoing));
    }
    await tx.flush();
    await settleUndone(tx, actor, orders, shop);
    return { orders, refused };
  });
}

async function restore(
  tx: EntityManager,
  actor: User,
  { event, order, formerStatus }: Undoing,
): Promise<Order> {
  const previousStatus = order.status;
  if (startsProduction(formerStatus, previousStatus)) await withdrawReleases(tx, order, event.at);
  order.status = formerStatus;
  const note = previousStatus === 'cancelled' ? await restoreVisits(tx, order) : null;
  const undoes = tx.getReference(OrderEvent, event.id, { wrapped: true });
  insertEvent(tx, actor, order, { previousStatus, sendsMail: false, undoes, note });
  return order;
}

type Verdict = { eventId: number } & (
  | { undoing: Undoing; reason?: undefined }
  | { undoing?: undefined; reason: UserError }
);

/** Locks the orders and decides which changes may be undone; whether a mail was sent is not checked here. */
async function judge(tx: EntityManager, eventIds: readonly number[]): Promise<Verdict[]> {
  const events = await tx.find(OrderEvent, { id: { $in: [...eventIds] } });
  const orders = await lockOrders(
    tx,
    events.map(({ order }) => order.id),
  );
  const latest = await latestChanges(tx, orders);
  return eventIds.map((eventId) => {
    const event = events.find(({ id }) => id === eventId);
    const order = orders.find(({ id }) => id === event?.order.id);
    const formerStatus = event?.previousStatus;
    if (!event || !order || !formerStatus || event.undoes)
      return { eventId, reason: REFUSALS.missing };
    if (latest.get(order.id)?.id !== eventId) return { eventId, reason: REFUSALS.overtaken };
    if (secondsLeft(event) + GRACE_SECONDS <= 0) return { eventId, reason: REFUSALS.late };
    return { eventId, undoing: { event, order, formerStatus } };
  });
}

/** The latest change of the status of each order, by the id of the order; an undo is a change, too. */
async function latestChanges(
  em: EntityManager,
  orders: readonly Order[],
): Promise<Map<number, OrderEvent>> {
  const changes = await em.find(
    OrderEvent,
    { order: { $in: orders.map(({ id }) => id) }, previousStatus: { $ne: null } },
    { orderBy: { id: 'asc' } },
  );
  return new Map(changes.map((event) => [event.order.id, event]));
}

const secondsLeft = ({ at }: OrderEvent): number =>
  Math.ceil(UNDO_SECONDS - (Date.now() - at.getTime()) / 1000);

/** The change of an order's status that can be undone now; undefined where there is none. */
export const undoableChangeOf = batched(async (em: EntityManager, orderIds: readonly number[]) => {
  const since = new Date(Date.now() - UNDO_SECONDS * 1000);
  const changes = await em.find(
    OrderEvent,
    { order: { $in: [...orderIds] }, previousStatus: { $ne: null }, at: { $gt: since } },
    { orderBy: { id: 'asc' } },
  );
  const mailIds = changes.flatMap(({ mailId }) => mailId ?? []);
  const waiting =
    mailIds.length > 0
      ? await em.find(OutgoingMail, { id: { $in: mailIds }, sentAt: null }, { fields: ['id'] })
      : [];
  const latest = new Map(changes.map((event) => [event.order.id, event]));
  return new Map(
    [...latest].flatMap(([orderId, event]): [number, UndoableChange][] => {
      const { id: eventId, previousStatus, undoes, mailId, sendsMail } = event;
      const isMailed = mailId !== null && !waiting.some(({ id }) => id === mailId);
      if (!previousStatus || undoes || isMailed) return [];
      const change = { eventId, previousStatus, sendsMail: sendsMail ?? false };
      return [[orderId, { ...change, secondsLeft: secondsLeft(event) }]];
    }),
  );
});
