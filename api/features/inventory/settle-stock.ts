import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../database/prepared.js';
import { type Claim, settle } from './settlement.js';
import type { ReservationState } from './stock-reservation.entity.js';

interface ClaimRow extends Claim {
  itemId: number;
  orderId: number;
}

const CLAIMS = `select order_line_id as "orderLineId", order_id as "orderId", item_id as "itemId", quantity, state, consumed
  from stock_reservation
  where item_id = any ($1) and consumed <> case state when 'used' then quantity else 0 end
  order by order_id, order_line_id`;

/** Returns come before what is taken: within one item the rows are in the order of the settlement. */
const MOVE = `with settled as (
    select * from jsonb_to_recordset($1::jsonb) as moved (position int, item_id int, order_id int, order_line_id uuid, delta int)
  ), reserved as (
    update stock_reservation set consumed = consumed - settled.delta from settled
      where stock_reservation.order_line_id = settled.order_line_id
  )
  insert into stock_movement (item_id, delta, kind, order_id, actor_id, quantity_after)
    select item_id, delta, case when delta < 0 then 'consumed' else 'returned' end, order_id, $2, 0 from settled order by position`;

/** Locks items in the order of their ids; whoever changes what they hold, or what is claimed of them, does so first. */
async function lockItems(
  tx: EntityManager,
  itemIds: readonly number[],
): Promise<{ id: number; stock: number }[]> {
  const text = `select id, stock_quantity as stock from inventory_item where id = any ($1) order by id for update`;
  return prepared(tx, text, [itemIds]);
}

/** Brings these items in step with the orders that claim them, in the caller's transaction. */
export async function settleStock(
  tx: EntityManager,
  itemIds: readonly number[],
  actorId: number,
): Promise<void> {
  const items = await lockItems(tx, itemIds);
  const claims = await prepared<ClaimRow>(tx, CLAIMS, [itemIds]);
  const byItem = Map.groupBy(claims, ({ itemId }) => itemId);
  const rows = items.flatMap(({ id, stock }) => movesOf(id, stock, byItem.get(id) ?? []));
  if (rows.length === 0) return;
  const positioned = rows.map((row, position) => ({ ...row, position }));
  await prepared(tx, MOVE, [JSON.stringify(positioned), actorId]);
}

function movesOf(itemId: number, stock: number, claims: readonly ClaimRow[]) {
  const orders = new Map(claims.map(({ orderLineId, orderId }) => [orderLineId, orderId]));
  return settle(stock, claims).map(({ orderLineId, delta }) => ({
    item_id: itemId,
    order_id: orders.get(orderLineId),
    order_line_id: orderLineId,
    delta,
  }));
}

/** Puts what orders have reserved into the state of their list, and settles the items that it concerns. */
export async function claimStock(
  tx: EntityManager,
  claims: ReadonlyMap<ReservationState, readonly number[]>,
  actorId: number,
): Promise<void> {
  const itemIds = new Set<number>();
  for (const [state, orderIds] of claims) {
    const rows = await prepared<{ itemId: number }>(
      tx,
      `select distinct item_id as "itemId" from stock_reservation where order_id = any ($1) and state <> $2`,
      [orderIds, state],
    );
    for (const { itemId } of rows) itemIds.add(itemId);
  }
  if (itemIds.size === 0) return;
  await lockItems(tx, [...itemIds]);
  for (const [state, orderIds] of claims)
    await prepared(tx, 'update stock_reservation set state = $2 where order_id = any ($1)', [
      orderIds,
      state,
    ]);
  await settleStock(tx, [...itemIds], actorId);
}

/** Reserves of these items, or (null) of every item, what new orders of their products and colours wait for. */
export async function reserveForOpenOrders(
  tx: EntityManager,
  itemIds: readonly number[] | null,
): Promise<void> {
  await prepared(
    tx,
    `insert into stock_reservation (order_line_id, order_id, item_id, quantity)
      select line.id, line.order_id, item.id, line.quantity
      from inventory_item item
        join order_line line on line.product_id = item.product_id
          and line.settings ->> 'color' = item.color_variant
          and line.settings ->> 'frameColor' = item.frame_color_variant
        join customer_order placed on placed.id = line.order_id and placed.status = 'pending'
      where item.archived_at is null and ($1::int[] is null or item.id = any ($1))
      on conflict do nothing`,
    [itemIds],
  );
}
