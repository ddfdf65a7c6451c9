import { type CsvColumn, type CsvRow, writeCsv } from '../../shared/csv.js';
import { number, optional, same } from '../../shared/csv-cells.js';
import type { ListExports } from '../../database/list-exports.js';
import { InventoryItem } from './inventory-item.entity.js';
import { countReserved, inventoryIds } from './inventory-list.js';
import type { InventoryFilter, InventorySort } from './inventory.inputs.js';

interface Column extends CsvColumn<InventoryItem> {
  /** The field that the import reads it into; without one it is there to be read by people. */
  field?: string;
  read?: (cell: string) => unknown;
}

/** The columns of the stock as a table; `powod` is for whoever sends it back to say why it changed. */
const COLUMNS: readonly Column[] = [
  { heading: 'id', write: ({ id }) => id, field: 'id', read: optional(number) },
  {
    heading: 'produkt_id',
    write: ({ product }) => product.id,
    field: 'productId',
    read: number,
  },
  { heading: 'produkt', write: ({ product }) => product.getEntity().name },
  {
    heading: 'tkanina',
    write: ({ colorVariant }) => colorVariant,
    field: 'colorVariant',
    read: same,
  },
  {
    heading: 'konstrukcja',
    write: ({ frameColorVariant }) => frameColorVariant,
    field: 'frameColorVariant',
    read: same,
  },
  {
    heading: 'ilosc',
    write: ({ stockQuantity }) => stockQuantity,
    field: 'stockQuantity',
    read: number,
  },
  {
    heading: 'minimum',
    write: ({ minStockLevel }) => minStockLevel,
    field: 'minStockLevel',
    // Not said, it is what it was, or the usual one.
    read: (cell) => (cell === '' ? undefined : number(cell)),
  },
  {
    heading: 'miejsce',
    write: ({ location }) => location,
    field: 'location',
    read: optional(same),
  },
  { heading: 'zarezerwowane', write: ({ reserved }) => reserved },
  { heading: 'dostepne', write: ({ available }) => available },
  { heading: 'wersja', write: ({ version }) => version, field: 'version', read: optional(number) },
  { heading: 'powod', write: () => null, field: 'reason', read: optional(same) },
];

export const INVENTORY_HEADINGS: readonly string[] = COLUMNS.map(({ heading }) => heading);

/** The stock of a filter, piece by piece, as a file that `importInventory` takes back. */
export const inventoryCsv = (
  listExports: ListExports,
  filter: InventoryFilter,
  sort: InventorySort,
): AsyncGenerator<string> =>
  writeCsv(
    COLUMNS,
    listExports.read({
      ids: (em) => ({ text: inventoryIds(em, filter, sort).getFormattedQuery() }),
      async load(em, ids) {
        const items = await em.find(InventoryItem, { id: { $in: ids } }, { populate: ['product'] });
        await countReserved(em, items);
        return items;
      },
    }),
  );

/** What a row says of an item, by field; columns that the file does not have say nothing. */
export function itemFields({ cells }: CsvRow): Record<string, unknown> {
  const said = COLUMNS.flatMap(({ heading, field, read }) =>
    field && read && Object.hasOwn(cells, heading) ? [[field, read(cells[heading]!)] as const] : [],
  );
  return Object.fromEntries(said.filter(([, value]) => value !== undefined));
}

/** How the file calls a field: "stockQuantity" is "ilosc". */
export const headingOf = (field: string): string =>
  COLUMNS.find((column) => column.field === field)?.heading ?? field;
