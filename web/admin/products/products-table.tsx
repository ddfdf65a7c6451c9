import type { ReactNode } from 'react';

import type { AdminProductSort } from '../../apollo/schema.generated';
import { categoryLabel } from '../../lib/categories';
import { formatDateTime } from '../../lib/dates/format-date';
import { formatMoney } from '../../lib/text/format-money';
import { ListSearch } from '../kit/list/list-search';
import { ListTable } from '../kit/table/list-table';
import type { ListColumn } from '../kit/table/use-columns';
import {
  CompactProduct,
  ProductBadges,
  ProductButtons,
  ProductName,
  ProductThumbnail,
  type ProductActions,
} from './product-cells';
import { ProductsFilter } from './products-filter';
import { productsList, type ProductsView } from './products-list';
import type { ProductRowFragment } from './products-page.generated';

interface ProductsTableProps {
  products: readonly ProductRowFragment[] | undefined;
  total: number;
  loading: boolean;
  view: ProductsView;
  onChange: (change: Partial<ProductsView>) => void;
  selection: {
    rows: readonly ProductRowFragment[];
    select: (rows: readonly ProductRowFragment[]) => void;
  };
  actions: ProductActions;
  tools: ReactNode;
}

/** One page of products with search and filters. */
export function ProductsTable(props: ProductsTableProps) {
  const { products, selection, actions, ...list } = props;
  const { view, onChange } = list;
  return (
    <ListTable<ProductRowFragment, AdminProductSort>
      {...list}
      list="products"
      columns={columns(actions)}
      rows={products}
      defaultSort={productsList.defaultSort}
      onOpen={actions.edit}
      narrow={(product) => <CompactProduct product={product} actions={actions} />}
      selection={{ ...selection, name: ({ name }) => name }}
      empty="Brak produktów"
      search={
        <ListSearch
          label="Szukaj produktów"
          placeholder="Numer, nazwa lub opis"
          value={view.text}
          onSearch={(text) => onChange({ text })}
        />
      }
      filters={<ProductsFilter view={view} onChange={onChange} />}
    />
  );
}

function columns(actions: ProductActions): ListColumn<ProductRowFragment, AdminProductSort>[] {
  return [
    {
      key: 'picture',
      title: 'Zdjęcie',
      width: 96,
      render: (product) => <ProductThumbnail product={product} />,
    },
    {
      key: 'name',
      title: 'Nazwa',
      shown: 'always',
      sort: { ascend: 'name_asc', descend: 'name_desc' },
      render: (product) => <ProductName product={product} actions={actions} />,
    },
    { key: 'subcategory', title: 'Podkategoria', render: ({ subcategory }) => subcategory },
    {
      key: 'category',
      title: 'Kategoria',
      width: 120,
      sort: { ascend: 'category_asc', descend: 'category_desc' },
      render: ({ category }) => categoryLabel(category),
    },
    {
      key: 'basePrice',
      title: 'Cena podstawowa',
      width: 150,
      align: 'right',
      sort: { ascend: 'price_asc', descend: 'price_desc' },
      render: ({ basePrice }) => formatMoney(basePrice),
    },
    {
      key: 'pricePerSqm',
      title: 'Cena za m²',
      width: 120,
      align: 'right',
      sort: { ascend: 'sqm_price_asc', descend: 'sqm_price_desc' },
      render: ({ pricePerSqm }) => (pricePerSqm ? formatMoney(pricePerSqm) : '–'),
    },
    {
      key: 'badges',
      title: 'Odznaka',
      width: 120,
      render: (product) => <ProductBadges product={product} />,
    },
    {
      key: 'changed',
      title: 'Zmieniono',
      width: 180,
      shown: 'optional',
      sort: { ascend: 'changed_asc', descend: 'changed_desc' },
      render: ({ updatedAt }) => formatDateTime(updatedAt),
    },
    {
      key: 'actions',
      title: 'Działania',
      width: 96,
      shown: 'always',
      render: (product) => <ProductButtons product={product} actions={actions} />,
    },
  ];
}
