import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { parseAmount } from '#engine/goods/price/money';
import { ORDER_FIELD_NAMES } from '#engine/trade/fields/order-fields';
import { pick } from '#engine/trade/fields/pick';
import { User } from '../../../identity/user.entity.js';
import { goodsOf, sumsOf } from '../../agreements/snapshot.js';
import { exchangeReservations } from '../../inventory/exchange-reservations.js';
import { STOCK_CLAIMS } from '../../inventory/stock-claims.js';
import { schedule } from '../../ledger/schedule.js';
import { confirmMeasurements } from '../measurements/confirm-measurements.js';
import { MeasurementConfirmation } from '../measurements/measurement-confirmation.entity.js';
import { OrderLine } from '../order-line.entity.js';
import { type Order, isForCompany } from '../order.entity.js';
import { neededGoods } from '../placing/create-order.js';
import type { OrderVersion } from './order-version.entity.js';
import { expectSameLines } from './plan-change.js';

/**
 * Changes a locked order to what a version says: texts, lines, sums, stock and schedule. The version's lines must be
 * loaded. Throws CONFLICT where the lines of a delivered order would change. Flushes.
 */
export async function applyVersion(
  tx: EntityManager,
  order: Order,
  version: OrderVersion,
  actorId: number | null,
): Promise<void> {
  tx.assign(order, {
    ...pick(version, ORDER_FIELD_NAMES),
    ...sumsOf(version),
    currentVersion: version.number,
  });
  const { added, removed } = await exchangeLines(tx, order, version);
  const released = neededGoods(order.id, removed);
  const kept = await keptConfirmations(tx, version, { added, removed });
  await tx.flush();
  for (const confirmation of kept) tx.create(MeasurementConfirmation, confirmation);
  const isMeasured = ({ id }: OrderLine) =>
    version.lines.exists(({ lineId, isMeasured: is }) => is && lineId === id);
  const { author, createdAt: at } = version;
  await confirmMeasurements(tx, order, added.filter(isMeasured), {
    source: 'protocol',
    author,
    at,
  });
  await exchangeReservations(tx, {
    released,
    needed: neededGoods(order.id, added),
    state: STOCK_CLAIMS[order.status],
    actorId,
  });
  await schedule(tx, {
    orderId: order.id,
    total: parseAmount(version.totalAmount),
    isForCompany: isForCompany(order),
  });
}

/**
 * Who vouches for the measurements of lines that are replaced by the same goods in the same number, such as with another
 * discount: that stays, though their rows go with the former lines.
 */
async function keptConfirmations(
  tx: EntityManager,
  version: OrderVersion,
  { added, removed }: Exchanged,
) {
  const confirmations = await tx.find(
    MeasurementConfirmation,
    { line: { $in: removed.map(({ id }) => id) } },
    { disableIdentityMap: true },
  );
  return confirmations.flatMap(({ line: { id }, author, ...confirmation }) => {
    const before = removed.find((line) => line.id === id);
    const replacing = version.lines.find(({ replacesLineId }) => replacesLineId === id);
    const line = added.find((each) => each.id === replacing?.lineId);
    if (!before || !line || !isDeepStrictEqual(madeIn(before), madeIn(line))) return [];
    return {
      ...pick(confirmation, ['source', 'reason', 'facts', 'at']),
      order: version.order,
      line,
      author: author && tx.getReference(User, author.id),
    };
  });
}

const madeIn = ({ settings, quantity }: OrderLine) => ({ settings, quantity });

interface Exchanged {
  added: OrderLine[];
  removed: OrderLine[];
}

async function exchangeLines(
  tx: EntityManager,
  order: Order,
  version: OrderVersion,
): Promise<Exchanged> {
  const current = await tx.find(OrderLine, { order }, { refresh: true });
  expectSameLines(
    order,
    current.map(({ id }) => id),
    version.lines.map(({ lineId }) => lineId),
  );
  const byId = new Map(current.map((line) => [line.id, line]));
  const added: OrderLine[] = [];
  for (const line of version.lines) {
    const { lineId, position } = line;
    const same = byId.get(lineId);
    if (same) same.position = position;
    else added.push(tx.create(OrderLine, { ...goodsOf(line), id: lineId, order, position }));
  }
  const stay = new Set(version.lines.map(({ lineId }) => lineId));
  const removed = current.filter(({ id }) => !stay.has(id));
  for (const line of removed) tx.remove(line);
  return { added, removed };
}
