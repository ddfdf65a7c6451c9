import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { polishNumber } from '#engine/locale/polish-number';
import { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import { expectVersion } from '../../shared/row-version.js';
import { asStaff } from '../audit/as-staff.js';
import { onceForKey } from '../auth/once-for-key.js';
import { changeCatalogue } from '../catalogue/change-catalogue.js';
import { Product } from '../catalogue/product.entity.js';
import { InventoryItem } from './inventory-item.entity.js';
import { countReserved } from './inventory-list.js';
import { MAX_STOCK, type AdjustStockInput, type InventoryItemInput } from './inventory.inputs.js';
import { badInput, claimed, expectUnclaimed, fieldsOf, unlessTaken } from './item-rules.js';
import { reserveForWaitingOrders } from './reserve.js';
import { settleStock } from './settle-stock.js';
import { StockMovement, type MovementKind } from './stock-movement.entity.js';

/** A stock item with what is reserved of it; null where there is none with this id. */
export async function findInventoryItem(
  em: EntityManager,
  id: number,
): Promise<InventoryItem | null> {
  const item = await em.findOne(
    InventoryItem,
    { id, archivedAt: null },
    { populate: ['product'], refresh: true },
  );
  if (item) await countReserved(em, [item]);
  return item;
}

/**
 * Adds a stock item; its quantity is its first movement, and sets are reserved for orders that wait for them.
 * Throws BAD_USER_INPUT for an unknown product and for a colour that it does not have, CONFLICT where there is already
 * an item of the same product, colours and place.
 */
export async function createInventoryItem(
  em: EntityManager,
  viewer: User,
  input: InventoryItemInput,
): Promise<InventoryItem> {
  const id = await unlessTaken(() =>
    changeCatalogue(em, viewer, async (tx) => {
      const item = tx.create(InventoryItem, await checkedFields(tx, input, null));
      await tx.flush();
      await move(tx, viewer, item, { delta: input.stockQuantity, kind: 'opening', reason: null });
      await reserveForWaitingOrders(tx, [item.id]);
      return item.id;
    }),
  );
  return writtenItem(em, id);
}

/**
 * Changes a stock item; another quantity is written as a movement of the difference, and sets are reserved for
 * orders that wait for them. Throws NOT_FOUND, BAD_USER_INPUT, CONFLICT (also where product or colours of a reserved
 * item would change), and CHANGED_MEANWHILE for a stale version.
 */
export async function updateInventoryItem(
  em: EntityManager,
  viewer: User,
  id: number,
  input: InventoryItemInput,
  expectedVersion: number | null,
): Promise<InventoryItem> {
  await unlessTaken(() =>
    changeCatalogue(em, viewer, async (tx) => {
      const item = await lock(tx, id);
      if (expectedVersion !== null) expectVersion(item, expectedVersion);
      await countReserved(tx, [item]);
      expectUnclaimed(item, input);
      tx.assign(item, await checkedFields(tx, input, item));
      await tx.flush();
      const delta = input.stockQuantity - item.stockQuantity;
      await move(tx, viewer, item, { delta, kind: 'adjusted', reason: 'Korekta stanu' });
      await reserveForWaitingOrders(tx, [item.id]);
    }),
  );
  return writtenItem(em, id);
}

/**
 * Writes a movement by staff, once for its idempotency key. Throws NOT_FOUND, IDEMPOTENCY_KEY_REUSED, and
 * BAD_USER_INPUT where fewer than 0 or more than MAX_STOCK sets would remain.
 */
export async function adjustStock(
  em: EntityManager,
  viewer: User,
  input: AdjustStockInput,
): Promise<InventoryItem> {
  const { itemId, delta, idempotencyKey: key } = input;
  const reason = input.reason.trim();
  const request = { key, content: ['adjustStock', itemId, delta, reason], reused: REUSED };
  await asStaff(em, viewer, (tx) =>
    onceForKey(tx, viewer, request, async () => {
      const item = await lock(tx, itemId);
      expectPossible(item.stockQuantity, delta);
      await move(tx, viewer, item, { delta, kind: 'adjusted', reason });
      return itemId;
    }),
  );
  return writtenItem(em, itemId);
}

/** Archives a stock item and writes off its sets; throws NOT_FOUND, and CONFLICT while sets of it are reserved. */
export async function archiveInventoryItem(
  em: EntityManager,
  viewer: User,
  id: number,
): Promise<void> {
  await changeCatalogue(em, viewer, async (tx) => {
    const item = await lock(tx, id);
    await countReserved(tx, [item]);
    if (item.reserved > 0) throw claimed(item, 'nie można jej usunąć');
    const delta = -item.stockQuantity;
    item.archivedAt = new Date();
    await tx.flush();
    await move(tx, viewer, item, { delta, kind: 'adjusted', reason: 'Usunięcie pozycji' });
  });
}

interface Move {
  delta: number;
  kind: MovementKind;
  reason: string | null;
}

/** Writes a movement, unless the delta is 0; orders in production that lack sets then take theirs (`settleStock`). */
async function move(tx: EntityManager, viewer: User, item: InventoryItem, entry: Move) {
  if (entry.delta === 0) return;
  tx.create(StockMovement, {
    ...entry,
    item,
    actor: tx.getReference(User, viewer.id),
    quantityAfter: item.stockQuantity + entry.delta,
    orderId: null,
    at: new Date(),
  });
  await tx.flush();
  await settleStock(tx, [item.id], null);
}

/** An item as it is after it was written; throws NOT_FOUND where somebody has archived it since. */
async function writtenItem(em: EntityManager, id: number): Promise<InventoryItem> {
  const item = await findInventoryItem(em, id);
  if (!item) throw notFound();
  return item;
}

async function lock(tx: EntityManager, id: number): Promise<InventoryItem> {
  const item = await tx.findOne(
    InventoryItem,
    { id, archivedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!item) throw notFound();
  return item;
}

async function checkedFields(
  tx: EntityManager,
  input: InventoryItemInput,
  current: InventoryItem | null,
) {
  const product = await tx.findOne(Product, { id: input.productId, archivedAt: null });
  return fieldsOf(product, input, current);
}

/** Throws BAD_USER_INPUT where fewer than 0 or more than MAX_STOCK sets would remain. */
function expectPossible(quantity: number, delta: number): void {
  const after = quantity + delta;
  if (after >= 0 && after <= MAX_STOCK) return;
  const stock = `Stan wynosi ${polishNumber(quantity)}\u00a0kpl.`;
  const message =
    after < 0
      ? `${stock}, więc nie można wydać ${polishNumber(-delta)}.`
      : `${stock}, a\u00a0jedna pozycja mieści najwyżej ${polishNumber(MAX_STOCK)}\u00a0kpl.`;
  throw badInput([
    { path: 'delta', message, min: -quantity, max: MAX_STOCK - quantity, value: String(delta) },
  ]);
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Nie ma takiej pozycji magazynowej.');

const REUSED = 'Ten ruch został już zapisany, ale z\u00a0innymi danymi. Sprawdź ruchy tej pozycji.';
