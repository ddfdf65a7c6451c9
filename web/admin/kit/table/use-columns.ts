import type { TableColumnsType, TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useLocalStorage } from '../list/use-local-storage';

export interface ListColumn<Row, Sort extends string> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** In px. */
  width?: number;
  align?: 'right';
  /** The server's sort orders for a click on the column's head. */
  sort?: { ascend?: Sort; descend?: Sort };
  /** `always`: cannot be hidden. `optional`: hidden by default. */
  shown?: 'always' | 'optional';
}

/** The visible columns of a list; the user's choice is kept in the browser. */
export function useColumns<Row, Sort extends string>(
  list: string,
  columns: readonly ListColumn<Row, Sort>[],
) {
  const own = columns.filter(({ shown }) => shown === 'optional').map(({ key }) => key);
  const [hidden, store] = useLocalStorage(`admin.columns.${list}`, own, readKeys);
  const isShown = ({ key, shown }: ListColumn<Row, Sort>) =>
    shown === 'always' || !hidden.includes(key);
  return {
    shown: columns.filter(isShown),
    hide: (keys: readonly string[]) => store(() => [...keys]),
    hidden,
  };
}

function readKeys(stored: unknown): string[] | null {
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : null;
}

/** The columns of a list on a wide screen. */
export function wideColumns<Row, Sort extends string>(
  columns: readonly ListColumn<Row, Sort>[],
  sort: Sort,
): TableColumnsType<Row> {
  return columns.map((column) => ({
    key: column.key,
    title: column.title,
    width: column.width,
    align: column.align,
    render: (_, row: Row) => column.render(row),
    ...(column.sort && {
      sorter: true,
      sortDirections: (['ascend', 'descend'] as const).filter((order) => column.sort?.[order]),
      sortOrder:
        sort === column.sort.ascend ? 'ascend' : sort === column.sort.descend ? 'descend' : null,
    }),
  }));
}

/** The single column of a list on a screen without room for its columns. */
export function narrowColumn<Row>(narrow: (row: Row) => ReactNode): TableColumnsType<Row> {
  return [{ key: 'row', title: 'Zaznacz wszystkie', render: (_, row: Row) => narrow(row) }];
}

type Sorter<Row> = Parameters<NonNullable<TableProps<Row>['onChange']>>[2];

/** The server's sort order for what was clicked in the table's head; undefined when sorting was switched off. */
export function sortOf<Row, Sort extends string>(
  sorter: Sorter<Row>,
  columns: readonly ListColumn<Row, Sort>[],
): Sort | undefined {
  const { columnKey, order } = [sorter].flat()[0] ?? {};
  return order ? columns.find(({ key }) => key === columnKey)?.sort?.[order] : undefined;
}
