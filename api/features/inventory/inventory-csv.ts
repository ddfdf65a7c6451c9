import type { Context } from '../../request/context.js';
import { number, optional, same } from '../../shared/csv/csv-cells.js';
import { type CsvColumn, type CsvRow, writeCsv } from '../../shared/csv/csv.js';
import { InventoryItem } from './inventory-item.entity.js';
import { countReserved, inventoryIds } from './inventory-list.js';
import type { InventoryFilter, InventorySort } from './inventory.inputs.js';

interface Column extends CsvColumn<InventoryItem> {
  /** The column's headings in older exports, which the import still accepts. */
  formerly: readonly string[];
  /** The field that the import sets; a column without one is ignored by the import. */
  field?: string;
  read?: (cell: string) => unknown;
}

/** The columns of the file; "Powód" is empty in exports, and an import gives the reason of a movement in it. */
const COLUMNS: readonly Column[] = [
  {
    heading: 'Numer',
    formerly: ['id'],
    write: ({ id }) => id,
    field: 'id',
    read: optional(number),
  },
  {
    heading: 'Numer produktu',
    formerly: ['produkt_id'],
    write: ({ product }) => product.id,
    field: 'productId',
    read: number,
  },
  { heading: 'Produkt', formerly: ['produkt'], write: ({ product }) => product.getEntity().name },
  {
    heading: 'Tkanina lub pokrycie',
    formerly: ['Tkanina', 'tkanina'],
    write: ({ colorVariant }) => colorVariant,
    field: 'colorVariant',
    read: same,
  },
  {
    heading: 'Konstrukcja',
    formerly: ['konstrukcja'],
    write: ({ frameColorVariant }) => frameColorVariant,
    field: 'frameColorVariant',
    read: same,
  },
  {
    heading: 'Ilość',
    formerly: ['ilosc'],
    write: ({ stockQuantity }) => stockQuantity,
    field: 'stockQuantity',
    read: number,
  },
  {
    heading: 'Minimum',
    formerly: ['minimum'],
    write: ({ minStockLevel }) => minStockLevel,
    field: 'minStockLevel',
    // An empty cell keeps the minimum of an existing item; a new item gets the default.
    read: (cell) => (cell === '' ? undefined : number(cell)),
  },
  {
    heading: 'Miejsce',
    formerly: ['miejsce'],
    write: ({ location }) => location,
    field: 'location',
    read: optional(same),
  },
  { heading: 'Zarezerwowane', formerly: ['zarezerwowane'], write: ({ reserved }) => reserved },
  { heading: 'Dostępne', formerly: ['dostepne'], write: ({ available }) => available },
  {
    heading: 'Wersja',
    formerly: ['wersja'],
    write: ({ version }) => version,
    field: 'version',
    read: optional(number),
  },
  {
    heading: 'Powód',
    formerly: ['powod'],
    write: () => null,
    field: 'reason',
    read: optional(same),
  },
];

/** The headings that the import accepts. */
export const INVENTORY_HEADINGS: readonly string[] = COLUMNS.flatMap(({ heading, formerly }) => [
  heading,
  ...formerly,
]);

/** The items of a filter as a CSV file, in chunks; `importInventory` can read the file. */
export const inventoryCsv = (
  context: Context,
  filter: InventoryFilter,
  sort: InventorySort,
): AsyncGenerator<string> =>
  writeCsv(
    COLUMNS,
    context.services.listExports.read(context, {
      ids: (em) => inventoryIds(em, filter, sort).execute(),
      async load(em, ids) {
        const items = await em.find(InventoryItem, { id: { $in: ids } }, { populate: ['product'] });
        await countReserved(em, items);
        return items;
      },
    }),
  );

/** The fields that a row sets; a column that is missing in the file sets none. */
export function itemFields({ cells }: CsvRow): Record<string, unknown> {
  const entries = COLUMNS.flatMap(({ heading, formerly, field, read }) => {
    const cell = [heading, ...formerly]
      .map((name) => cells[name])
      .find((each) => each !== undefined);
    return field && read && cell !== undefined ? [[field, read(cell)] as const] : [];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The heading of a field's column: "Ilość" of "stockQuantity". */
export const headingOf = (field: string): string =>
  COLUMNS.find((column) => column.field === field)?.heading ?? field;
