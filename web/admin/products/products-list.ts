import type { AdminProductSort, ProductState } from '../../apollo/schema.generated';
import { categories, type Category } from '../../lib/categories';
import { flag, oneOf, text } from '../kit/list/list-filters';
import { listSpec, type ListView } from '../kit/list/list-view';

const SORTS: readonly AdminProductSort[] = [
  'name_asc',
  'name_desc',
  'category_asc',
  'category_desc',
  'price_asc',
  'price_desc',
  'sqm_price_asc',
  'sqm_price_desc',
  'changed_asc',
  'changed_desc',
];

/** The filters and sort orders of the list. */
export const productsList = listSpec({
  filters: {
    state: oneOf<ProductState>(['archived', 'all']),
    category: oneOf<Category>(categories.map(({ code }) => code)),
    featured: flag,
    text,
  },
  sorts: SORTS,
  defaultSort: 'name_asc',
});

interface ProductFilters {
  state: ProductState;
  category: Category;
  featured: boolean;
  text: string;
}

export type ProductsView = ListView<ProductFilters, AdminProductSort>;
