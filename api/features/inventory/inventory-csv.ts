import { writeCsv } from '../../shared/csv.js';
import type { InventoryItem } from './inventory-item.entity.js';

const COLUMNS = [
  'id',
  'produkt_id',
  'produkt',
  'tkanina',
  'konstrukcja',
  'ilosc',
  'minimum',
  'miejsce',
  'zarezerwowane',
  'dostepne',
];

/** The stock as a file for a spreadsheet; the products of the items are loaded. */
export function inventoryCsv(items: readonly InventoryItem[]): string {
  return writeCsv(
    COLUMNS,
    items.map((item) => [
      item.id,
      item.product.id,
      item.product.getEntity().name,
      item.colorVariant,
      item.frameColorVariant,
      item.stockQuantity,
      item.minStockLevel,
      item.location,
      item.reserved,
      item.available,
    ]),
  );
}
