import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../shared/errors.js';
import { User } from '../auth/user.entity.js';
import { changeCatalogue } from '../catalogue/change-catalogue.js';
import { type ImportReport, expectNoneRefused, reportOf } from '../../shared/csv/import-report.js';
import { inBatches } from '../../shared/in-turns.js';
import { InventoryItem } from './inventory-item.entity.js';
import { type PlannedItem, planImport } from './plan-import.js';
import { unlessTaken } from './inventory.service.js';
import { reserveForWaitingOrders } from './reserve.js';
import { settleStock } from './settle-stock.js';
import { StockMovement } from './stock-movement.entity.js';

/** In the ledger, where the file does not say why. */
const REASON = 'Import z\u00a0pliku CSV';

/** What an import of the file would do, row by row; nothing is written. Throws BAD_USER_INPUT for no such file. */
export async function previewInventoryImport(
  em: EntityManager,
  file: Buffer,
): Promise<ImportReport> {
  return reportOf(await planImport(em, file), false);
}

/**
 * Writes the stock of a file: a row with an id changes that item, one without adds a new one; what is counted
 * differently becomes a movement with its reason. All of the file or, where one row is refused (BAD_USER_INPUT with the
 * report), nothing.
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
      await inBatches(changed, (batch) => writeBatch(tx, viewer, batch));
      return reportOf(rows, true);
    }),
  );
}

/** Flushed by batches, in one transaction: what is written of thousands of rows at once would stop the process. */
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

/** What is now in stock and was not, and the other way round: one movement each; orders that wait take and reserve of it. */
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
  if (ids.length > 0) await settleStock(tx, ids, viewer.id);
  await reserveForWaitingOrders(
    tx,
    items.map(({ item }) => item.id),
  );
}
