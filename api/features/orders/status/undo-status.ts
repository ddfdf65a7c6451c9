import type { EntityManager } from '@mikro-orm/postgresql';
import { UNDO_SECONDS } from '../../../../engine/shop/order-status.js';
import { batched } from '../../../shared/batched.js';
import type { UserError } from '../../../shared/user-error.js';
import { asStaff } from '../../audit/as-staff.js';
import type { User } from '../../auth/user.entity.js';
import { OutgoingMail } from '../../mail/outgoing-mail.entity.js';
import { withdrawMails } from '../../mail/withdraw-mails.js';
import { OrderEvent } from '../order-event.entity.js';
import type { RefusedUndo, UndoableChange } from './order-status.inputs.js';
import type { Order } from '../order.entity.js';
import { keepEvent, lockOrders, settleOrders } from './set-status.js';

/** For the request that was sent in the last second. */
const GRACE_SECONDS = 5;

const REFUSALS = {
  missing: { code: 'NOT_FOUND', message: 'Nie ma takiej zmiany statusu.' },
  overtaken: { code: 'CONFLICT', message: 'Od tej pory status zmienił się ponownie.' },
  late: {
    code: 'CONFLICT',
    message: `Zmianę można cofnąć przez ${UNDO_SECONDS}\u00a0sekund. Ustaw poprzedni status ręcznie.`,
  },
  mailed: {
    code: 'CONFLICT',
    message: 'Wiadomość do klienta już wyszła. Ustaw poprzedni status ręcznie.',
  },
} as const satisfies Record<string, UserError>;

/**
 * Takes back changes of the status in one transaction: the former status, stock as it was by it, and no mail. The
 * history keeps the change and its undoing. What is too old, overtaken by another change or already mailed stays and is
 * answered with the reason.
 */
export async function undoStatuses(
  em: EntityManager,
  actor: User,
  eventIds: readonly number[],
): Promise<{ orders: Order[]; refused: RefusedUndo[] }> {
  return asStaff(em, actor, async (tx) => {
    const named = await tx.find(OrderEvent, { id: { $in: [...eventIds] } });
    const orders = await lockOrders(
      tx,
      named.map(({ order }) => order.id),
    );
    const latest = await latestChanges(tx, orders);
    const reasons = new Map<number, UserError>();
    const found = eventIds.flatMap((id) => {
      const event = named.find((each) => each.id === id);
      const reason = refusalOf(event, latest);
      if (reason) reasons.set(id, reason);
      return event && !reason ? [event] : [];
    });
    const withdrawn = await withdrawMails(
      tx,
      found.flatMap(({ mailId }) => mailId ?? []),
    );
    const undone = found.filter(({ id, mailId }) => {
      const isFree = mailId === null || withdrawn.has(mailId);
      if (!isFree) reasons.set(id, REFUSALS.mailed);
      return isFree;
    });
    const restored = undone.map((event) => restore(tx, actor, orders, event));
    await tx.flush();
    await settleOrders(tx, actor, restored);
    const refused = [...reasons].map(([eventId, reason]) => ({ eventId, reason }));
    return { orders: restored, refused };
  });
}

function restore(
  tx: EntityManager,
  actor: User,
  orders: readonly Order[],
  event: OrderEvent,
): Order {
  const order = orders.find(({ id }) => id === event.order.id)!;
  const previousStatus = order.status;
  order.status = event.previousStatus!;
  const undoes = tx.getReference(OrderEvent, event.id, { wrapped: true });
  keepEvent(tx, actor, order, { previousStatus, sendsMail: false, undoes });
  return order;
}

function refusalOf(
  event: OrderEvent | undefined,
  latest: ReadonlyMap<number, OrderEvent>,
): UserError | null {
  if (!event || event.previousStatus === null || event.undoes) return REFUSALS.missing;
  if (latest.get(event.order.id)?.id !== event.id) return REFUSALS.overtaken;
  return secondsLeft(event) + GRACE_SECONDS > 0 ? null : REFUSALS.late;
}

/** The latest change of the status of each order, its undoing included. */
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

/** The change of an order that can be taken back now; undefined where there is none. */
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
  const undoable = [...latest].filter(
    ([, { undoes, mailId }]) => !undoes && (!mailId || waiting.some(({ id }) => id === mailId)),
  );
  return new Map(
    undoable.map(([orderId, event]): [number, UndoableChange] => [
      orderId,
      {
        eventId: event.id,
        previousStatus: event.previousStatus!,
        sendsMail: event.sendsMail ?? false,
        secondsLeft: secondsLeft(event),
      },
    ]),
  );
});
