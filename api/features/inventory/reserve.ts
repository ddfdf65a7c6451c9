import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';
import { InventoryItem } from './inventory-item.entity.js';
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
 * Reserves stock for lines of orders: for each line, from the item of its product and colours that has the most pieces.
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

/** Reserves, by the rule of `reserve`, for lines of new orders that wait for one of these items; null: for any item. */
export async function reserveForWaitingOrders(
  tx: EntityManager,
  itemIds: readonly number[] | null,
): Promise<void> {
  await reserve(tx, await waitingLines(tx, { itemIds }));
}

/** Reservations for those lines of these orders that have none so far, as long as the order is new. */
export const reservationsForOrders = async (tx: EntityManager, orderIds: readonly number[]) =>
  orderIds.length === 0 ? [] : reservationsFor(tx, await waitingLines(tx, { orderIds }));

/**
 * Moves reservations of deleted items to another item of the same goods, to which their pieces can return. Where there
 * is none, the reservations are removed and no pieces return: staff count the pieces when they add the next item of
 * these goods, for which the lines wait. Returns the reservations that were not removed.
 */
export async function leaveDeletedItems(
  tx: EntityManager,
  reservations: readonly StockReservation[],
): Promise<StockReservation[]> {
  const ids = [...new Set(reservations.map(({ item }) => item.id))];
  const deleted = await tx.find(InventoryItem, { id: { $in: ids }, archivedAt: { $ne: null } });
  const goods = new Map(deleted.map((item) => [item.id, goodsOf(item)]));
  const others = await itemsFor(tx, [...goods.values()]);
  return reservations.filter((reservation) => {
    const lost = goods.get(reservation.item.id);
    const other = lost && others.get(keyOf(lost));
    if (other) reservation.item = tx.getReference(InventoryItem, other, { wrapped: true });
    else if (lost) tx.remove(reservation);
    return !lost || other;
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

/**
 * Lines of new orders that have no reservation although there is an item of their goods; where given, only lines of
 * these orders, or lines for these items.
 */
const waitingLines = (
  tx: EntityManager,
  { orderIds = null, itemIds = null }: Waiting,
): Promise<NeededGoods[]> =>
  db(tx)
    .selectFrom('OrderLine as line')
    .innerJoin('Order as placed', 'placed.id', 'line.order')
    .leftJoin('StockReservation as reserved', 'reserved.orderLineId', 'line.id')
    .select([
      'line.id as orderLineId',
      'line.order as orderId',
      'line.product as productId',
      'line.color',
      'line.frameColor',
      'line.quantity',
    ])
    .where('placed.status', '=', 'pending')
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
    .$narrowType<{ color: string; frameColor: string }>()
    .execute();
