import type { TestVisitor } from './test-visitor.js';

export interface StockItem {
  id: number;
  stockQuantity: number;
  reserved: number;
  available: number;
  level: string;
  version: number;
}

const ITEM =
  'id stockQuantity minStockLevel reserved available level version colorVariant location';

interface Outcome {
  item: (StockItem & { location: string | null }) | null;
  userErrors: { code: string; message: string; path: string[] | null }[];
}

/** A valid `InventoryItemInput`: the default awning in its colours, without a place. */
export const stockInput = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  productId: 1,
  colorVariant: 'Czerwony',
  frameColorVariant: 'Biały',
  stockQuantity: 10,
  minStockLevel: 5,
  location: null,
  ...overrides,
});

async function mutate(
  staff: TestVisitor,
  field: string,
  type: string,
  input: Record<string, unknown>,
): Promise<Outcome> {
  const { data, errors } = await staff.graphql<Record<string, Outcome>>(
    `mutation ($input: ${type}!) {
      ${field}(input: $input) { item { ${ITEM} } userErrors { code message path } } }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data[field]!;
}

export const createItem = (staff: TestVisitor, input: Record<string, unknown>) =>
  mutate(staff, 'createInventoryItem', 'InventoryItemInput', input);

export const updateItem = (
  staff: TestVisitor,
  id: number,
  version: number,
  input: Record<string, unknown>,
) => mutate(staff, 'updateInventoryItem', 'UpdateInventoryItemInput', { ...input, id, version });

export const adjust = (
  staff: TestVisitor,
  itemId: number,
  delta: number,
  reason = 'Dostawa',
  idempotencyKey: string | null = null,
) => mutate(staff, 'adjustStock', 'AdjustStockInput', { itemId, delta, reason, idempotencyKey });

export const deleteItem = (staff: TestVisitor, id: number) =>
  mutate(staff, 'deleteInventoryItem', 'DeleteInventoryItemInput', { id });

export async function readItem(
  staff: TestVisitor,
  id: number,
): Promise<
  StockItem & {
    movements: {
      totalCount: number;
      items: {
        id: string;
        delta: number;
        quantityAfter: number;
        kind: string;
        reason: string | null;
        orderId: number | null;
        actorName: string | null;
      }[];
    };
  }
> {
  const { data, errors } = await staff.graphql<{ inventoryItem: never }>(
    `query ($id: Int!) { inventoryItem(id: $id) { ${ITEM} movements { totalCount items {
      id delta quantityAfter kind reason orderId actorName } } } }`,
    { id },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.inventoryItem;
}
