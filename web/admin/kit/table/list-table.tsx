import { Empty, Grid, Table, type TableColumnsType, type TableProps } from 'antd';
import type { ReactNode } from 'react';

import { formatNumber } from '../../../lib/text/format-number';
import { ColumnChooser } from './column-chooser';
import styles from './list-table.module.css';
import { isNarrowed, MAX_ROWS, PAGE_SIZES, type Paging } from '../list/list-view';
import { openingRow } from '../list/opening-row';
import { pageArrow } from '../list/page-arrow';
import { useColumns, type ListColumn } from './use-columns';
import { useExistingPage } from '../list/use-existing-page';

interface ListRow {
  id: number | string;
}

interface ListTableProps<Row extends ListRow, Sort extends string> {
  /** Names the list in the memory of the browser. */
  list: string;
  columns: readonly ListColumn<Row, Sort>[];
  /** One page; undefined while the first one is on its way. */
  rows: readonly Row[] | undefined;
  total: number;
  loading: boolean;
  view: Paging<Sort>;
  defaultSort: Sort;
  onChange: (change: Partial<Paging<Sort>>) => void;
  /** A row on the phone. */
  narrow: (row: Row) => ReactNode;
  /** What stands where there is nothing: "Brak zamówień". */
  empty: string;
  onOpen?: (row: Row) => void;
  /** The rows that are selected, for actions on many; `name` is a row's name for those who do not see it. */
  selection?: {
    rows: readonly Row[];
    select: (rows: readonly Row[]) => void;
    name: (row: Row) => string;
  };
  search?: ReactNode;
  filters?: ReactNode;
  /** Buttons beside the search. */
  tools?: ReactNode;
}

/** One page of a list; sorting and paging happen on the server. Rows open by a click or Enter, arrows go between them. */
export function ListTable<Row extends ListRow, Sort extends string>(
  props: ListTableProps<Row, Sort>,
) {
  const { list, columns, rows, total, view, narrow, empty, onOpen } = props;
  const { md: wide } = Grid.useBreakpoint();
  const { shown, hidden, hide } = useColumns(list, columns);
  useExistingPage(view, rows && !props.loading ? total : undefined);
  return (
    <div className={styles.list}>
      <search className={styles.bar}>
        <div className={styles.search}>{props.search}</div>
        <div className={styles.tools}>
          {props.tools}
          {wide && <ColumnChooser columns={columns} hidden={hidden} onHide={hide} />}
        </div>
        {props.filters && <div className={styles.filters}>{props.filters}</div>}
      </search>
      <Table<Row>
        rowKey="id"
        size="small"
        className={styles.table}
        showHeader={wide || props.selection !== undefined}
        columns={wide ? wideColumns(shown, view.sort) : narrowColumn(narrow)}
        dataSource={rows}
        loading={props.loading}
        onRow={onOpen && ((row, index) => openingRow(() => onOpen(row), index ?? 0))}
        rowClassName={onOpen ? styles.opens : ''}
        rowSelection={rowSelection(props.selection)}
        onChange={({ current, pageSize }, _filters, sorter, { action }) => {
          if (action === 'sort')
            props.onChange({ sort: sortOf(sorter, columns) ?? props.defaultSort });
          else props.onChange({ page: current ?? 1, perPage: pageSize });
        }}
        pagination={{
          current: view.page,
          total: Math.min(total, MAX_ROWS),
          pageSize: view.perPage,
          pageSizeOptions: [...PAGE_SIZES],
          // Not searchable: on a phone its keyboard would cover the list.
          showSizeChanger: total > PAGE_SIZES[0]! && { showSearch: false },
          itemRender: pageArrow,
          hideOnSinglePage: total <= PAGE_SIZES[0]!,
        }}
        locale={{
          emptyText: rows && (
            <Empty description={isNarrowed(view) ? `${empty} dla tych filtrów` : empty} />
          ),
        }}
      />
      {total > MAX_ROWS && (
        <p>
          Można przejrzeć {formatNumber(MAX_ROWS)} z&nbsp;{formatNumber(total)} pozycji. Zawęź
          wyszukiwanie albo odwróć sortowanie, żeby zobaczyć pozostałe.
        </p>
      )}
    </div>
  );
}

function wideColumns<Row, Sort extends string>(
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

function narrowColumn<Row>(narrow: (row: Row) => ReactNode): TableColumnsType<Row> {
  return [{ key: 'row', title: 'Zaznacz wszystkie', render: (_, row: Row) => narrow(row) }];
}

type Sorter<Row> = Parameters<NonNullable<TableProps<Row>['onChange']>>[2];

function sortOf<Row, Sort extends string>(
  sorter: Sorter<Row>,
  columns: readonly ListColumn<Row, Sort>[],
): Sort | undefined {
  const { columnKey, order } = [sorter].flat()[0] ?? {};
  return order ? columns.find(({ key }) => key === columnKey)?.sort?.[order] : undefined;
}

function rowSelection<Row extends ListRow>(
  selection: ListTableProps<Row, string>['selection'],
): TableProps<Row>['rowSelection'] {
  if (!selection) return undefined;
  return {
    selectedRowKeys: selection.rows.map(({ id }) => id),
    preserveSelectedRowKeys: true,
    onChange: (_keys, rows) => selection.select(rows),
    getCheckboxProps: (row) => ({ 'aria-label': `Zaznacz ${selection.name(row)}` }) as object,
    getTitleCheckboxProps: () => ({ 'aria-label': 'Zaznacz wszystkie na stronie' }) as object,
    columnWidth: 44,
  };
}
