import { Empty, Grid, Table, type TableProps, Button, Checkbox, Popover } from 'antd';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/text/format';
import { MAX_ROWS, isNarrowed, type Paging } from '../list/list-view';
import { openableRowProps } from '../list/rows';
import { useExistingPage } from '../list/use-list-view';
import { Loading } from '../page/page-states';
import { listPagination } from './list-pagination';
import { useColumns, type ListColumn, narrowColumn, sortOf, wideColumns } from './use-columns';
import styles from './list-table.module.css';

interface ListRow {
  id: number | string;
}

interface ListTableProps<Row extends ListRow, Sort extends string> {
  /** Key of the list in the browser's storage. */
  list: string;
  columns: readonly ListColumn<Row, Sort>[];
  /** One page of rows; undefined while the first one is loading, or when it could not be loaded. */
  rows: readonly Row[] | undefined;
  total: number;
  loading: boolean;
  view: Paging<Sort>;
  defaultSort: Sort;
  onChange: (change: Partial<Paging<Sort>>) => void;
  /** Draws a row in one cell, for a screen without room for the columns; its component is called `Compact…`. */
  narrow: (row: Row) => ReactNode;
  /** The text of an empty list: "Brak zamówień". */
  empty: string;
  /** The text of an empty list while filters are set; by default `empty` with "dla tych filtrów". */
  emptyNarrowed?: string;
  onOpen?: (row: Row) => void;
  /** The selected rows, for bulk actions; `name` is a row's name for screen readers. */
  selection?: {
    rows: readonly ListRow[];
    select: (rows: readonly Row[]) => void;
    name: (row: Row) => string;
  };
  search?: ReactNode;
  filters?: ReactNode;
  /** Buttons beside the search. */
  tools?: ReactNode;
}

/** One page of a list, sorted and paged by the server. A click or Enter opens a row, arrow keys move between rows. */
export function ListTable<Row extends ListRow, Sort extends string>(
  props: ListTableProps<Row, Sort>,
) {
  const { columns, rows, total, loading, view, defaultSort, onChange, onOpen, selection } = props;
  // From this width of the window on (1200 px) the columns have room beside the menu.
  const { xl: wide } = Grid.useBreakpoint();
  const { shown, hidden, hide } = useColumns(props.list, columns);
  useExistingPage(view, rows && !loading ? total : undefined);
  const chooser = <ColumnChooser columns={columns} hidden={hidden} onHide={hide} />;
  return (
    <div className={styles.list}>
      <search className={styles.bar}>
        <div className={styles.search}>{props.search}</div>
        <div className={styles.tools}>
          {props.tools}
          {wide && chooser}
        </div>
        {props.filters && <div className={styles.filters}>{props.filters}</div>}
      </search>
      {(rows || loading) && (
        <Table<Row>
          rowKey="id"
          size="small"
          className={styles.table}
          showHeader={wide || (selection !== undefined && Boolean(rows?.length))}
          columns={wide ? wideColumns(shown, view.sort) : narrowColumn(props.narrow)}
          dataSource={rows}
          loading={loading && rows !== undefined}
          onRow={onOpen && ((row, index) => openableRowProps(() => onOpen(row), index ?? 0))}
          rowClassName={onOpen ? styles.opens : ''}
          rowSelection={rowSelection(selection)}
          onChange={({ current, pageSize }, _filters, sorter, { action }) => {
            if (action === 'sort') onChange({ sort: sortOf(sorter, columns) ?? defaultSort });
            else onChange({ page: current ?? 1, perPage: pageSize });
          }}
          pagination={listPagination(view, total)}
          locale={{
            emptyText: rows ? <Empty description={emptyText(props)} /> : <Loading rows={8} />,
          }}
        />
      )}
      {total > MAX_ROWS && <UnreachableRows total={total} />}
    </div>
  );
}

const emptyText = ({
  view,
  empty,
  emptyNarrowed = `${empty} dla tych filtrów`,
}: {
  view: object;
  empty: string;
  emptyNarrowed?: string;
}): string => (isNarrowed(view) ? emptyNarrowed : empty);

function UnreachableRows({ total }: { total: number }) {
  return (
    <p>
      Można przejrzeć pierwsze {formatNumber(MAX_ROWS)}, a&nbsp;wszystkich pozycji jest{' '}
      {formatNumber(total)}. Zawęź wyszukiwanie albo odwróć sortowanie, żeby zobaczyć pozostałe.
    </p>
  );
}

function rowSelection<Row extends ListRow>(
  selection: ListTableProps<Row, string>['selection'],
): TableProps<Row>['rowSelection'] {
  if (!selection) return undefined;
  return {
    selectedRowKeys: selection.rows.map(({ id }) => id),
    preserveSelectedRowKeys: true,
    onChange: (_keys, rows) => selection.select(rows),
    getCheckboxProps: (row) => ({ 'aria-label': `Zaznacz ${selection.name(row)}` }),
    getTitleCheckboxProps: () => ({ 'aria-label': 'Zaznacz wszystkie na stronie' }),
    columnWidth: 44,
  };
}

interface ColumnChooserProps {
  columns: readonly { key: string; title: string; shown?: 'always' | 'optional' }[];
  hidden: readonly string[];
  onHide: (keys: readonly string[]) => void;
}

/** A button that opens checkboxes to show and hide columns. */
function ColumnChooser({ columns, hidden, onHide }: ColumnChooserProps) {
  const choices = columns.filter(({ shown }) => shown !== 'always');
  const toggle = (key: string, show: boolean) =>
    onHide(show ? hidden.filter((name) => name !== key) : [...hidden, key]);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <fieldset className={styles.columns}>
          <legend>Pokaż kolumny</legend>
          {choices.map(({ key, title }) => (
            <Checkbox
              key={key}
              checked={!hidden.includes(key)}
              onChange={({ target }) => toggle(key, target.checked)}
            >
              {title}
            </Checkbox>
          ))}
        </fieldset>
      }
    >
      <Button>Kolumny</Button>
    </Popover>
  );
}
