import { Card, Empty } from 'antd';
import type { ReactNode } from 'react';

import { formatNumber } from '../../lib/text/format-number';
import { Link } from '../../ui/button/link';
import styles from './list-card.module.css';

interface ListCardProps<Item> {
  title: string;
  /** The URL of the whole list. */
  to: string;
  /** The length of the whole list. */
  total: number;
  /** The first entries. */
  items: readonly Item[];
  /** The text for an empty list. */
  empty: string;
  /** Draws an entry as four elements: two on the first line, two on the second. */
  children: (item: Item) => ReactNode;
}

/** The first entries of a list, with a link to the whole list. */
export function ListCard<Item extends { id: number }>(props: ListCardProps<Item>) {
  const { title, to, total, items, empty, children } = props;
  return (
    <Card title={title} extra={<Link to={to}>Wszystkie ({formatNumber(total)})</Link>}>
      {items.length === 0 && <Empty description={empty} />}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </Card>
  );
}

/** The text below the name of an entry. */
export function Secondary({ children }: { children: ReactNode }) {
  return <span className={styles.secondary}>{children}</span>;
}
