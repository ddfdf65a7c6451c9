import type { FragmentType } from '@apollo/client';
import { Button, Segmented, Select, Switch } from 'antd';
import { useId } from 'react';
import type { AdminProductSort, ProductState } from '../../apollo/schema.generated';
import { productCategories, type Category } from '../../goods/categories';
import { ExportButton } from '../kit/list/download-button';
import { flag, oneOf, text } from '../kit/list/list-filters';
import { ListSearch } from '../kit/list/list-search';
import { listSpec, type ViewOf } from '../kit/list/list-view';
import { useRows } from '../kit/list/rows';
import { CLEARABLE_SELECT } from '../kit/page/antd-defaults';
import { SavedViews } from '../kit/saved-views/saved-views';
import { ListTable } from '../kit/table/list-table';
import { PRODUCT_STATES } from '../trade/labels';
import { CompactProduct, type ProductActions } from './product-cells';
import { productColumns } from './product-columns';
import type { ListDialog } from './product-dialogs';
import { ProductRowFragmentDoc, type ProductRowFragment } from './products-page.generated';
import styles from './products-table.module.css';

export const productsList = listSpec({
  filters: {
    state: oneOf<ProductState>(['archived', 'all']),
    category: oneOf<Category>(productCategories.map(({ code }) => code)),
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

type ProductsView = ViewOf<typeof productsList>;

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

interface ProductToolsProps {
  filter: object;
  sort: string;
  isEmpty: boolean;
  onAdd: () => void;
  onDialog: (dialog: ListDialog) => void;
}

/** The buttons beside the search of the list. */
function ProductTools({ filter, sort, isEmpty, onAdd, onDialog }: ProductToolsProps) {
  return (
    <>
      <Button type="primary" onClick={onAdd}>
        Dodaj produkt
      </Button>
      <SavedViews list="products" open={['product']} />
      <Button disabled={isEmpty} onClick={() => onDialog('list-prices')}>
        Ceny całej listy
      </Button>
      <Button onClick={() => onDialog('accessory-categories')}>Rodzaje akcesoriów</Button>
      <Button onClick={() => onDialog('import')}>Import CSV</Button>
      <ExportButton path="/api/admin/products.csv" filter={filter} sort={sort} />
    </>
  );
}

interface ProductsFilterProps {
  view: ProductsView;
  onChange: (change: Partial<ProductsView>) => void;
}

function ProductsFilter({ view, onChange }: ProductsFilterProps) {
  const id = useId();
  return (
    <>
      <Select<Category>
        aria-label="Kategoria"
        className={styles.category}
        placeholder="Wszystkie kategorie"
        allowClear={CLEARABLE_SELECT}
        value={view.category ?? undefined}
        options={productCategories.map(({ code, label }) => ({ value: code, label }))}
        onChange={(category) => onChange({ category: category ?? null })}
      />
      <Segmented<ProductState>
        aria-label="Stan"
        value={view.state ?? 'active'}
        options={PRODUCT_STATES}
        onChange={(state) => onChange({ state: state === 'active' ? null : state })}
      />
      <label className={styles.switch} htmlFor={id}>
        <Switch
          id={id}
          checked={view.featured ?? false}
          onChange={(featured) => onChange({ featured: featured || null })}
        />
        Tylko bestsellery
      </label>
    </>
  );
}
