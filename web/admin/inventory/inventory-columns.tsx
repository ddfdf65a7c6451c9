import { Button } from 'antd';

import type { InventorySort } from '../../apollo/schema.generated';
import { formatNumber } from '../../lib/text/format-number';
import type { ListColumn } from '../kit/table/use-columns';
import { Available, ItemButtons, itemName, type ItemActions } from './inventory-cells';
import styles from './inventory-columns.module.css';
import type { InventoryRowFragment } from './inventory-page.generated';
import { StockBadge } from './stock-badge';

type Column = ListColumn<InventoryRowFragment, InventorySort>;

const FACTS: readonly Column[] = [
  { key: 'color', title: 'Tkanina lub pokrycie', render: (item) => item.colorVariant },
  { key: 'frame', title: 'Konstrukcja', render: (item) => item.frameColorVariant },
  {
    ...figure('quantity', 'Ilość', 80, ({ stockQuantity }) => formatNumber(stockQuantity)),
    sort: { ascend: 'quantity_asc', descend: 'quantity_desc' },
  },
  // A soft hyphen, so that the heading may break in a narrow table.
  figure('reserved', 'Zarezer\u00adwowane', 120, ({ reserved }) => formatNumber(reserved)),
  figure('available', 'Dostępne', 80, ({ available }) => <Available available={available} />),
  figure('minimum', 'Minimum', 80, ({ minStockLevel }) => formatNumber(minStockLevel)),
  { key: 'location', title: 'Miejsce', render: ({ location }) => location ?? '–' },
  { key: 'level', title: 'Stan', width: 104, render: ({ level }) => <StockBadge level={level} /> },
];

export function inventoryColumns(
  actions: ItemActions,
  onOpen: (item: InventoryRowFragment) => void,
): Column[] {
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
    ...FACTS,
    {
      key: 'actions',
      title: 'Działania',
      width: 236,
      shown: 'always',
      render: (item) => <ItemButtons item={item} {...actions} />,
    },
  ];
}

/** A right-aligned column; `width` in px. */
function figure(key: string, title: string, width: number, render: Column['render']): Column {
  return { key, title, width, align: 'right', render };
}
