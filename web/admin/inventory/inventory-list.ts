import type { Category, InventorySort } from '../../apollo/schema.generated';
import { categories } from '../../goods/categories';
import { flag, id, oneOf, text } from '../kit/list/list-filters';
import { listSpec, type ViewOf } from '../kit/list/list-view';

export const inventoryList = listSpec({
  filters: {
    text,
    category: oneOf<Category>(categories.map(({ code }) => code)),
    low: flag,
    productId: id,
  },
  sorts: [
    'product_asc',
    'product_desc',
    'quantity_asc',
    'quantity_desc',
    'newest',
  ] satisfies InventorySort[],
  defaultSort: 'product_asc',
});

export type InventoryView = ViewOf<typeof inventoryList>;
