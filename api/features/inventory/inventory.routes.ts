import { IsIn, IsOptional } from 'class-validator';
import { NOTHING, single, page, computed, view } from '../../rest/answer.js';
import { json } from '../../rest/body.js';
import { IMPORTED_FILE, IMPORT_REPORT, ImportQuery } from '../../rest/import.js';
import { idOf } from '../../rest/parameters.js';
import { type Route, route } from '../../rest/route.js';
import { Description } from '../../shared/description.js';
import { listExport } from '../audit/list-export.js';
import { importInventory, previewInventoryImport } from './import-inventory.js';
import { inventoryCsv } from './inventory-csv.js';
import { InventoryItem } from './inventory-item.entity.js';
import { listInventory } from './inventory-list.js';
import {
  INVENTORY_SORTS,
  InventoryFilter,
  InventoryItemInput,
  type InventorySort,
} from './inventory.inputs.js';
import { INVENTORY_OPERATIONS } from './inventory.operations.js';
import {
  archiveInventoryItem,
  createInventoryItem,
  updateInventoryItem,
} from './inventory.service.js';

class ExportQuery extends InventoryFilter {
  @Description('Left out: by product.')
  @IsOptional()
  @IsIn(INVENTORY_SORTS)
  sort?: InventorySort;
}

const tag = 'Inventory';
const params = { id: idOf('stock item') };

const ITEM = view(
  'InventoryItem',
  InventoryItem,
  [
    'id',
    'colorVariant',
    'frameColorVariant',
    'stockQuantity',
    'minStockLevel',
    'location',
    'reserved',
    'available',
    'level',
  ],
  {
    productId: computed({ type: 'integer' }, ({ product }: InventoryItem) => product.id),
    productName: computed(
      { type: 'string' },
      ({ product }: InventoryItem) => product.getEntity().name,
    ),
  },
);

const BODY = json(InventoryItemInput, {
  example: {
    productId: 1,
    colorVariant: 'Czerwony',
    frameColorVariant: 'Biały',
    stockQuantity: 12,
    minStockLevel: 5,
    location: 'Regał A1',
  },
});

export const INVENTORY_ROUTES: readonly Route[] = [
  route(INVENTORY_OPERATIONS, 'GET /admin/inventory', {
    tag,
    summary: 'The items in stock, by product.',
    query: InventoryFilter,
    isPaged: true,
    answer: page(ITEM),
    handle: ({ context: { em }, query, page: window }) =>
      listInventory(em, query, 'product_asc', window),
  }),

  route(INVENTORY_OPERATIONS, 'GET /admin/inventory.csv', {
    tag,
    summary: 'The filtered items in stock as a CSV file, which can be imported again.',
    query: ExportQuery,
    errors: ['TOO_MANY_REQUESTS'],
    answer: listExport('magazyn.csv'),
    handle: ({ context, query: { sort = 'product_asc', ...filter } }) =>
      inventoryCsv(context, filter, sort),
  }),

  route(INVENTORY_OPERATIONS, 'POST /admin/inventory/import', {
    tag,
    summary: 'Imports items from a file, all of it or nothing; other quantities become movements.',
    query: ImportQuery,
    body: IMPORTED_FILE,
    errors: ['CONFLICT'],
    answer: IMPORT_REPORT,
    handle: ({ context: { em }, viewer, query: { dryRun = false }, body }) =>
      dryRun ? previewInventoryImport(em, body) : importInventory(em, viewer, body),
  }),

  route(INVENTORY_OPERATIONS, 'POST /admin/inventory', {
    tag,
    summary: 'Adds an item; its quantity is its first movement.',
    body: BODY,
    errors: ['CONFLICT'],
    answer: single(ITEM, 201, 'The new item.'),
    handle: ({ context: { em }, viewer, body }) => createInventoryItem(em, viewer, body),
  }),

  route(INVENTORY_OPERATIONS, 'PUT /admin/inventory/:id', {
    tag,
    summary: 'Changes an item; another quantity becomes a movement of the difference.',
    params,
    body: BODY,
    errors: ['CONFLICT'],
    answer: single(ITEM, 200, 'The item as it is now.'),
    handle: ({ context: { em }, viewer, params: { id }, body }) =>
      updateInventoryItem(em, viewer, id, body, null),
  }),

  route(INVENTORY_OPERATIONS, 'DELETE /admin/inventory/:id', {
    tag,
    summary: 'Deletes an item; its movements are kept.',
    params,
    errors: ['CONFLICT'],
    answer: NOTHING,
    handle: ({ context: { em }, viewer, params: { id } }) => archiveInventoryItem(em, viewer, id),
  }),
];
