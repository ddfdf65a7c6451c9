import { ACCESSORIES } from '#engine/goods/families/categories';
import { fold } from '#engine/locale/text';
import {
  PRODUCT_FIELDS,
  PRODUCT_FIELD_NAMES,
  type ProductField,
  type ProductFieldName,
  type ProductFieldOf,
  hasField,
} from '#engine/trade/fields/product-fields';
import type { Context } from '../../../request/context.js';
import {
  amount,
  flag,
  list,
  number,
  optional,
  same,
  decimal,
} from '../../../shared/csv/csv-cells.js';
import { type CsvCell, type CsvColumn, type CsvRow, writeCsv } from '../../../shared/csv/csv.js';
import { productIds } from '../catalogue.service.js';
import { Product } from '../product.entity.js';
import type { StoredProduct } from '../show-product.js';
import type { AdminProductFilter, AdminProductSort } from './product-list.inputs.js';

interface Column extends CsvColumn<StoredProduct> {
  field: 'id' | 'version' | ProductFieldName;
  /** Converts a cell to the value that is validated; null for an empty cell of a column that may be empty. */
  read: (cell: string) => unknown;
}

/** How a field of each kind is written into a cell, and read from one. */
const CELLS: {
  [Kind in ProductField['kind']]: {
    write: (value: StoredProduct[ProductFieldOf<Kind>]) => CsvCell;
    read: (cell: string) => unknown;
  };
} = {
  line: { write: (text) => text, read: same },
  lines: { write: (text) => text, read: same },
  picture: { write: (path) => path, read: same },
  collection: { write: (code) => code, read: same },
  category: { write: (code) => code, read: fold },
  flag: { write: (isSet) => isSet, read: flag },
  amount: { write: (value) => value && decimal(value), read: amount },
  size: { write: (cm) => cm, read: number },
  colors: { write: (names) => names.join(', '), read: list },
  variants: { write: (codes) => codes.join(', '), read: list },
  pictures: {
    write: (rows) => rows.map(({ imageUrl, alt }) => `${imageUrl} | ${alt}`).join('\n'),
    read: pictures,
  },
  specifications: {
    write: (rows) => rows.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    read: specifications,
  },
};

/** The columns of the catalogue as a table, with their Polish headings. */
export const PRODUCT_COLUMNS: readonly Column[] = [
  { field: 'id', heading: 'Numer', write: ({ id }) => id, read: optional(number) },
  { field: 'version', heading: 'Wersja', write: ({ version }) => version, read: optional(number) },
  ...PRODUCT_FIELD_NAMES.map(columnOf),
];

function columnOf(field: ProductFieldName): Column {
  const { label, kind, isRequired }: ProductField = PRODUCT_FIELDS[field];
  const { write, read } = CELLS[kind] as (typeof CELLS)['line'];
  return {
    field,
    heading: label,
    write: (product) =>
      hasField(product.category, field) ? write(product[field] as string) : null,
    read: isRequired ? read : optional(read),
  };
}

/** The products of a filter as a CSV file, in chunks; `importProducts` can read the file. */
export const productsCsv = (
  context: Context,
  filter: AdminProductFilter,
  sort: AdminProductSort,
): AsyncGenerator<string> =>
  writeCsv<StoredProduct>(
    PRODUCT_COLUMNS,
    context.services.listExports.read(context, {
      ids: (em) => productIds(em, filter, sort).execute(),
      load: (em, ids) => em.find(Product, { id: { $in: ids } }),
    }),
  );

/** The fields that a row gives; columns that the file lacks are absent. */
export function rowFields({ cells }: CsvRow): Record<string, unknown> {
  const isAccessory = fold(cells[PRODUCT_FIELDS.category.label] ?? '') === ACCESSORIES;
  const fields = PRODUCT_COLUMNS.flatMap(({ field, heading, read }) => {
    const cell = cells[heading];
    if (cell === undefined) return [];
    const mayBeEmpty = isAccessory && isProductField(field) && !hasField(ACCESSORIES, field);
    return [[field, mayBeEmpty ? optional(read)(cell) : read(cell)] as const];
  });
  return Object.fromEntries(fields);
}

const isProductField = (field: Column['field']): field is ProductFieldName =>
  field in PRODUCT_FIELDS;

/** The heading of a field: "minWidth" is "Szerokość od". */
export function headingOf(path: string): string {
  const [field] = path.split('.');
  return PRODUCT_COLUMNS.find((column) => column.field === field)?.heading ?? path;
}

function pictures(cell: string): { imageUrl: string; alt: string }[] {
  return linesOf(cell).map((line) => {
    const [imageUrl = '', ...alt] = line.split('|');
    return { imageUrl: imageUrl.trim(), alt: alt.join('|').trim() };
  });
}

const linesOf = (cell: string): string[] =>
  cell.split(/\r?\n/).filter((line) => line.trim() !== '');

function specifications(cell: string): { name: string; value: string }[] {
  return linesOf(cell).map((line) => {
    const [, name = line, value = ''] = /^([^:]*):(.*)$/.exec(line) ?? [];
    return { name: name.trim(), value: value.trim() };
  });
}
