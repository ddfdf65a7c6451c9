import { Table } from 'antd';

import { formatNumber } from '../../../lib/text/format-number';
import { pluralCount } from '../../../lib/text/plural';
import type { ImportedRow } from './send-import';

const ACTIONS: Record<ImportedRow['action'], string> = {
  created: 'dodanie',
  updated: 'zmiana',
  unchanged: 'bez zmian',
  refused: 'błąd',
};

interface ImportedRowsProps {
  rows: readonly ImportedRow[];
  /** The noun for a row: "Produkt". */
  noun: string;
}

/** The refused rows of a file or, if there are none, the rows that change something. */
export function ImportedRows({ rows, noun }: ImportedRowsProps) {
  const refused = rows.filter(({ action }) => action === 'refused');
  const changed = rows.filter(({ action }) => action !== 'unchanged');
  return (
    <>
      <output>
        {pluralCount(rows.length, ['wiersz', 'wiersze', 'wierszy'])}: nowe {count(rows, 'created')},
        zmiany {count(rows, 'updated')}, bez zmian {count(rows, 'unchanged')}, błędy{' '}
        {refused.length}.
      </output>
      <Table<ImportedRow>
        rowKey="line"
        size="small"
        dataSource={refused.length > 0 ? refused : changed}
        pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 760, y: 320 }}
        locale={{ emptyText: 'Plik niczego nie zmienia.' }}
        columns={[
          { title: 'Wiersz', dataIndex: 'line', width: 80 },
          { title: noun, dataIndex: 'name' },
          { title: 'Co się stanie', width: 130, render: (_, { action }) => ACTIONS[action] },
          {
            title: refused.length > 0 ? 'Błędy' : 'Zmiany',
            width: 340,
            render: (_, row) => <RowDetails row={row} />,
          },
        ]}
      />
    </>
  );
}

function RowDetails({ row: { problems, changes } }: { row: ImportedRow }) {
  return (
    <>
      {problems.map(({ column, message }) => (
        <div key={column + message}>
          <b>{column}:</b> {message}
        </div>
      ))}
      {changes.map(({ column, from, to }) => (
        <div key={column}>
          <b>{column}:</b> <del>{from || '(puste)'}</del> → <ins>{to || '(puste)'}</ins>
        </div>
      ))}
    </>
  );
}

function count(rows: readonly ImportedRow[], action: ImportedRow['action']): string {
  return formatNumber(rows.filter((row) => row.action === action).length);
}
