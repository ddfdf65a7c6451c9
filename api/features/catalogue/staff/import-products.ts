import type { EntityManager } from '@mikro-orm/postgresql';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../errors.js';
import { readFields } from '../../../rest-request.js';
import { type CsvRow, readCsv } from '../../../shared/csv.js';
import {
  type ImportReport,
  type ImportedRow,
  expectNoneRefused,
  reportOf,
  rowProblems,
} from '../../../shared/import-report.js';
import type { User } from '../../auth/user.entity.js';
import { changeCatalogue } from '../change-catalogue.js';
import { Product } from '../product.entity.js';
import { PRODUCT_COLUMNS, headingOf, rowFields } from './product-csv.js';
import { type ProductDraft, type Shop, ownDrawing, productDraft } from './product-draft.js';
import { CreateProductInput, SpecificationInput, ProductFields } from './product.inputs.js';
import { nextProductId } from './write-product.js';

const MAX_ROWS = 10_000;
/** Of a product that is not stored yet. */
const NO_ID = 0;
const HEADINGS = PRODUCT_COLUMNS.map(({ heading }) => heading);

interface PlannedRow extends ImportedRow {
  draft: ProductDraft | null;
  current: Product | null;
}

/** What an import of the file would do, row by row; nothing is written. Throws BAD_USER_INPUT for no such file. */
export async function previewImport(
  em: EntityManager,
  shop: Shop,
  file: string,
): Promise<ImportReport> {
  return reportOf(await plan(em, shop, file), false);
}

/**
 * Writes the products of a file: a row with a number changes that product, one without adds a new one. All of the file
 * or, where one row is refused (BAD_USER_INPUT with the report), nothing.
 */
export function importProducts(
  em: EntityManager,
  viewer: Pick<User, 'id'>,
  shop: Shop,
  file: string,
): Promise<ImportReport> {
  return changeCatalogue(em, viewer, async (tx) => {
    const rows = await plan(tx, shop, file);
    expectNoneRefused(rows);
    for (const row of rows) row.id = await write(tx, row);
    return reportOf(rows, true);
  });
}

async function write(tx: EntityManager, row: PlannedRow): Promise<number> {
  const { draft, current, action } = row;
  if (current && draft && action === 'updated') Object.assign(current, draft);
  if (current) return current.id;
  const id = await nextProductId(tx);
  const imageUrl = draft!.imageUrl === ownDrawing(NO_ID) ? ownDrawing(id) : draft!.imageUrl;
  tx.create(Product, { ...draft!, id, imageUrl, ratingAverage: null });
  return id;
}

async function plan(em: EntityManager, shop: Shop, file: string): Promise<PlannedRow[]> {
  const rows = readCsv(file, { columns: HEADINGS, maxRows: MAX_ROWS });
  const fields = rows.map(rowFields);
  const ids = fields.map(({ id }) => id).filter((id) => typeof id === 'number');
  const found = await em.find(Product, { id: { $in: ids } });
  const products = new Map(found.map((product) => [product.id, product]));
  const seen = new Set<unknown>();
  const planned: PlannedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const said = fields[index]!;
    const repeated = said['id'] !== null && said['id'] !== undefined && seen.has(said['id']);
    seen.add(said['id']);
    planned.push(await planRow(shop, row, { said, products, repeated }));
  }
  return planned;
}

interface RowContext {
  said: Record<string, unknown>;
  products: ReadonlyMap<number, Product>;
  repeated: boolean;
}

async function planRow(shop: Shop, { line }: CsvRow, context: RowContext): Promise<PlannedRow> {
  const { said, products } = context;
  const current = products.get(Number(said['id'])) ?? null;
  const name = typeof said['name'] === 'string' ? said['name'] : (current?.name ?? '');
  const row = { line, id: current?.id ?? null, name, problems: [], current };
  try {
    const draft = await draftOf(shop, context, current);
    const action = current ? (isUnchanged(current, draft) ? 'unchanged' : 'updated') : 'created';
    return { ...row, action, draft };
  } catch (error) {
    return { ...row, action: 'refused', draft: null, problems: rowProblems(error, headingOf) };
  }
}

function draftOf(
  shop: Shop,
  { said, repeated }: RowContext,
  current: Product | null,
): Promise<ProductDraft> {
  const { id = null, version = null, ...fields } = said;
  if (repeated) throw new AppError('CONFLICT', 'Ten numer jest już w\u00a0pliku wyżej.');
  if (id !== null && !current)
    throw new AppError('NOT_FOUND', 'Nie ma produktu o\u00a0tym numerze.');
  if (current && version !== null && version !== current.version)
    throw new AppError('CHANGED_MEANWHILE', 'Produkt zmienił się po wyeksportowaniu pliku.');
  const checked = { ...fields, specifications: specificationInputs(fields['specifications']) };
  if (!current) return productDraft(shop, NO_ID, readFields(CreateProductInput, checked));
  return productDraft(shop, current.id, readFields(ProductFields, checked), current);
}

/** The rules of a nested input are those of its class. */
export function specificationInputs(specifications: unknown): unknown {
  if (!Array.isArray(specifications)) return specifications;
  return specifications.map((row: object) => Object.assign(new SpecificationInput(), row));
}

function isUnchanged(current: Product, draft: ProductDraft): boolean {
  return Object.entries(draft).every(([field, value]) =>
    isDeepStrictEqual(current[field as keyof Product], value),
  );
}
