import { Table, type TableProps, type PaginationProps } from 'antd';
import type { ReactNode } from 'react';
import { joinClasses } from '../../../lib/join-classes';
import { ScrollArea } from '../../../ui/layout/scroll-area';
import { AntdIcon } from '../page/antd-defaults';
import { PhoneLink } from '../page/inline-parts';
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

/** Replaces the arrows of Ant Design's pagination, whose accessible names are English; page numbers stay. */
export const pageArrow: NonNullable<PaginationProps['itemRender']> = (_page, type, original) => {
  if (type === 'prev') return <Step icon="chevron-left" label="Poprzednia strona" />;
  if (type === 'next') return <Step icon="chevron-right" label="Następna strona" />;
  if (type === 'jump-prev' || type === 'jump-next')
    return (
      <span className="ant-pagination-item-ellipsis" aria-hidden="true">
        •••
      </span>
    );
  return original;
};

function Step({ icon, label }: { icon: 'chevron-left' | 'chevron-right'; label: string }) {
  return (
    <button type="button" className="ant-pagination-item-link" tabIndex={-1} aria-label={label}>
      <AntdIcon name={icon} />
    </button>
  );
}

/** Several lines in one table cell; a `<strong>` line stands out. */
export function CellLines({ children }: { children: ReactNode }) {
  return <div className={styles.lines}>{children}</div>;
}

interface ContactLinesProps {
  name: string;
  email: string;
  phone?: string | null | undefined;
}

/** Name, e-mail and phone number of a customer. */
export function ContactLines({ name, email, phone }: ContactLinesProps) {
  return (
    <CellLines>
      <strong>{name}</strong>
      <a href={`mailto:${email}`}>{email}</a>
      {phone && <PhoneLink phone={phone} />}
    </CellLines>
  );
}
