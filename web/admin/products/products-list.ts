import type { AdminProductSort, ProductState } from '../../apollo/schema.generated';
import { categories, type Category } from '../../goods/categories';
import { flag, oneOf, text } from '../kit/list/list-filters';
import { listSpec, type ViewOf } from '../kit/list/list-view';

export const productsList = listSpec({
  filters: {
    state: oneOf<ProductState>(['archived', 'all']),
    category: oneOf<Category>(categories.map(({ code }) => code)),
    featured: flag,
    text,
  },
  sorts: [
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
  ] satisfies AdminProductSort[],
  defaultSort: 'name_asc',
});

export type ProductsView = ViewOf<typeof productsList>;
