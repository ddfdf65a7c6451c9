import type { FragmentType } from '@apollo/client';
import { Button, Select, Switch } from 'antd';
import { useId } from 'react';
import type { InventorySort, Category } from '../../apollo/schema.generated';
import { productCategories } from '../../goods/categories';
import { ExportButton } from '../kit/list/download-button';
import { LinkFilter } from '../kit/list/link-filter';
import { flag, id, oneOf, text } from '../kit/list/list-filters';
import { ListSearch } from '../kit/list/list-search';
import { listSpec, type ViewOf } from '../kit/list/list-view';
import { useRows } from '../kit/list/rows';
import { Allowed } from '../kit/page/allowed';
import { CLEARABLE_SELECT } from '../kit/page/antd-defaults';
import { SavedViews } from '../kit/saved-views/saved-views';
import { ListTable } from '../kit/table/list-table';
import { CompactItem, type ItemActions, inventoryColumns } from './inventory-columns';
import { InventoryRowFragmentDoc, type InventoryRowFragment } from './inventory-page.generated';
import styles from './inventory-table.module.css';

export const inventoryList = listSpec({
  filters: {
    text,
    category: oneOf<Category>(productCategories.map(({ code }) => code)),
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

type InventoryView = ViewOf<typeof inventoryList>;

interface InventoryTableProps {
  items: FragmentType<InventoryRowFragment>[] | undefined;
  total: number;
  loading: boolean;
  view: InventoryView;
  filter: object;
  onChange: (change: Partial<InventoryView>) => void;
  onOpen: (item: InventoryRowFragment) => void;
  onAdd: () => void;
  onImport: () => void;
  actions: ItemActions;
}

/** One page of the stock list with search and filters. */
export function InventoryTable({ items, view, onChange, ...props }: InventoryTableProps) {
  const { actions, onOpen, onAdd, onImport, filter, total, loading } = props;
  const rows = useRows(InventoryRowFragmentDoc, 'InventoryRow', items);
  return (
    <ListTable<InventoryRowFragment, InventorySort>
      list="inventory"
      columns={inventoryColumns(actions, onOpen)}
      rows={rows}
      total={total}
      loading={loading}
      view={view}
      defaultSort={inventoryList.defaultSort}
      onChange={onChange}
      onOpen={onOpen}
      narrow={(item) => <CompactItem item={item} {...actions} />}
      empty="Brak pozycji"
      search={
        <ListSearch
          label="Szukaj w magazynie"
          placeholder="Produkt, kolor lub miejsce"
          value={view.text}
          onSearch={(text) => onChange({ text })}
        />
      }
      filters={<InventoryFilters rows={rows} view={view} onChange={onChange} />}
      tools={
        <>
          <Allowed to="inventory:write">
            <Button type="primary" onClick={onAdd}>
              Dodaj pozycję
            </Button>
          </Allowed>
          <SavedViews list="inventory" open={['item']} />
          <Allowed to="inventory:write">
            <Button onClick={onImport}>Import CSV</Button>
          </Allowed>
          <ExportButton path="/api/admin/inventory.csv" filter={filter} sort={view.sort} />
        </>
      }
    />
  );
}

interface InventoryFiltersProps extends Pick<InventoryTableProps, 'view' | 'onChange'> {
  rows: readonly InventoryRowFragment[] | undefined;
}

function InventoryFilters({ rows, view, onChange }: InventoryFiltersProps) {
  const id = useId();
  return (
    <div className={styles.filters}>
      <Select
        aria-label="Kategoria"
        allowClear={CLEARABLE_SELECT}
        placeholder="Wszystkie kategorie"
        className={styles.category}
        value={view.category ?? undefined}
        options={productCategories.map(({ code, label }) => ({ value: code, label }))}
        onChange={(category?: InventoryView['category']) =>
          onChange({ category: category ?? null })
        }
      />
      <span className={styles.low}>
        <Switch
          id={id}
          size="small"
          checked={view.low ?? false}
          onChange={(low) => onChange({ low: low || null })}
        />
        <label htmlFor={id}>Tylko niski stan</label>
      </span>
      {view.productId !== null && (
        <LinkFilter
          only={productName(rows, view.productId)}
          onClose={() => onChange({ productId: null })}
        />
      )}
    </div>
  );
}

/** The name of a product; a product that is not in stock is called by its number. */
function productName(rows: readonly InventoryRowFragment[] | undefined, productId: number): string {
  const stocked = rows?.find(({ product }) => product.id === productId);
  return stocked?.product.name ?? `produkt nr\u00a0${productId}`;
}
