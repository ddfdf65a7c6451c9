import { Table, type TableProps } from 'antd';

import { joinClasses } from '../../../lib/join-classes';
import { ScrollArea } from '../../../ui/layout/scroll-area';
import styles from './scroll-table.module.css';

interface ScrollTableProps<Row> extends TableProps<Row> {
  /** The accessible name of the scrolling area. */
  label: string;
  /** Limits the height, for tables in dialogs. */
  low?: boolean;
}

/** A table in a scrolling area that can also be scrolled by keyboard. */
export function ScrollTable<Row extends object>({ label, low, ...table }: ScrollTableProps<Row>) {
  const className = joinClasses(styles.area, low && styles.low);
  return (
    <ScrollArea className={className} label={label}>
      <Table<Row> size="small" {...table} />
    </ScrollArea>
  );
}
