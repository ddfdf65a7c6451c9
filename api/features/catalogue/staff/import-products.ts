import { isDeepStrictEqual } from 'node:util';
import { ConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../../identity/user.entity.js';
import { type CsvRow, readCsv } from '../../../shared/csv/csv.js';
import {
  type ImportReport,
  type ImportedRow,
  changesOf,
  expectNoneRefused,
  reportOf,
  rowProblems,
} from '../../../shared/csv/import-report.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { isId } from '../../../shared/id.js';
import { inBatches, inTurns } from '../../../shared/in-turns.js';
import { readFields } from '../../../shared/input/read-fields.js';
import { changeCatalogue } from '../change-catalogue.js';
import { Product } from '../product.entity.js';
import type { StoredProduct } from '../show-product.js';
import { PRODUCT_COLUMNS, headingOf, rowFields } from './product-csv.js';
import { type ProductDraft, type Shop, ownDrawing, productDraft } from './product-draft.js';
import { CreateProductInput, SpecificationInput, ProductFields } from './product.inputs.js';
import { nextProductIds, isSameProduct, namesakes } from './write-product.js';

const MAX_ROWS = 10_000;
/** The id of a product that is not stored yet. */
const NO_ID = 0;
const HEADINGS = PRODUCT_COLUMNS.map(({ heading }) => heading);

interface PlannedRow extends ImportedRow {
  draft: ProductDraft | null;
  /** The version of the product that the draft is based on. */
  version: number | null;
}

type DraftedRow = PlannedRow & { draft: ProductDraft };

const isDrafted = (row: PlannedRow): row is DraftedRow => row.draft !== null;

/**
 * What an import of the file would do, row by row; writes nothing. Throws BAD_USER_INPUT for a file that is not a table
 * of products.
 */
export async function previewImport(
  em: EntityManager,
  shop: Shop,
  file: Buffer,
): Promise<ImportReport> {
  return reportOf(await plan(em, shop, file), false);
}

/**
 * Writes the products of a file: a row with a number changes that product, one without adds a new one, unless the same
 * product is in the shop, because the file was sent before. Writes all rows or none: throws BAD_USER_INPUT with the
 * report where a row is refused, CHANGED_MEANWHILE where somebody changes one of the products, or adds one of the new
 * ones, meanwhile.
 */
export async function importProducts(
  em: EntityManager,
  viewer: Pick<User, 'id'>,
  shop: Shop,
  file: Buffer,
): Promise<ImportReport> {
  // Planned before the catalogue is locked, because orders wait for that lock.
  const rows = await plan(em, shop, file);
  expectNoneRefused(rows);
  const changed = rows.filter(isDrafted).filter(({ action }) => action !== 'unchanged');
  const added = changed.filter(({ id }) => id === null);
  await changeCatalogue(em, viewer, async (tx) => {
    await inBatches(added, (batch) => expectStillNew(tx, batch));
    await unlessTaken(() => inBatches(changed, (batch) => write(tx, batch)));
  });
  return reportOf(rows, true);
}

/** Throws CHANGED_MEANWHILE where a new product is in the shop by now: the same file may be imported twice at once. */
async function expectStillNew(tx: EntityManager, rows: readonly DraftedRow[]): Promise<never[]> {
  const drafts = rows.map(({ draft }) => draft);
  const inShop = Map.groupBy(
    await namesakes(
      tx,
      drafts.map(({ name }) => name),
    ),
    ({ name }) => name,
  );
  const isInShop = (draft: ProductDraft): boolean =>
    (inShop.get(draft.name) ?? []).some((product) => isSameProduct(product, draft, NO_ID));
  if (drafts.some(isInShop)) throw changedMeanwhile();
  tx.clear();
  return [];
}

/** Writes one batch of the transaction: a single flush of thousands of rows would block the process. */
async function write(tx: EntityManager, rows: readonly DraftedRow[]): Promise<readonly Product[]> {
  const products = await findByIds(tx, rows);
  const ids = await nextProductIds(tx, rows.filter(({ id }) => id === null).length);
  const written = rows.map((row) => {
    if (row.id === null) return create(tx, row, ids.pop()!);
    const product = products.get(row.id);
    if (!product || product.version !== row.version) throw changedMeanwhile();
    return Object.assign(product, row.draft);
  });
  await tx.flush();
  tx.clear();
  return written;
}

function create(tx: EntityManager, row: DraftedRow, id: number): Product {
  const { draft } = row;
  const imageUrl = draft.imageUrl === ownDrawing(NO_ID) ? ownDrawing(id) : draft.imageUrl;
  row.id = id;
  return tx.create(Product, { ...draft, id, imageUrl, ratingAverage: null });
}

/** Turns a violation by a SKU that was given, or a category that was deleted, after the planning into CHANGED_MEANWHILE. */
async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof ConstraintViolationException ? changedMeanwhile() : error;
  }
}

function changedMeanwhile(): AppError {
  return new AppError(
    'CHANGED_MEANWHILE',
    'Ktoś zmienił produkty podczas importu. Nic nie zostało zapisane. Wczytaj plik ponownie.',
  );
}

async function findByIds(
  em: EntityManager,
  rows: readonly { id?: unknown }[],
): Promise<ReadonlyMap<unknown, Product>> {
  const ids = rows.map(({ id }) => id).filter(isId);
  const found = await em.find(Product, { id: { $in: ids } });
  return new Map(found.map((product) => [product.id, product]));
}

async function plan(em: EntityManager, shop: Shop, file: Buffer): Promise<PlannedRow[]> {
  const rows = await readCsv(file, { columns: HEADINGS, maxRows: MAX_ROWS });
  const readIds = new Set<unknown>();
  const readSkus = new Set<string | null>();
  return inBatches(rows, async (batch) => {
    const read = batch.map((row) => ({ row, values: rowFields(row) }));
    // In a fork, so that the entities of a batch are freed after it.
    const fork = em.fork();
    const products = await findByIds(
      fork,
      read.map(({ values }) => values),
    );
    const inShop = Map.groupBy(await namesakes(fork, newNames(read)), ({ name }) => name);
    const shared = { em: fork, products, inShop, readIds, readSkus };
    return inTurns(read, ({ row, values }) => planRow(shop, row, { values, ...shared }));
  });
}

/** The names in rows without a number, as they are stored. */
const newNames = (rows: readonly { values: Record<string, unknown> }[]): string[] =>
  rows.flatMap(({ values: { id = null, name } }) =>
    id === null && typeof name === 'string' ? [name.trim().normalize('NFC')] : [],
  );

interface RowContext {
  em: EntityManager;
  values: Record<string, unknown>;
  products: ReadonlyMap<unknown, Product>;
  /** For each name in a row without a number: the products in the shop that have this name. */
  inShop: ReadonlyMap<string, readonly Product[]>;
  /** The product numbers of earlier rows, so that a number that occurs twice is found. */
  readIds: Set<unknown>;
  readSkus: Set<string | null>;
}

async function planRow(shop: Shop, { line }: CsvRow, context: RowContext): Promise<PlannedRow> {
  const { values, products } = context;
  const current = products.get(values['id']) ?? null;
  const row = {
    line,
    id: current?.id ?? null,
    name: typeof values['name'] === 'string' ? values['name'] : (current?.name ?? ''),
    version: current?.version ?? null,
    problems: [],
    changes: [],
  };
  try {
    const draft = await draftOf(shop, context, current);
    if (!current) {
      const same = context.inShop
        .get(draft.name)
        ?.find((product) => isSameProduct(product, draft, NO_ID));
      if (same) return { ...row, id: same.id, action: 'unchanged', draft };
      return { ...row, action: 'created', draft };
    }
    if (isUnchanged(current, draft)) return { ...row, action: 'unchanged', draft };
    return { ...row, action: 'updated', draft, changes: changedCells(current, draft) };
  } catch (error) {
    return { ...row, action: 'refused', draft: null, problems: rowProblems(error, headingOf) };
  }
}

async function draftOf(
  shop: Shop,
  { em, values, readIds, readSkus }: RowContext,
  current: Product | null,
): Promise<ProductDraft> {
  const { id = null, version = null, ...fields } = values;
  if (id !== null && readIds.has(id))
    throw new AppError('CONFLICT', 'Ten numer jest już w\u00a0pliku wyżej.');
  readIds.add(id);
  if (id !== null && !current)
    throw new AppError('NOT_FOUND', 'Nie ma produktu o\u00a0tym numerze.');
  if (current && version !== null && version !== current.version)
    throw new AppError('CHANGED_MEANWHILE', 'Produkt zmienił się po wyeksportowaniu pliku.');
  const checked = { ...fields, specifications: specificationInputs(fields['specifications']) };
  const draft = current
    ? await productDraft(em, shop, current.id, readFields(ProductFields, checked), current)
    : await productDraft(em, shop, NO_ID, readFields(CreateProductInput, checked));
  if (draft.sku !== null && readSkus.has(draft.sku))
    throw wrongField('sku', 'Ten numer katalogowy jest już w\u00a0pliku wyżej.');
  readSkus.add(draft.sku);
  return draft;
}

function changedCells(current: Product, draft: ProductDraft) {
  const { id, version } = current;
  const after = { ...draft, id, version } as StoredProduct;
  return changesOf(
    PRODUCT_COLUMNS.map(({ heading, write: cell }) => ({
      column: heading,
      from: cell(current),
      to: cell(after),
    })),
  );
}

/**
 * The rows of a list as instances of `SpecificationInput`, whose validation rules then apply; anything else as it is.
 */
export function specificationInputs(specifications: unknown): unknown {
  if (!Array.isArray(specifications)) return specifications;
  return specifications.map((row: object) => Object.assign(new SpecificationInput(), row));
}

function isUnchanged(current: Product, draft: ProductDraft): boolean {
  return Object.entries(draft).every(([field, value]) =>
    isDeepStrictEqual(current[field as keyof Product], value),
  );
}
