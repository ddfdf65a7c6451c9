import { Card, Empty } from 'antd';
import { Link } from 'react-router-dom';

import { formatNumber } from '../../lib/format-number';
import { Tag } from '../tag';
import type { LowStockItemFragment } from './dashboard-page.generated';
import styles from './low-stock.module.css';
import { piecesText } from './pieces-text';

interface LowStockProps {
  items: readonly LowStockItemFragment[];
  total: number;
}

const LIST = '/admin/inventory?low=tak&sort=quantity_asc';

/** What is at or below its minimum, the least first. */
export function LowStock({ items, total }: LowStockProps) {
  return (
    <Card
      title="Niski stan magazynu"
      extra={<Link to={LIST}>Wszystkie ({formatNumber(total)})</Link>}
    >
      {items.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="Wszystkiego jest ponad minimum" />
      )}
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <Link to={`${LIST}&item=${item.id}`}>{item.product.name}</Link>
            <span className={styles.stock}>
              <b>{piecesText(item.stockQuantity)}</b> z&nbsp;min. {formatNumber(item.minStockLevel)}
            </span>
            <span className={styles.variant}>
              {item.colorVariant} / {item.frameColorVariant}
            </span>
            {item.available < 0 && <Tag tone="bad">Brakuje {piecesText(-item.available)}</Tag>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
