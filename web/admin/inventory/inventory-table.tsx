import { Button, Select, Switch } from 'antd';
import { useId } from 'react';

import type { InventorySort } from '../../apollo/schema.generated';
import { categories } from '../../lib/categories';
import { formatNumber } from '../../lib/text/format-number';
import { ExportButton } from '../kit/list/export-button';
import { ListSearch } from '../kit/list/list-search';
import { ListTable } from '../kit/table/list-table';
import { SavedViews } from '../kit/list/saved-views';
import type { ListColumn } from '../kit/table/use-columns';
import { CLEARABLE_SELECT } from '../kit/page/antd-defaults';
import { Available, CompactItem, ItemButtons, type ItemActions, itemName } from './inventory-cells';
import { inventoryList, type InventoryView } from './inventory-list';
import type { InventoryRowFragment } from './inventory-page.generated';
import styles from './inventory-table.module.css';
import { StockBadge } from './stock-badge';

interface InventoryTableProps {
  items: readonly InventoryRowFragment[] | undefined;
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

/** One page of the stock with its search and filters. */
export function InventoryTable({ items, view, onChange, ...props }: InventoryTableProps) {
  const { actions, onOpen, onAdd, onImport, filter, total, loading } = props;
  return (
    <ListTable<InventoryRowFragment, InventorySort>
      list="inventory"
      columns={columns(actions, onOpen)}
      rows={items}
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
      filters={<InventoryFilters view={view} onChange={onChange} />}
      tools={
        <>
          <Button type="primary" onClick={onAdd}>
            Dodaj pozycję
          </Button>
          <SavedViews list="inventory" open={['item']} />
          <Button onClick={onImport}>Import CSV</Button>
          <ExportButton path="/api/admin/inventory.csv" filter={filter} sort={view.sort} />
        </>
      }
    />
  );
}

function InventoryFilters({ view, onChange }: Pick<InventoryTableProps, 'view' | 'onChange'>) {
  const id = useId();
  return (
    <div className={styles.filters}>
      <Select
        aria-label="Kategoria"
        allowClear={CLEARABLE_SELECT}
        placeholder="Wszystkie kategorie"
        className={styles.category}
        value={view.category ?? undefined}
        options={categories.map(({ code, label }) => ({ value: code, label }))}
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
    </div>
  );
}

function columns(
  actions: ItemActions,
  onOpen: (item: InventoryRowFragment) => void,
): ListColumn<InventoryRowFragment, InventorySort>[] {
  return [
    {
      key: 'product',
      title: 'Produkt',
      shown: 'always',
      sort: { ascend: 'product_asc', descend: 'product_desc' },
      render: (item) => (
        <Button
          type="link"
          size="small"
          className={styles.name}
          aria-label={`Pokaż ruchy: ${itemName(item)}`}
          onClick={() => onOpen(item)}
        >
          {item.product.name}
        </Button>
      ),
    },
    { key: 'color', title: 'Tkanina lub pokrycie', render: (item) => item.colorVariant },
    { key: 'frame', title: 'Konstrukcja', render: (item) => item.frameColorVariant },
    {
      key: 'quantity',
      title: 'Ilość',
      align: 'right',
      width: 80,
      sort: { ascend: 'quantity_asc', descend: 'quantity_desc' },
      render: (item) => formatNumber(item.stockQuantity),
    },
    figure('reserved', 'Zarezerwowane', 120, ({ reserved }) => formatNumber(reserved)),
    figure('available', 'Dostępne', 88, ({ available }) => <Available available={available} />),
    figure('minimum', 'Minimum', 88, ({ minStockLevel }) => formatNumber(minStockLevel)),
    { key: 'location', title: 'Miejsce', render: ({ location }) => location ?? '–' },
    {
      key: 'level',
      title: 'Stan',
      width: 104,
      render: ({ level }) => <StockBadge level={level} />,
    },
    {
      key: 'actions',
      title: 'Działania',
      width: 236,
      shown: 'always',
      render: (item) => <ItemButtons item={item} {...actions} />,
    },
  ];
}

function figure(
  key: string,
  title: string,
  width: number,
  render: ListColumn<InventoryRowFragment, InventorySort>['render'],
): ListColumn<InventoryRowFragment, InventorySort> {
  return { key, title, width, align: 'right', render };
}
