import { Button } from 'antd';

import { formatNumber } from '../../lib/text/format-number';
import { CellLines } from '../kit/table/cell-lines';
import type { InventoryRowFragment } from './inventory-page.generated';
import styles from './inventory-cells.module.css';
import { StockBadge } from './stock-badge';

/** The actions on one row. */
export interface ItemActions {
  onEdit: (item: InventoryRowFragment) => void;
  onAdjust: (item: InventoryRowFragment) => void;
  onDelete: (item: InventoryRowFragment) => void;
}

interface NamedItem {
  product: { name: string };
  colorVariant: string;
  frameColorVariant: string;
}

/** An item in one line: "Markiza Aurora, Czerwony / Biały". */
export function itemName(item: NamedItem): string {
  const { product, colorVariant, frameColorVariant } = item;
  return `${product.name}, ${colorVariant} / ${frameColorVariant}`;
}

export function Available({ available }: { available: number }) {
  if (available >= 0) return formatNumber(available);
  return <span className={styles.shortage}>brakuje {formatNumber(-available)}</span>;
}

export function ItemButtons({
  item,
  onEdit,
  onAdjust,
  onDelete,
}: ItemActions & { item: InventoryRowFragment }) {
  const name = itemName(item);
  return (
    <div className={styles.actions}>
      <Button size="small" aria-label={`Zmień stan: ${name}`} onClick={() => onAdjust(item)}>
        Zmień stan
      </Button>
      <Button size="small" aria-label={`Edytuj: ${name}`} onClick={() => onEdit(item)}>
        Edytuj
      </Button>
      <Button
        size="small"
        danger
        type="text"
        aria-label={`Usuń: ${name}`}
        onClick={() => onDelete(item)}
      >
        Usuń
      </Button>
    </div>
  );
}

/** A row in one cell, for a screen without room for the columns. */
export function CompactItem({ item, ...actions }: ItemActions & { item: InventoryRowFragment }) {
  return (
    <div className={styles.compact}>
      <CellLines>
        <strong>{item.product.name}</strong>
        <span>
          {item.colorVariant} / {item.frameColorVariant}
        </span>
        <span>{item.location ?? 'miejsce niepodane'}</span>
      </CellLines>
      <div className={styles.figures}>
        <StockBadge level={item.level} />
        <span>
          {formatNumber(item.stockQuantity)}&nbsp;kpl. ({item.available >= 0 && 'dostępne: '}
          <Available available={item.available} />)
        </span>
      </div>
      <ItemButtons item={item} {...actions} />
    </div>
  );
}
