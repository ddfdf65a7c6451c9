import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { formatNumber } from '../../lib/text/format-number';
import { Link } from '../../ui/button/link';
import { Tag } from '../kit/parts/tag';
import { LowStockItemFragmentDoc, type LowStockItemFragment } from './low-stock.generated';
import { Secondary, ListCard } from './list-card';
import styles from './low-stock.module.css';
import { piecesText } from './pieces-text';

interface LowStockProps {
  items: FragmentType<LowStockItemFragment>[];
  total: number;
}

const LIST = '/admin/inventory?low=tak&sort=quantity_asc';

/** The items at or below their minimum stock, the fewest pieces first. */
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
            <b>{piecesText(item.stockQuantity)}</b>, minimum {formatNumber(item.minStockLevel)}
          </span>
          <Secondary>
            {item.colorVariant} / {item.frameColorVariant}
          </Secondary>
          {item.available < 0 && <Tag tone="bad">Brakuje {piecesText(-item.available)}</Tag>}
        </>
      )}
    </ListCard>
  );
}
