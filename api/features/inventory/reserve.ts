import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';
import { InventoryItem } from './inventory-item.entity.js';
import { RESERVING_STATUSES } from './stock-claims.js';
import { StockReservation } from './stock-reservation.entity.js';

interface Goods {
  productId: number;
  color: string;
  frameColor: string;
}

/** What a line of an order needs of the stock. */
export interface NeededGoods extends Goods {
  orderLineId: string;
  orderId: number;
  quantity: number;
}

/**
 * Reserves stock for lines of orders: for each line, from the item of its product and colours that has the most sets.
 * Nothing is reserved where there is no such item. The caller flushes.
 */
export async function reserve(tx: EntityManager, lines: readonly NeededGoods[]): Promise<void> {
  for (const each of await reservationsFor(tx, lines)) tx.create(StockReservation, each);
}

/** The reservations for lines of orders, by the rule of `reserve`. */
export async function reservationsFor(tx: EntityManager, lines: readonly NeededGoods[]) {
  const items = await itemsFor(tx, lines);
  const reserved = lines.flatMap(({ orderLineId, orderId, quantity, ...goods }) => {
    const item = items.get(keyOf(goods));
    return item === undefined ? [] : [{ orderLineId, orderId, item, quantity }];
  });
  // Inserting a row locks its item (foreign key). Sorted by item id, as in `lockItems`, so that no deadlock can occur.
  return reserved.toSorted((one, other) => one.item - other.item);
}

/**
 * Reserves, by the rule of `reserve`, for lines of orders before production that wait for one of these items; null: for
 * any item.
 */
export async function reserveForWaitingOrders(
  tx: EntityManager,
  itemIds: readonly number[] | null,
): Promise<void> {
  await reserve(tx, await waitingLines(tx, { itemIds }));
}

/** Reservations for those lines of these orders that have none so far, as long as production has not started. */
export const reservationsForOrders = async (tx: EntityManager, orderIds: readonly number[]) =>
  orderIds.length === 0 ? [] : reservationsFor(tx, await waitingLines(tx, { orderIds }));

/**
 * Moves reservations of items that were deleted, or whose product or colours staff have changed since, to another item
 * of the goods of their lines, to which their sets can return. Where there is none, the reservations are removed and
 * no sets return: staff count the sets when they add the next item of these goods, for which the lines wait.
 * `lines` are those of the reservations. Returns the reservations that were not removed.
 */
export async function leaveLostItems(
  tx: EntityManager,
  reservations: readonly StockReservation[],
  lines: readonly NeededGoods[],
): Promise<StockReservation[]> {
  const ids = [...new Set(reservations.map(({ item }) => item.id))];
  const items = await tx.find(InventoryItem, { id: { $in: ids }, archivedAt: null });
  const held = new Map(items.map((item) => [item.id, keyOf(goodsOf(item))]));
  const needed = new Map(lines.map((line) => [line.orderLineId, keyOf(line)]));
  const isLost = ({ item, orderLineId }: StockReservation): boolean =>
    held.get(item.id) !== needed.get(orderLineId);
  const lost = new Set(reservations.filter(isLost));
  const lostLines = new Set([...lost].map(({ orderLineId }) => orderLineId));
  const others = await itemsFor(
    tx,
    lines.filter(({ orderLineId }) => lostLines.has(orderLineId)),
  );
  return reservations.filter((reservation) => {
    if (!lost.has(reservation)) return true;
    const other = others.get(needed.get(reservation.orderLineId) ?? '');
    if (other === undefined) tx.remove(reservation);
    else reservation.item = tx.getReference(InventoryItem, other, { wrapped: true });
    return other !== undefined;
  });
}

const goodsOf = ({ product, colorVariant, frameColorVariant }: InventoryItem): Goods => ({
  productId: product.id,
  color: colorVariant,
  frameColor: frameColorVariant,
});

/** The id of the item to reserve for each of these goods, by the key of the goods (`keyOf`). */
async function itemsFor(
  tx: EntityManager,
  goods: readonly Goods[],
): Promise<ReadonlyMap<string, number>> {
  if (goods.length === 0) return new Map();
  const rows = await db(tx)
    .selectFrom('InventoryItem')
    .select([
      'id',
      'product as productId',
      'colorVariant as color',
      'frameColorVariant as frameColor',
    ])
    .where('archivedAt', 'is', null)
    .where('product', 'in', [...new Set(goods.map(({ productId }) => productId))])
    .where('colorVariant', 'in', [...new Set(goods.map(({ color }) => color))])
    .where('frameColorVariant', 'in', [...new Set(goods.map(({ frameColor }) => frameColor))])
    .orderBy('stockQuantity', 'desc')
    .orderBy('id')
    .execute();
  const sameGoods = Map.groupBy(rows, keyOf);
  return new Map([...sameGoods].flatMap(([key, [most]]) => (most ? [[key, most.id]] : [])));
}

const keyOf = ({ productId, color, frameColor }: Goods): string =>
  JSON.stringify([productId, color, frameColor]);

interface Waiting {
  orderIds?: readonly number[] | null;
  itemIds?: readonly number[] | null;
}

/** What these lines of orders need of the stock. */
export const goodsOfLines = (
  tx: EntityManager,
  orderLineIds: readonly string[],
): Promise<NeededGoods[]> =>
  lineGoods(tx)
    .where('line.id', '=', (eb) => eb.fn.any(eb.val(orderLineIds)))
    .execute();

/**
 * Lines of orders before production that have no reservation although there is an item of their goods; where given, only lines of
 * these orders, or lines for these items.
 */
const waitingLines = (
  tx: EntityManager,
  { orderIds = null, itemIds = null }: Waiting,
): Promise<NeededGoods[]> =>
  lineGoods(tx)
    .innerJoin('Order as placed', 'placed.id', 'line.order')
    .leftJoin('StockReservation as reserved', 'reserved.orderLineId', 'line.id')
    .where('placed.status', 'in', RESERVING_STATUSES)
    .where('reserved.orderLineId', 'is', null)
    .where((eb) => (orderIds ? eb('placed.id', '=', eb.fn.any(eb.val(orderIds))) : eb.lit(true)))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('InventoryItem as item')
          .select('item.id')
          .whereRef('item.product', '=', 'line.product')
          .whereRef('item.colorVariant', '=', 'line.color')
          .whereRef('item.frameColorVariant', '=', 'line.frameColor')
          .where('item.archivedAt', 'is', null)
          .where((item) =>
            itemIds ? item('item.id', '=', item.fn.any(item.val(itemIds))) : item.lit(true),
          ),
      ),
    )
    .execute();

/** A query of lines of orders with what they need of the stock. */
const lineGoods = (tx: EntityManager) =>
  db(tx)
    .selectFrom('OrderLine as line')
    .select([
      'line.id as orderLineId',
      'line.order as orderId',
      'line.product as productId',
      'line.color',
      'line.frameColor',
      'line.quantity',
    ])
    .$narrowType<{ color: string; frameColor: string }>();
