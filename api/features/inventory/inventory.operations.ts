import { randomUUID } from 'node:crypto';
import type { Operations } from '../../identity/operations.js';

const read = { access: 'inventory:read' } as const;
const write = { access: 'inventory:write' } as const;
const CONFLICT = { status: 409, code: 'CONFLICT' };

/** What is in stock, in sets. */
export const INVENTORY_OPERATIONS = {
  'Query.inventory': {
    ...read,
    reads: 'replica',
    calls: [
      () => ({}),
      () => ({ filter: { text: 'markiza', category: 'markizy', productId: 1, low: true } }),
    ],
    refused: ({ boolean, choice, id, string }) => ({
      'filter.text': string(100),
      'filter.category': choice,
      'filter.productId': id,
      'filter.low': boolean,
    }),
  },
  'Query.accessoriesInStock': { access: 'catalogue:read' },
  'Query.inventoryItem': {
    ...read,
    calls: [async (shop) => ({ id: (await shop.stockItem()).id })],
  },
  'Mutation.createInventoryItem': {
    ...write,
    calls: [(shop) => shop.inputs.stock({ minStockLevel: 4, location: randomUUID() })],
    refused: ({ stockFields }) => stockFields,
  },
  'Mutation.updateInventoryItem': {
    ...write,
    calls: [
      async (shop) => ({
        ...shop.inputs.stock({ minStockLevel: 4, stockQuantity: 12 }),
        ...(await shop.stockItem()),
      }),
    ],
    refused: ({ id, stockFields }) => ({ ...stockFields, id, version: id }),
  },
  'Mutation.adjustStock': {
    ...write,
    calls: [
      async (shop) => ({
        itemId: (await shop.stockItem()).id,
        delta: 2,
        reason: 'Dostawa',
        idempotencyKey: randomUUID(),
      }),
    ],
    refused: ({ id, integer, key, text }) => ({
      itemId: id,
      delta: [...integer(-1_000_000, 1_000_000), 0],
      reason: text(3, 300),
      idempotencyKey: key,
    }),
  },
  'Mutation.deleteInventoryItem': {
    ...write,
    calls: [async (shop) => ({ id: (await shop.stockItem()).id })],
    refused: ({ id }) => ({ id }),
  },
  'GET /admin/inventory': {
    ...read,
    reads: 'replica',
    calls: [() => ({ query: '?low=false&limit=2' })],
  },
  'GET /admin/inventory.csv': { access: ['inventory:read', 'exports:read'] },
  'POST /admin/inventory/import': {
    ...write,
    calls: [
      async (shop) => {
        const { id: productId } = await shop.product();
        await shop.stockItem({ productId, stockQuantity: 98_765 });
        const path = `/api/admin/inventory.csv?productId=${productId}`;
        return { file: await shop.editedFile(path, '98765', '98764') };
      },
    ],
    refusals: [{ ...CONFLICT, call: async (shop) => ({ file: await shop.stockSwapFile() }) }],
  },
  'POST /admin/inventory': {
    ...write,
    calls: [(shop) => ({ body: shop.inputs.stock({ minStockLevel: 4, location: randomUUID() }) })],
    refused: ({ required, stockFields }) => ({
      ...stockFields,
      productId: required(stockFields.productId),
      colorVariant: required(stockFields.colorVariant),
      frameColorVariant: required(stockFields.frameColorVariant),
      stockQuantity: required(stockFields.stockQuantity),
    }),
    refusals: [{ ...CONFLICT, call: async (shop) => ({ body: await shop.takenPlace() }) }],
  },
  'PUT /admin/inventory/:id': {
    ...write,
    calls: [
      async (shop) => ({
        params: { id: (await shop.stockItem()).id },
        body: shop.inputs.stock({ minStockLevel: 4, location: randomUUID() }),
      }),
    ],
    refused: ({ required, stockFields }) => ({
      ...stockFields,
      productId: required(stockFields.productId),
      colorVariant: required(stockFields.colorVariant),
      frameColorVariant: required(stockFields.frameColorVariant),
      stockQuantity: required(stockFields.stockQuantity),
    }),
    refusals: [{ ...CONFLICT, call: async (shop) => ({ body: await shop.takenPlace() }) }],
  },
  'DELETE /admin/inventory/:id': {
    ...write,
    calls: [async (shop) => ({ params: { id: (await shop.stockItem()).id } })],
    refusals: [
      { ...CONFLICT, call: async (shop) => ({ params: { id: await shop.reservedItem() } }) },
    ],
  },
} satisfies Operations;
