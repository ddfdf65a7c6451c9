import type { Request, Router } from 'express';
import { contextOf, readBody, readFields, readId, readPage, sendList } from '../../rest-request.js';
import { requireRole } from '../auth/require-role.js';
import { listInventory } from './inventory-list.js';
import { inventoryCsv } from './inventory-csv.js';
import { INVENTORY_SORTS, InventoryFilter, InventoryItemInput } from './inventory.inputs.js';
import {
  archiveInventoryItem,
  createInventoryItem,
  updateInventoryItem,
} from './inventory.service.js';
import type { InventoryItem } from './inventory-item.entity.js';

const WHOLE_LIST = { limit: 100_000, offset: 0 };

export function inventoryRoutes(router: Router): void {
  router.get('/admin/inventory', async (req, res) => {
    const context = contextOf(res);
    requireRole(context, 'staff');
    const filter = readFilter(req);
    const { items, totalCount } = await listInventory(
      context.em,
      filter,
      'product_asc',
      readPage(req),
    );
    sendList(res, { items: items.map(toRest), totalCount });
  });

  router.get('/admin/inventory.csv', async (req, res) => {
    const context = contextOf(res);
    requireRole(context, 'staff');
    const sort = INVENTORY_SORTS.find((each) => each === req.query['sort']) ?? 'product_asc';
    const { items } = await listInventory(context.em, readFilter(req), sort, WHOLE_LIST);
    res.attachment('magazyn.csv').type('text/csv').send(inventoryCsv(items));
  });

  router.post('/admin/inventory', async (req, res) => {
    const context = contextOf(res);
    const viewer = requireRole(context, 'staff');
    const item = await createInventoryItem(context.em, viewer, readBody(InventoryItemInput, req));
    res.status(201).json(toRest(item));
  });

  router.put('/admin/inventory/:id', async (req, res) => {
    const context = contextOf(res);
    const viewer = requireRole(context, 'staff');
    const input = readBody(InventoryItemInput, req);
    const id = readId(req.params.id);
    res.json(toRest(await updateInventoryItem(context.em, viewer, id, input, null)));
  });

  router.delete('/admin/inventory/:id', async (req, res) => {
    const context = contextOf(res);
    const viewer = requireRole(context, 'staff');
    await archiveInventoryItem(context.em, viewer, readId(req.params.id));
    res.status(204).end();
  });
}

/** A query string is text: flags and numbers in it are read as such, what is none is refused by its name. */
function readFilter({ query }: Request): InventoryFilter {
  const { limit: _limit, offset: _offset, sort: _sort, low, productId, ...fields } = query;
  return readFields(InventoryFilter, {
    ...fields,
    ...(low !== undefined && { low: low === 'true' || (low === 'false' ? false : low) }),
    ...(productId !== undefined && { productId: Number(productId) }),
  });
}

function toRest(item: InventoryItem) {
  const { id, colorVariant, frameColorVariant, stockQuantity, minStockLevel, location } = item;
  const { reserved, available, level } = item;
  return {
    id,
    productId: item.product.id,
    productName: item.product.getEntity().name,
    colorVariant,
    frameColorVariant,
    stockQuantity,
    minStockLevel,
    location,
    reserved,
    available,
    level,
  };
}
