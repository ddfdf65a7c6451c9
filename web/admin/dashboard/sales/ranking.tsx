import { Card, Empty } from 'antd';
import type { ReactNode } from 'react';

import styles from './ranking.module.css';

interface RankingProps {
  title: ReactNode;
  rows: readonly RankedRow[];
  /** What stands where there is nothing to rank. */
  empty: string;
}

export interface RankedRow {
  key: string;
  label: ReactNode;
  /** What the bar shows. */
  size: number;
  /** The same for people. */
  value: ReactNode;
}

/** What is most, each with a bar as long as its share of the greatest. */
export function Ranking({ title, rows, empty }: RankingProps) {
  const greatest = Math.max(...rows.map(({ size }) => size), 1);
  return (
    <Card title={title}>
      {rows.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} />}
      <ol className={styles.rows}>
        {rows.map(({ key, label, size, value }) => (
          <li key={key}>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>{value}</span>
            <span className={styles.bar} style={{ width: `${(100 * size) / greatest}%` }} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
