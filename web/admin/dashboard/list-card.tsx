import { Card, Empty } from 'antd';
import type { ReactNode } from 'react';

import { formatNumber } from '../../lib/text/format-number';
import { Link } from '../../ui/button/link';
import styles from './list-card.module.css';

interface ListCardProps<Item> {
  title: string;
  /** Where all of them are. */
  to: string;
  /** How many all are. */
  total: number;
  /** The first of them. */
  items: readonly Item[];
  /** Said when there are none. */
  empty: string;
  /** Four parts of an entry: two on the first line, two on the second. */
  children: (item: Item) => ReactNode;
}

/** The first entries of a list, with the way to all of them. */
export function ListCard<Item extends { id: number }>(props: ListCardProps<Item>) {
  const { title, to, total, items, empty, children } = props;
  return (
    <Card title={title} extra={<Link to={to}>Wszystkie ({formatNumber(total)})</Link>}>
      {items.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} />}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </Card>
  );
}

/** What stands below the name of an entry. */
export function Beneath({ children }: { children: ReactNode }) {
  return <span className={styles.beneath}>{children}</span>;
}
