import { Table, type TableProps } from 'antd';

import { joinClasses } from '../../../lib/join-classes';
import { ScrollArea } from '../../../ui/layout/scroll-area';
import styles from './scroll-table.module.css';

interface ScrollTableProps<Row> extends TableProps<Row> {
  /** Names the area for those who do not see it. */
  label: string;
  /** It takes a part of a dialog and scrolls upwards too. */
  low?: boolean;
}

/** A table in an area of its own that scrolls where the table does not fit, by the keyboard too. */
export function ScrollTable<Row extends object>({ label, low, ...table }: ScrollTableProps<Row>) {
  const className = joinClasses(styles.area, low && styles.low);
  return (
    <ScrollArea className={className} label={label}>
      <Table<Row> size="small" {...table} />
    </ScrollArea>
  );
}
