import { Button } from 'antd';
import type { StockLevel, InventorySort } from '../../apollo/schema.generated';
import { formatNumber } from '../../lib/text/format';
import { Tag, type TagTone } from '../kit/page/inline-parts';
import { useMay } from '../kit/page/viewer';
import { CellLines } from '../kit/table/scroll-table';
import type { ListColumn } from '../kit/table/use-columns';
import type { InventoryRowFragment } from './inventory-page.generated';
import styles from './inventory-columns.module.css';

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

const coloursOf = ({ colorVariant, frameColorVariant }: Omit<NamedItem, 'product'>): string =>
  [colorVariant, frameColorVariant].filter(Boolean).join(' / ');

/** An item in one line: "Markiza Aurora, Czerwony / Biały". */
export function itemName(item: NamedItem): string {
  const { product, colorVariant, frameColorVariant } = item;
  return [product.name, coloursOf({ colorVariant, frameColorVariant })].filter(Boolean).join(', ');
}

export function Available({ available }: { available: number }) {
  if (available >= 0) return formatNumber(available);
  return <span className={styles.shortage}>brakuje {formatNumber(-available)}</span>;
}

function ItemButtons({
  item,
  onEdit,
  onAdjust,
  onDelete,
}: ItemActions & { item: InventoryRowFragment }) {
  const name = itemName(item);
  if (!useMay('inventory:write')) return null;
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

export function CompactItem({ item, ...actions }: ItemActions & { item: InventoryRowFragment }) {
  return (
    <div className={styles.compact}>
      <CellLines>
        <strong>{item.product.name}</strong>
        <span>{coloursOf(item)}</span>
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

const LEVELS: Record<StockLevel, { label: string; tone: TagTone }> = {
  low: { label: 'Niski stan', tone: 'bad' },
  medium: { label: 'Średni stan', tone: 'waiting' },
  good: { label: 'Dobry stan', tone: 'good' },
};

function StockBadge({ level }: { level: StockLevel }) {
  const { label, tone } = LEVELS[level];
  return <Tag tone={tone}>{label}</Tag>;
}

type Column = ListColumn<InventoryRowFragment, InventorySort>;

/** Long headings may break in a narrow table. */
const FACTS: readonly Column[] = [
  { key: 'color', title: 'Tkanina lub pokrycie', render: (item) => item.colorVariant },
  { key: 'frame', title: 'Konstruk\u00adcja', render: (item) => item.frameColorVariant },
  {
    ...figure('quantity', 'Ilość', 80, ({ stockQuantity }) => formatNumber(stockQuantity)),
    sort: { ascend: 'quantity_asc', descend: 'quantity_desc' },
  },
  figure('reserved', 'Zarezer\u00adwowane', 104, ({ reserved }) => formatNumber(reserved)),
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
