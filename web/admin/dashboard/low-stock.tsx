import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { formatNumber } from '../../lib/text/format';
import { Link } from '../../ui/button/link';
import { Tag } from '../kit/page/inline-parts';
import { Secondary, ListCard } from './awaiting-inquiries';
import { LowStockItemFragmentDoc, type LowStockItemFragment } from './low-stock.generated';
import styles from './low-stock.module.css';

interface LowStockProps {
  items: FragmentType<LowStockItemFragment>[];
  total: number;
}

/** "1 234 kpl.": stock is counted in sets, each the cloth and profiles for one piece. */
const setsText = (sets: number): string => `${formatNumber(sets)}\u00a0kpl.`;

const LIST = '/admin/inventory?low=tak&sort=quantity_asc';

/** The items at or below their minimum stock, the fewest sets first. */
export function LowStock({ items: from, total }: LowStockProps) {
  const { data: items } = useSuspenseFragment({ fragment: LowStockItemFragmentDoc, from });
  return (
    <ListCard
      title="Niski stan magazynu"
      to={LIST}
      total={total}
      items={items}
      empty="Wszystkie stany są powyżej minimum"
    >
      {(item) => (
        <>
          <Link to={`${LIST}&item=${item.id}`}>{item.product.name}</Link>
          <span className={styles.stock}>
            <b>{setsText(item.stockQuantity)}</b>, minimum {formatNumber(item.minStockLevel)}
          </span>
          <Secondary>
            {item.colorVariant} / {item.frameColorVariant}
          </Secondary>
          {item.available < 0 && <Tag tone="bad">Brakuje {setsText(-item.available)}</Tag>}
        </>
      )}
    </ListCard>
  );
}
