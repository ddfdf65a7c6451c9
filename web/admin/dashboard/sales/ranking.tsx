import { Card, Empty } from 'antd';
import type { ReactNode } from 'react';
import { colorHex } from '#engine/goods/configuration/colours';
import { formatMoney } from '../../../lib/text/format';
import { piecesText } from './sales-days';
import type { SalesReportQuery } from './sales-report.generated';
import styles from './ranking.module.css';

interface RankingProps {
  title: ReactNode;
  rows: readonly RankedRow[];
  /** The text for an empty ranking. */
  empty: string;
}

interface RankedRow {
  key: string;
  label: ReactNode;
  /** The length of the bar, relative to the other rows. */
  size: number;
  /** The formatted figure. */
  value: ReactNode;
}

/** A ranking with a bar for each row, relative to the largest. */
export function Ranking({ title, rows, empty }: RankingProps) {
  const greatest = Math.max(...rows.map(({ size }) => size), 1);
  return (
    <Card title={title}>
      {rows.length === 0 && <Empty description={empty} />}
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

interface SoldColorsProps {
  title: ReactNode;
  colors: SalesReportQuery['salesReport']['colors'];
}

/** The most ordered colours. */
export function SoldColors({ title, colors }: SoldColorsProps) {
  return (
    <Ranking
      title={title}
      empty="W&nbsp;tym okresie nic nie sprzedano"
      rows={colors.map(({ color, pieces, revenue }) => ({
        key: color,
        size: pieces,
        label: (
          <>
            <span className={styles.swatch} style={{ background: colorHex(color) }} />
            {color}
          </>
        ),
        value: (
          <>
            <b>{piecesText(pieces)}</b> <small>{formatMoney(revenue)}</small>
          </>
        ),
      }))}
    />
  );
}
