import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { IsOptional } from 'class-validator';
import { type CsvRow, readCsv } from '../../shared/csv/csv.js';
import { type ImportedRow, changesOf, rowProblems } from '../../shared/csv/import-report.js';
import { AppError } from '../../shared/errors.js';
import { isId } from '../../shared/id.js';
import { inBatches, inTurns } from '../../shared/in-turns.js';
import { readFields } from '../../shared/input/read-fields.js';
import { IsText } from '../../shared/text.js';
import { Product } from '../catalogue/product.entity.js';
import { INVENTORY_HEADINGS, headingOf, itemFields } from './inventory-csv.js';
import { InventoryItem } from './inventory-item.entity.js';
import { countReserved } from './inventory-list.js';
import { InventoryItemInput } from './inventory.inputs.js';
import { expectUnclaimed, fieldsOf, placeTaken } from './item-rules.js';

const MAX_ROWS = 5000;

/** An item as a row of the file describes it. */
class ImportedItem extends InventoryItemInput {
  @IsOptional()
  @IsText(3, 300)
  reason?: string | null;
}

interface ItemDraft {
  fields: ReturnType<typeof fieldsOf>;
  quantity: number;
  reason: string | null;
}

export interface PlannedItem extends ImportedRow {
  current: InventoryItem | null;
  draft: ItemDraft | null;
  /** Whether another row of the file takes the place that its item has so far. */
  makesRoom: boolean;
}

type RowFields = Record<string, unknown>;
type Lock = LockMode.NONE | LockMode.PESSIMISTIC_WRITE;

/** The current stock, and what earlier rows of the file have used. */
interface Stock {
  items: ReadonlyMap<unknown, InventoryItem>;
  products: ReadonlyMap<unknown, Product>;
  /** Taken places, by `placeOf`: the id of the item there, or the line of the file that puts one there. */
  taken: Map<string, number>;
  readIds: Set<unknown>;
}

/**
 * Plans the import of a file row by row; with a lock the items of the file cannot change until the transaction ends.
 */
export async function planImport(
  em: EntityManager,
  file: Buffer,
  lockMode: Lock = LockMode.NONE,
): Promise<PlannedItem[]> {
  const rows = await readCsv(file, { columns: INVENTORY_HEADINGS, maxRows: MAX_ROWS });
  const read = rows.map((row) => ({ row, rowFields: itemFields(row) }));
  const stock = await readStock(
    em,
    read.map(({ rowFields }) => rowFields),
    lockMode,
  );
  const planned = await inTurns(read, ({ row, rowFields }) => planRow(row, rowFields, stock));
  for (const row of planned) row.makesRoom = isTaken(row, stock);
  return planned;
}

async function readStock(
  em: EntityManager,
  rowFields: readonly RowFields[],
  lockMode: Lock,
): Promise<Stock> {
  const ids = new Set(rowFields.map(({ id }) => id).filter(isId));
  const inOrder = [...ids].toSorted((one, other) => one - other);
  const own = await inBatches(inOrder, (batch) =>
    em.find(
      InventoryItem,
      { id: { $in: batch }, archivedAt: null },
      { lockMode, orderBy: { id: 'asc' }, refresh: true },
    ),
  );
  await countReserved(em, own);
  const named = rowFields.map(({ productId }) => productId).filter(isId);
  const productIds = [...new Set([...named, ...own.map(({ product }) => product.id)])];
  const products = await inBatches(productIds, (batch) => em.find(Product, { id: { $in: batch } }));
  const ofProducts = await inBatches(productIds, (batch) =>
    em.find(InventoryItem, { product: { $in: batch }, archivedAt: null }),
  );
  const others = ofProducts.filter(({ id }) => !ids.has(id));
  return {
    items: new Map(own.map((item) => [item.id, item])),
    products: new Map(products.map((product) => [product.id, product])),
    taken: new Map(others.map((item) => [placeOf(fieldsNow(item)), item.id])),
    readIds: new Set(),
  };
}

function planRow({ line }: CsvRow, rowFields: RowFields, stock: Stock): PlannedItem {
  const current = stock.items.get(rowFields['id']) ?? null;
  const row = {
    line,
    id: current?.id ?? null,
    name: nameOf(rowFields, current, stock),
    problems: [],
    changes: [],
    current,
    makesRoom: false,
  };
  try {
    const input = readRow(rowFields, current, stock);
    expectFree(input, line, stock);
    if (current) expectUnclaimed(current, input);
    if (current && isSame(input, fieldsNow(current)))
      return { ...row, draft: null, action: 'unchanged' };
    const draft = draftOf(input, current, stock);
    if (!current) return { ...row, draft, action: 'created' };
    return { ...row, draft, action: 'updated', changes: changedCells(current, input) };
  } catch (error) {
    return { ...row, draft: null, action: 'refused', problems: rowProblems(error, headingOf) };
  }
}

/** The item after the import of the row; a column that is missing in the file changes nothing. */
function readRow(
  rowFields: RowFields,
  current: InventoryItem | null,
  { readIds }: Stock,
): ImportedItem {
  const { id = null, version = null, ...fields } = rowFields;
  if (id !== null && readIds.has(id))
    throw new AppError('CONFLICT', 'Ta pozycja jest już w\u00a0pliku wyżej.');
  readIds.add(id);
  if (id !== null && !current)
    throw new AppError('NOT_FOUND', 'Nie ma pozycji magazynowej o\u00a0tym numerze.');
  if (current && version !== null && version !== current.version)
    throw new AppError('CHANGED_MEANWHILE', 'Pozycja zmieniła się po wyeksportowaniu pliku.');
  return readFields(ImportedItem, { ...(current && fieldsNow(current)), ...fields });
}

function changedCells(current: InventoryItem, input: InventoryItemInput) {
  const now = fieldsNow(current);
  const fields = Object.keys(now) as (keyof InventoryItemInput)[];
  return changesOf(
    fields.map((field) => ({ column: headingOf(field), from: now[field], to: input[field] })),
  );
}

/** Throws CONFLICT where another item, in stock or in an earlier row, has the same product, colours and place. */
function expectFree(input: ImportedItem, line: number, { taken }: Stock): void {
  const place = placeOf(input);
  if (taken.has(place)) throw placeTaken();
  taken.set(place, line);
}

/** Whether another row takes, by the import, the place that the item of this row has now. */
function isTaken({ current, line }: PlannedItem, { taken }: Stock): boolean {
  return current !== null && (taken.get(placeOf(fieldsNow(current))) ?? line) !== line;
}

function draftOf(
  { reason, ...input }: ImportedItem,
  current: InventoryItem | null,
  { products }: Stock,
): ItemDraft {
  const product = products.get(input.productId);
  const fields = fieldsOf(product?.archivedAt === null ? product : null, input, current);
  return { fields, quantity: input.stockQuantity, reason: reason?.trim() ?? null };
}

const fieldsNow = (item: InventoryItem): InventoryItemInput => ({
  productId: item.product.id,
  colorVariant: item.colorVariant,
  frameColorVariant: item.frameColorVariant,
  stockQuantity: item.stockQuantity,
  minStockLevel: item.minStockLevel,
  location: item.location,
});

type Place = Pick<
  InventoryItemInput,
  'productId' | 'colorVariant' | 'frameColorVariant' | 'location'
>;

const placeOf = ({ productId, colorVariant, frameColorVariant, location }: Place): string =>
  JSON.stringify([productId, colorVariant, frameColorVariant, location?.trim() || null]);

const isSame = (rowFields: InventoryItemInput, now: InventoryItemInput): boolean =>
  placeOf(rowFields) === placeOf(now) &&
  rowFields.stockQuantity === now.stockQuantity &&
  rowFields.minStockLevel === now.minStockLevel;

/** "Markiza kasetowa, Czerwony / Biały"; unknown parts are left out. */
function nameOf(rowFields: RowFields, current: InventoryItem | null, { products }: Stock): string {
  const product = products.get(rowFields['productId'] ?? current?.product.id);
  const color = rowFields['colorVariant'] ?? current?.colorVariant;
  const frame = rowFields['frameColorVariant'] ?? current?.frameColorVariant;
  const colors = [color, frame].filter(
    (name): name is string => typeof name === 'string' && name !== '',
  );
  return [product?.name, colors.join(' / ')].filter(Boolean).join(', ');
}
