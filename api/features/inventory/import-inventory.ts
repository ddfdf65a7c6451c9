import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../identity/user.entity.js';
import { type ImportReport, expectNoneRefused, reportOf } from '../../shared/csv/import-report.js';
import { AppError } from '../../shared/errors.js';
import { inBatches } from '../../shared/in-turns.js';
import { changeCatalogue } from '../catalogue/change-catalogue.js';
import { InventoryItem } from './inventory-item.entity.js';
import { unlessTaken } from './item-rules.js';
import { type PlannedItem, planImport } from './plan-import.js';
import { reserveForWaitingOrders } from './reserve.js';
import { settleStock } from './settle-stock.js';
import { StockMovement } from './stock-movement.entity.js';

/** The reason of a movement where the file gives none. */
const REASON = 'Import z\u00a0pliku CSV';

/**
 * Reports what an import of the file would do, row by row; writes nothing. Throws BAD_USER_INPUT for an invalid file.
 */
export async function previewInventoryImport(
  em: EntityManager,
  file: Buffer,
): Promise<ImportReport> {
  return reportOf(await planImport(em, file), false);
}

/**
 * Imports the stock of a file: a row with an id changes that item, a row without one adds an item; a different quantity
 * becomes a movement. Throws BAD_USER_INPUT with the report where a row is refused; nothing is written then.
 */
export function importInventory(
  em: EntityManager,
  viewer: User,
  file: Buffer,
): Promise<ImportReport> {
  return unlessTaken(() =>
    changeCatalogue(em, viewer, async (tx) => {
      const rows = await planImport(tx, file, LockMode.PESSIMISTIC_WRITE);
      expectNoneRefused(rows);
      const changed = rows.filter(({ action }) => action !== 'unchanged');
      await inBatches(
        changed.filter(({ makesRoom }) => makesRoom),
        (batch) => setAside(tx, batch),
      );
      await inBatches(changed, (batch) => writeBatch(tx, viewer, batch));
      return reportOf(rows, true);
    }),
  );
}

/** Moves items to temporary places before other rows take their places: the unique index is checked row by row. */
async function setAside(tx: EntityManager, rows: readonly PlannedItem[]): Promise<never[]> {
  for (const { current } of rows)
    if (current) current.location = `Zmiana miejsca pozycji nr\u00a0${current.id}`;
  await tx.flush();
  return [];
}

/** Writes one batch of the transaction: a single flush of thousands of rows would block the event loop. */
async function writeBatch(
  tx: EntityManager,
  viewer: User,
  rows: readonly PlannedItem[],
): Promise<readonly Written[]> {
  const items = rows.map((row) => write(tx, row));
  await tx.flush();
  for (const { row, item } of items) row.id = item.id;
  await bookDifferences(tx, viewer, items);
  return items;
}

interface Written {
  row: PlannedItem;
  item: InventoryItem;
  draft: NonNullable<PlannedItem['draft']>;
}

function write(tx: EntityManager, row: PlannedItem): Written {
  const { current, draft } = row;
  if (!draft) throw new AppError('INTERNAL_SERVER_ERROR');
  const item = current ? tx.assign(current, draft.fields) : tx.create(InventoryItem, draft.fields);
  return { row, item, draft };
}

/** Writes each difference of a quantity as a movement, settles the items and reserves for waiting orders. */
async function bookDifferences(
  tx: EntityManager,
  viewer: User,
  items: readonly Written[],
): Promise<void> {
  const moved = items.filter(({ item, draft }) => draft.quantity !== item.stockQuantity);
  for (const { row, item, draft } of moved) {
    const { quantity, reason } = draft;
    tx.create(StockMovement, {
      item,
      delta: quantity - item.stockQuantity,
      quantityAfter: quantity,
      kind: row.current ? 'adjusted' : 'opening',
      reason: reason ?? REASON,
      actor: tx.getReference(User, viewer.id),
      orderId: null,
      at: new Date(),
    });
  }
  await tx.flush();
  const ids = moved.map(({ item }) => item.id);
  if (ids.length > 0) await settleStock(tx, ids, null);
  await reserveForWaitingOrders(
    tx,
    items.map(({ item }) => item.id),
  );
}
