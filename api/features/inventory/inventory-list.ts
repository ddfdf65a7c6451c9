import { sql } from '@mikro-orm/core';
import type { EntityManager, QueryOrderMap } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';
import { type Condition, onPage } from '../../database/list-query.js';
import { searchKey } from '../../database/matching.js';
import type { PageInput } from '../../shared/page.js';
import { containing } from '../../shared/text-search/search-text.js';
import { InventoryItem } from './inventory-item.entity.js';
import type {
  InventoryFilter,
  InventoryList,
  InventorySort,
  StockMovementList,
} from './inventory.inputs.js';
import { StockMovement } from './stock-movement.entity.js';

const SORTS: Record<InventorySort, QueryOrderMap<InventoryItem>[]> = {
  product_asc: [{ product: { name: 'asc' } }, { id: 'asc' }],
  product_desc: [{ product: { name: 'desc' } }, { id: 'desc' }],
  quantity_asc: [{ stockQuantity: 'asc' }, { id: 'asc' }],
  quantity_desc: [{ stockQuantity: 'desc' }, { id: 'desc' }],
  newest: [{ id: 'desc' }],
};

/** One page of the stock, with what open orders have reserved, and how many items the filter matches in all. */
export async function listInventory(
  em: EntityManager,
  filter: InventoryFilter,
  sort: InventorySort,
  page: PageInput,
): Promise<InventoryList> {
  const ids = inventoryIds(em, filter, sort);
  const [items, totalCount] = await Promise.all([
    em.find(InventoryItem, onPage(ids, page), { populate: ['product'], orderBy: SORTS[sort] }),
    em.count(InventoryItem, conditions(filter)),
  ]);
  await countReserved(em, items);
  return { items, totalCount };
}

/** The ids of the accessories of which an item holds more pieces than open orders need. */
export async function accessoriesInStock(em: EntityManager): Promise<ReadonlySet<number>> {
  // Only accessories have no colours.
  const items = await em.find(InventoryItem, { colorVariant: '', archivedAt: null });
  await countReserved(em, items);
  return new Set(items.filter(({ available }) => available > 0).map(({ product }) => product.id));
}

/** A query for the ids of all items that a filter matches, in the order of `sort`. */
export const inventoryIds = (em: EntityManager, filter: InventoryFilter, sort: InventorySort) =>
  em.createQueryBuilder(InventoryItem).select('id').where(conditions(filter)).orderBy(SORTS[sort]);

/** Sets `reserved` of these items: the sets that open orders need and have not taken yet. */
export async function countReserved(
  em: EntityManager,
  items: readonly InventoryItem[],
): Promise<void> {
  const ids = items.map(({ id }) => id);
  const rows = await db(em)
    .selectFrom('StockReservation')
    .select((eb) => ['item', eb.fn.sum<string>(eb('quantity', '-', eb.ref('consumed'))).as('open')])
    .where('item', '=', (eb) => eb.fn.any(eb.val(ids)))
    .where('state', '<>', 'released')
    .groupBy('item')
    .execute();
  const reserved = new Map(rows.map(({ item, open }) => [item, Number(open)]));
  for (const item of items) item.reserved = reserved.get(item.id) ?? 0;
}

/** The movements of an item, the latest first. */
export async function listMovements(
  em: EntityManager,
  itemId: number,
  { limit, offset }: PageInput,
): Promise<StockMovementList> {
  const [items, totalCount] = await em.findAndCount(
    StockMovement,
    { item: itemId },
    { populate: ['actor'], orderBy: { id: 'desc' }, limit, offset },
  );
  return { items, totalCount };
}

function conditions({ text, category, productId, low }: InventoryFilter): Condition<InventoryItem> {
  const filters: Condition<InventoryItem>[] = [{ archivedAt: null }];
  if (category) filters.push({ product: { category } });
  if (productId) filters.push({ product: productId });
  if (low) filters.push({ stockQuantity: { $lte: sql.ref('min_stock_level') } });
  for (const word of words(text)) {
    const like = () => ({ $like: searchKey(containing(word)) });
    filters.push({ $or: [{ searchText: like() }, { product: { searchTitle: like() } }] });
  }
  return { $and: filters };
}

const words = (text: string | null | undefined): string[] =>
  (text ?? '').replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, 6);
