import type { EntityManager } from '@mikro-orm/postgresql';
import { formatZloty } from '#engine/goods/price/money';
import { lowerFirst } from '#engine/locale/text';
import {
  type OrderStatus,
  ORDER_STATUS_LABELS,
  startsProduction,
} from '#engine/trade/shop/order-status';
import type { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { expectVersion } from '../../../shared/row-version.js';
import type { UserError } from '../../../shared/user-error.js';
import { asStaff } from '../../audit/as-staff.js';
import { type Balance, balanceOf } from '../../ledger/balance.js';
import type { PapersShop } from '../delivery/settle-papers.js';
import { lockOrders } from '../find-order.js';
import { confirmMeasurements } from '../measurements/confirm-measurements.js';
import { type UnmeasuredLine, unmeasuredLines } from '../measurements/unconfirmed.js';
import type { Order } from '../order.entity.js';
import type {
  ChangeOrderStatusesInput,
  RefusedOrder,
  SeenOrderInput,
  UpdateOrderStatusInput,
} from './order-status.inputs.js';
import { addNote, setStatus, type StatusChange } from './set-status.js';

/**
 * Sets the status (any can follow any other), writes the history, and mails the customer. Where `sendsMail` is left
 * out, no mail is sent when the order moves back to an earlier status. Where the order has this status already, only
 * the note is stored. Throws NOT_FOUND, CHANGED_MEANWHILE for a version that is not the latest, and DEPOSIT_NOT_PAID
 * or MEASUREMENT_NOT_CONFIRMED where production would start without the deposit or with measurements that nobody has
 * confirmed, and nobody with orders:correct gives a reason.
 */
export async function updateOrderStatus(
  em: EntityManager,
  actor: User,
  { orderId, version, ...change }: UpdateOrderStatusInput,
  shop: PapersShop,
): Promise<Order> {
  return asStaff(em, actor, async (tx) => {
    const [order] = await lockOrders(tx, [orderId]);
    if (!order) throw notThere(orderId);
    if (version != null) expectVersion(order, version);
    if (order.status !== change.status) {
      const [refusal] = (await productionRefusals(tx, actor, [order], change)).values();
      if (refusal) throw refusal;
      await changeStatus(tx, actor, [order], change, shop);
    } else if (change.note) await addNote(tx, actor, order, change.note);
    return order;
  });
}

/**
 * Gives many orders one status in one transaction and returns the changed ones. Orders that are missing, that have
 * changed since they were seen, that already have the status, or whose production waits for something, are not
 * changed and are returned with the reason.
 */
export async function changeOrderStatuses(
  em: EntityManager,
  actor: User,
  { orders: selected, ...change }: ChangeOrderStatusesInput,
  shop: PapersShop,
): Promise<{ orders: Order[]; refused: RefusedOrder[] }> {
  return asStaff(em, actor, async (tx) => {
    const locked = await lockOrders(
      tx,
      selected.map(({ orderId }) => orderId),
    );
    const waiting = await productionRefusals(tx, actor, locked, change);
    const byId = new Map(locked.map((order) => [order.id, order]));
    const refused = selected.flatMap((each): RefusedOrder[] => {
      const order = byId.get(each.orderId) ?? null;
      const reason = refusalOf(order, each, change.status) ?? waiting.get(each.orderId);
      if (!reason) return [];
      const { code, message } = reason;
      return [{ orderId: each.orderId, reason: { code, message }, order }];
    });
    const left = new Set(refused.map(({ orderId }) => orderId));
    const orders = locked.filter(({ id }) => !left.has(id));
    if (orders.length > 0) await changeStatus(tx, actor, orders, change, shop);
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
    const message = `Ktoś tymczasem zmienił to zamówienie. Ma teraz status „${ORDER_STATUS_LABELS[order.status]}”.`;
    return { code: 'CHANGED_MEANWHILE', message };
  }
  if (order.status === status) return { code: 'CONFLICT', message: 'Ma już ten status.' };
  return null;
}

const notThere = (id: number): AppError => new AppError('NOT_FOUND', `Nie ma zamówienia nr ${id}.`);

/** Sets the status; measurements with which production starts although nobody has confirmed them are released. */
async function changeStatus(
  tx: EntityManager,
  actor: User,
  orders: readonly Order[],
  change: StatusChange,
  shop: PapersShop,
): Promise<void> {
  const starting = startingOf(orders, change);
  await setStatus(tx, actor, orders, change, shop);
  const unmeasured = await unmeasuredLines(tx, starting);
  for (const order of starting) {
    const lines = unmeasured.get(order.id)?.map(({ line }) => line);
    const release = { source: 'release', author: actor, reason: change.note ?? '' } as const;
    if (lines) await confirmMeasurements(tx, order, lines, release);
  }
}

/**
 * The errors, by the id of the order, of orders whose production the change may not start: the deposit is not booked or
 * measurements are not confirmed, and nobody with orders:correct gives a reason in the note. A status after production
 * counts as starting it, too.
 */
async function productionRefusals(
  tx: EntityManager,
  actor: User,
  orders: readonly Order[],
  change: StatusChange,
): Promise<ReadonlyMap<number, AppError>> {
  const mayCorrect = actor.may('orders:correct');
  if (mayCorrect && change.note?.trim()) return new Map();
  const starting = startingOf(orders, change);
  const balances = await Promise.all(
    starting.map(async ({ id }) => [id, await balanceOf(tx, id)] as const),
  );
  const unmeasured = await unmeasuredLines(tx, starting);
  return new Map([
    ...[...unmeasured].map(([id, lines]) => [id, notConfirmed(lines, mayCorrect)] as const),
    ...balances
      .filter(([, { depositIsBooked }]) => !depositIsBooked)
      .map(([id, balance]) => [id, depositNotPaid(balance, mayCorrect)] as const),
  ]);
}

const startingOf = (orders: readonly Order[], { status }: StatusChange): Order[] =>
  orders.filter((order) => startsProduction(order.status, status));

function depositNotPaid({ instalments }: Balance, mayCorrect: boolean): AppError {
  return new AppError('DEPOSIT_NOT_PAID', `${missingText(instalments)} ${wayOut(mayCorrect)}`);
}

const wayOut = (mayCorrect: boolean): string =>
  mayCorrect
    ? 'Aby rozpocząć produkcję mimo to, podaj powód zmiany statusu.'
    : 'Rozpocząć produkcję mimo to może osoba z\u00a0prawem do tego, podając powód zmiany statusu.';

function notConfirmed(lines: readonly UnmeasuredLine[], mayCorrect: boolean): AppError {
  const named = lines.map(({ line, facts }) => {
    const labels = facts.map(({ label }) => lowerFirst(label)).join(', ');
    return `pozycja ${line.position + 1} (${labels})`;
  });
  const message = `Produkcja czeka na potwierdzenie pomiaru: ${named.join('; ')}. ${wayOut(mayCorrect)}`;
  return new AppError('MEASUREMENT_NOT_CONFIRMED', message);
}

/** A cancelled order shows no instalments, although its deposit may be missing. */
function missingText([first]: Balance['instalments']): string {
  if (!first) return 'Wpłata wymagana przed produkcją nie jest zaksięgowana.';
  const awaited = first.kind === 'whole' ? 'zapłatę' : 'zaliczkę';
  return `Produkcja czeka na ${awaited}: brakuje ${formatZloty(first.remaining)}.`;
}
