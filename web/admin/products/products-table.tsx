import type { FragmentType } from '@apollo/client';

import { useRows } from '../kit/list/use-rows';
import type { AdminProductSort } from '../../apollo/schema.generated';
import { ListSearch } from '../kit/list/list-search';
import { ListTable } from '../kit/table/list-table';
import { CompactProduct, type ProductActions } from './product-cells';
import { productColumns } from './product-columns';
import type { ListDialog } from './product-dialogs';
import { ProductTools } from './product-tools';
import { ProductsFilter } from './products-filter';
import { productsList, type ProductsView } from './products-list';
import { ProductRowFragmentDoc, type ProductRowFragment } from './products-page.generated';

interface ProductsTableProps {
  products: FragmentType<ProductRowFragment>[] | undefined;
  total: number;
  loading: boolean;
  view: ProductsView;
  onChange: (change: Partial<ProductsView>) => void;
  selection: {
    rows: readonly ProductRowFragment[];
    select: (rows: readonly ProductRowFragment[]) => void;
  };
  actions: ProductActions;
  /** The filter of the query, which the export applies too. */
  filter: object;
  onAdd: () => void;
  onDialog: (dialog: ListDialog) => void;
}

/** One page of products with search, filters and tools. */
export function ProductsTable(props: ProductsTableProps) {
  const { products, selection, actions, filter, onAdd, onDialog, ...list } = props;
  const { view, total, onChange } = list;
  const rows = useRows(ProductRowFragmentDoc, 'ProductRow', products);
  return (
    <ListTable<ProductRowFragment, AdminProductSort>
      {...list}
      list="products"
      columns={productColumns(actions)}
      rows={rows}
      defaultSort={productsList.defaultSort}
      onOpen={actions.edit}
      narrow={(product) => <CompactProduct product={product} actions={actions} />}
      selection={{ ...selection, name: ({ name }) => `produkt ${name}` }}
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
      tools={
        <ProductTools
          filter={filter}
          sort={view.sort}
          isEmpty={total === 0}
          onAdd={onAdd}
          onDialog={onDialog}
        />
      }
    />
  );
}
