import { Table, type TableProps } from 'antd';

import styles from './scroll-table.module.css';

interface ScrollTableProps<Row> extends TableProps<Row> {
  /** Names the area for those who do not see it. */
  label: string;
  /** It takes a part of a dialog and scrolls upwards too. */
  low?: boolean;
}

/** A table in an area of its own that scrolls where the table does not fit, by the keyboard too. */
export function ScrollTable<Row extends object>({ label, low, ...table }: ScrollTableProps<Row>) {
  const className = low ? `${styles.area} ${styles.low}` : styles.area;
  return (
    // Who has no pointer scrolls what has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={className} aria-label={label} tabIndex={0}>
      <Table<Row> size="small" {...table} />
    </section>
  );
}
