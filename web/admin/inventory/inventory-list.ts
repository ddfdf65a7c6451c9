import type { Category, InventorySort } from '../../apollo/schema.generated';
import { categories } from '../../lib/categories';
import { flag, number, oneOf, text } from '../kit/list/list-filters';
import { listSpec, type ListView } from '../kit/list/list-view';

const SORTS: readonly InventorySort[] = [
  'product_asc',
  'product_desc',
  'quantity_asc',
  'quantity_desc',
  'newest',
];

/** The filters and sort orders of the stock list. */
export const inventoryList = listSpec({
  filters: {
    text,
    category: oneOf<Category>(categories.map(({ code }) => code)),
    low: flag,
    productId: number,
  },
  sorts: SORTS,
  defaultSort: 'product_asc',
});

export type InventoryView = ListView<
  { text: string; category: Category; low: boolean; productId: number },
  InventorySort
>;
