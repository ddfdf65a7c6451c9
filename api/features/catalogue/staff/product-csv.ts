import { fold } from '../../../../engine/locale/fold.js';
import { type CsvCell, type CsvColumn, type CsvRow, writeCsv } from '../../../shared/csv/csv.js';
import { decimal } from '../../../shared/csv/decimal.js';
import { amount, flag, list, number, optional, same } from '../../../shared/csv/csv-cells.js';
import type { ListExports } from '../../../database/list-exports.js';
import { productIds } from '../catalogue.service.js';
import { Product } from '../product.entity.js';
import type { StoredProduct } from '../show-product.js';
import type { AdminProductFilter, AdminProductSort } from './product-list.inputs.js';

type Field = Extract<keyof Product, string>;

interface Column extends CsvColumn<StoredProduct> {
  field: Field;
  /** Converts a cell to the value that is validated; null for an empty cell of a column that may be empty. */
  read: (cell: string) => unknown;
}

/** The columns of the catalogue as a table, with their Polish headings. */
export const PRODUCT_COLUMNS: readonly Column[] = [
  { ...whole('id', 'Numer'), read: optional(number) },
  { ...whole('version', 'Wersja'), read: optional(number) },
  text('name', 'Nazwa'),
  { ...text('category', 'Kategoria'), read: fold },
  { ...text('subcategory', 'Podkategoria'), read: optional(same) },
  {
    field: 'featured',
    heading: 'Bestseller',
    write: ({ featured }) => featured,
    read: optional(flag),
  },
  {
    field: 'basePrice',
    heading: 'Cena podstawowa',
    write: ({ basePrice }) => decimal(basePrice),
    read: amount,
  },
  {
    field: 'pricePerSqm',
    heading: 'Cena za m²',
    write: ({ pricePerSqm }) => pricePerSqm && decimal(pricePerSqm),
    read: optional(amount),
  },
  whole('minWidth', 'Szerokość od'),
  whole('maxWidth', 'Szerokość do'),
  { ...whole('minHeight', 'Wysokość od'), read: optional(number) },
  { ...whole('maxHeight', 'Wysokość do'), read: optional(number) },
  { ...whole('minProjection', 'Głębokość od'), read: optional(number) },
  { ...whole('maxProjection', 'Głębokość do'), read: optional(number) },
  names('availableColors', 'Kolory'),
  names('availableFrameColors', 'Kolory konstrukcji'),
  { ...names('availableVariants', 'Warianty'), read: optional(list) },
  { ...text('fabricCollection', 'Kolekcja tkanin'), read: optional(same) },
  { ...text('imageUrl', 'Zdjęcie'), read: optional(same) },
  {
    field: 'specifications',
    heading: 'Specyfikacja',
    write: ({ specifications }) =>
      specifications.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    read: specifications,
  },
  text('description', 'Opis'),
];

/** The products of a filter as a CSV file, in chunks; `importProducts` can read the file. */
export const productsCsv = (
  listExports: ListExports,
  filter: AdminProductFilter,
  sort: AdminProductSort,
): AsyncGenerator<string> =>
  writeCsv<StoredProduct>(
    PRODUCT_COLUMNS,
    listExports.read({
      ids: (em) => productIds(em, filter, sort).execute(),
      load: (em, ids) => em.find(Product, { id: { $in: ids } }),
    }),
  );

/** The fields that a row gives; columns that the file lacks are absent. */
export function rowFields({ cells }: CsvRow): Record<string, unknown> {
  const fields = PRODUCT_COLUMNS.flatMap(({ field, heading, read }) => {
    const cell = cells[heading];
    return cell === undefined ? [] : [[field, read(cell)] as const];
  });
  return Object.fromEntries(fields);
}

/** The heading of a field: "minWidth" is "Szerokość od". */
export function headingOf(path: string): string {
  const [field] = path.split('.');
  return PRODUCT_COLUMNS.find((column) => column.field === field)?.heading ?? path;
}

type ScalarField = { [F in Field]: Product[F] extends CsvCell ? F : never }[Field];
type NamesField = 'availableColors' | 'availableFrameColors' | 'availableVariants';

function text(field: ScalarField & keyof StoredProduct, heading: string): Column {
  return { field, heading, write: (product) => product[field] as CsvCell, read: same };
}

function whole(field: ScalarField & keyof StoredProduct, heading: string): Column {
  return { ...text(field, heading), read: number };
}

function names(field: NamesField, heading: string): Column {
  return { field, heading, write: (product) => product[field].join(', '), read: list };
}

function specifications(cell: string): { name: string; value: string }[] {
  return cell
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = line, value = ''] = /^([^:]*):(.*)$/.exec(line) ?? [];
      return { name: name.trim(), value: value.trim() };
    });
}
